import { useDescope, useSession as useSdkSession, useUser } from '@descope/react-sdk/flows';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createTokenSource } from './createTokenSource.ts';
import type { Session, SessionValue } from './Session.types.ts';
import { SessionContext } from './SessionContext.ts';
import { toSessionUser } from './toSessionUser.ts';

/** The SDK is known to stay "loading" for ever on some networks; past this the person gets a way out. */
const longestLoading = 10_000;

/** Where the SDK notes that this device has a session. */
const sessionMark = 'DSLI';

function hasSessionMark(): boolean {
  try {
    return localStorage.getItem(sessionMark) !== null;
  } catch {
    // Where storage is blocked, the SDK keeps no session either.
    return false;
  }
}

/** What came of asking the service again for a session that the SDK does not know. */
type Recovery = 'untried' | 'failed' | 'done';

/**
 * The only caller of the sign-in SDK's hooks. Turns them into one {@link Session}, and covers what the
 * SDK leaves open: a service that cannot be reached at the start, and a sign-out in another tab.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const sdk = useDescope();
  const { isSessionLoading, isAuthenticated } = useSdkSession();
  const { isUserLoading, user } = useUser();
  const [recovery, setRecovery] = useState<Recovery>('untried');
  const [loadingTooLong, setLoadingTooLong] = useState(false);

  const loading = isSessionLoading || (isAuthenticated && isUserLoading);
  // After a start with the service away, the SDK says "not authenticated" of a session that may be valid.
  const forgotten = !loading && !isAuthenticated && hasSessionMark();

  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(setLoadingTooLong, longestLoading, true);
    return () => {
      clearTimeout(timer);
      setLoadingTooLong(false);
    };
  }, [loading]);

  useEffect(() => {
    if (!forgotten || recovery !== 'untried') return;
    sdk.refresh().then(
      ({ code = 0 }) => setRecovery(code >= 500 ? 'failed' : 'done'),
      () => setRecovery('failed'),
    );
  }, [forgotten, recovery, sdk]);

  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      const signedOutElsewhere = newValue === null && (key === null || key === sessionMark);
      if (signedOutElsewhere) void sdk.refresh().catch(() => {});
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [sdk]);

  const tokens = useMemo(() => createTokenSource(sdk), [sdk]);
  const value = useMemo<SessionValue>(() => {
    const session = ((): Session => {
      if (loading && loadingTooLong)
        return { status: 'unreachable', retry: () => location.reload() };
      if (loading) return { status: 'loading' };
      if (isAuthenticated && user) return { status: 'signedIn', user: toSessionUser(user) };
      if (isAuthenticated)
        return { status: 'unreachable', retry: () => void sdk.me().catch(() => {}) };
      if (!forgotten || recovery === 'done') return { status: 'signedOut' };
      if (recovery === 'failed') {
        return { status: 'unreachable', retry: () => setRecovery('untried') };
      }
      return { status: 'loading' };
    })();
    return {
      session,
      tokens,
      signOut: async () => {
        const { ok, code = 0 } = await sdk.logout();
        // A session that the service does not know any more is as good as ended.
        if (!ok && code !== 401) throw new Error(`The sign-in service answered ${code}.`);
      },
    };
  }, [sdk, tokens, loading, loadingTooLong, isAuthenticated, user, forgotten, recovery]);

  return <SessionContext value={value}>{children}</SessionContext>;
}
