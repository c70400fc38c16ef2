import { PageLayout } from '../components/PageLayout.tsx';
import { PageSpinner } from '../components/PageSpinner.tsx';
import { SignInUnreachable } from '../components/SignInUnreachable.tsx';
import { Today } from '../food-log/Today.tsx';
import { ownerOf } from '../session/ownerOf.ts';
import { useSession } from '../session/useSession.ts';
import { LogoutButton } from './LogoutButton.tsx';

import { Welcome } from './Welcome.tsx';

/** The home page (spec §2; the content is ours): a welcome with a Login button, or today's totals at a glance. */
export function HomePage() {
  const { session } = useSession();
  const owner = ownerOf(session);
  if (owner) {
    return (
      <PageLayout action={<LogoutButton />}>
        <Today key={owner.userId} {...owner} />
      </PageLayout>
    );
  }
  return (
    <PageLayout>
      {session.status === 'loading' && <PageSpinner />}
      {session.status === 'unreachable' && <SignInUnreachable onRetry={session.retry} />}
      {session.status === 'signedOut' && <Welcome />}
    </PageLayout>
  );
}
