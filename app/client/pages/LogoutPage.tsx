import Button from '@mui/material/Button';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { Message } from '../components/Message.tsx';
import { PageLayout } from '../components/PageLayout.tsx';
import { PageSpinner } from '../components/PageSpinner.tsx';
import { SaveBeforeLogout } from '../food-log/sync-status/SaveBeforeLogout.tsx';
import { t } from '../language/t.ts';
import { useSession } from '../session/useSession.ts';

/** Signs out once everything is saved, then shows the home page (spec §2, §4). */
export function LogoutPage() {
  const { session, signOut } = useSession();
  const [isReady, setIsReady] = useState(false);
  const [failed, setFailed] = useState(false);
  const [afterwards, setAfterwards] = useState<() => void>();
  const onReady = useCallback((then?: () => void) => {
    setAfterwards(() => then);
    setIsReady(true);
  }, []);
  // What waits may be saved by now; else the person decides again.
  const startAgain = () => {
    setAfterwards(undefined);
    setIsReady(false);
    setFailed(false);
  };
  const isSignedIn = session.status === 'signedIn';
  const mustSignOut = isSignedIn && isReady && !failed;

  const decided = useRef<() => void>(undefined);
  useEffect(() => {
    if (!mustSignOut) return;
    decided.current = afterwards;
    signOut(() => decided.current?.()).catch(() => setFailed(true));
  }, [mustSignOut, signOut, afterwards]);
  // The answer may come after all: by then, the person has read that nothing was discarded, and decides again or goes on.
  useEffect(() => {
    if (!failed) return undefined;
    return () => {
      decided.current = undefined;
    };
  }, [failed]);

  if (session.status === 'signedOut') return <Navigate to="/" replace />;
  return (
    <PageLayout title={t('Logout')}>
      {failed || session.status === 'unreachable' ? (
        <Message
          role="alert"
          actionName={t('Try again')}
          onAction={session.status === 'unreachable' ? session.retry : startAgain}
          otherAction={
            <Button component={Link} to="/food-log">
              {t('Back to the food log')}
            </Button>
          }
        >
          {afterwards
            ? t(
                'You are still signed in, and nothing was discarded: sign-in cannot be reached right now.',
              )
            : t('You are still signed in: sign-in cannot be reached right now.')}
        </Message>
      ) : isSignedIn && !isReady ? (
        <SaveBeforeLogout onReady={onReady} />
      ) : (
        <PageSpinner />
      )}
    </PageLayout>
  );
}
