import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { Message } from '../Message.tsx';
import { PageLayout } from '../PageLayout.tsx';
import { PageSpinner } from '../PageSpinner.tsx';
import { useSession } from '../session/useSession.ts';

/** Signs out at once and ends on the home page (spec §2, §4). */
export function LogoutPage() {
  const { session, signOut } = useSession();
  const [failed, setFailed] = useState(false);
  const mustSignOut = session.status === 'signedIn' && !failed;

  useEffect(() => {
    if (mustSignOut) signOut().catch(() => setFailed(true));
  }, [mustSignOut, signOut]);

  if (session.status === 'signedOut') return <Navigate to="/" replace />;
  return (
    <PageLayout title="Logout">
      {failed || session.status === 'unreachable' ? (
        <Message
          role="alert"
          actionName="Try again"
          onAction={session.status === 'unreachable' ? session.retry : () => setFailed(false)}
        >
          You are still signed in: sign-in cannot be reached right now.
        </Message>
      ) : (
        <PageSpinner />
      )}
    </PageLayout>
  );
}
