import { useCallback, useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { Message } from '../components/Message.tsx';
import { PageLayout } from '../components/PageLayout.tsx';
import { PageSpinner } from '../components/PageSpinner.tsx';
import { SaveBeforeLogout } from '../food-log/unsaved/SaveBeforeLogout.tsx';
import { useSession } from '../session/useSession.ts';

/** Signs out once everything is saved, then shows the home page (spec §2, §4). */
export function LogoutPage() {
  const { session, signOut } = useSession();
  const [isReady, setIsReady] = useState(false);
  const [failed, setFailed] = useState(false);
  const onReady = useCallback(() => setIsReady(true), []);
  const isSignedIn = session.status === 'signedIn';
  const mustSignOut = isSignedIn && isReady && !failed;

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
      ) : isSignedIn && !isReady ? (
        <SaveBeforeLogout onReady={onReady} />
      ) : (
        <PageSpinner />
      )}
    </PageLayout>
  );
}
