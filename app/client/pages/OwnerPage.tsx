import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Message } from '../components/Message.tsx';
import { PageLayout } from '../components/PageLayout.tsx';
import { SignInUnreachable } from '../components/SignInUnreachable.tsx';
import { t } from '../language/t.ts';
import { loginPath } from '../session/loginPath.ts';
import { type Owner, ownerOf } from '../session/ownerOf.ts';
import { useSession } from '../session/useSession.ts';
import { useStore } from '../store/StoreContext.ts';
import { LogoutButton } from './LogoutButton.tsx';

const storedChanges = () =>
  t('This device keeps changes that are not saved yet, until the person who made them logs in.');

/** A page of the person who has the token, or a Login button for a visitor (spec §2). */
export function OwnerPage({
  title,
  children,
}: {
  title: string;
  children: (owner: Owner) => ReactNode;
}) {
  const { session } = useSession();
  const { mutations, unstored } = useStore();
  const hasStored = mutations.some(({ id, status }) => status !== 'applied' && !unstored.has(id));
  const owner = ownerOf(session);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  if (owner) {
    return (
      <PageLayout title={title} action={<LogoutButton />}>
        {children(owner)}
      </PageLayout>
    );
  }
  return (
    <PageLayout title={title}>
      {session.status === 'loading' && <Message>{t('Loading...')}</Message>}
      {session.status === 'signedOut' && (
        <Message
          // The session may have ended in another tab.
          role="alert"
          details={hasStored ? storedChanges() : undefined}
          actionName={t('Login')}
          onAction={() => void navigate(loginPath(pathname + search))}
        >
          {t('You are not logged in')}
        </Message>
      )}
      {session.status === 'unreachable' && <SignInUnreachable onRetry={session.retry} />}
    </PageLayout>
  );
}
