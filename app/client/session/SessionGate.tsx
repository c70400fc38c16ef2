import { useDescope, useSession as useSdkSession, useUser } from '@descope/react-sdk/flows';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDevice } from '../device/DeviceContext.ts';
import { createSignOut } from './createSignOut.ts';
import { createTokenSource } from './createTokenSource.ts';
import type { Session, SessionValue } from './Session.types.ts';
import { SessionContext } from './SessionContext.ts';
import { signInLimit } from './signInLimit.ts';
import type { SignInRateLimit } from './SignInRateLimit.ts';
import { subjectOf } from './subjectOf.ts';
import { toSessionUser } from './toSessionUser.ts';
import { useAsked } from './useAsked.ts';
import { usePerson } from './usePerson.ts';
import { sessionMark, signInNote, useOtherTabs } from './useOtherTabs.ts';

function hasSessionMark(): boolean {
  try {
    return localStorage.getItem(sessionMark) !== null;
  } catch {
    // Where storage is blocked, the SDK keeps no session either.
    return false;
  }
}

/** Whether the SDK asks the service nothing when it starts, by its own rule. */
function isVisitor(): boolean {
  try {
    return [sessionMark, signInNote, 'DSLI_DISABLED'].every(
      (key) => localStorage.getItem(key) === null,
    );
  } catch {
    return false;
  }
}

/**
 * The only caller of the sign-in SDK's hooks. It turns them into one {@link Session}, and handles what the SDK does
 * not: a service that is unreachable at the start, has too many requests or never answers, and what other tabs do to the
 * session.
 */
export function SessionGate({
  rateLimit,
  children,
}: {
  rateLimit: SignInRateLimit;
  children: ReactNode;
}) {
  const sdk = useDescope();
  const { isSessionLoading, isAuthenticated, sessionToken } = useSdkSession();
  const { isUserLoading, user } = useUser();
  const [loadingTooLong, setLoadingTooLong] = useState(false);

  // A start that asks nothing can end before React has rendered that it began, as in WebKit. The SDK then calls itself
  // loading for ever.
  const [hasNothingToLoad] = useState(isVisitor);
  const isStarting = isSessionLoading && !hasNothingToLoad;
  const loading = isStarting || (isAuthenticated && isUserLoading);
  // When the service was unreachable at the start, the SDK says "not authenticated" of a session that may be valid.
  const forgotten = !loading && !isAuthenticated && hasSessionMark();
  const [isEnded, setIsEnded] = useState(false);
  if (isEnded && isAuthenticated) setIsEnded(false);
  // The token that the person had when they signed out in another tab; the service may not have told this one yet.
  const [leftWith, setLeftWith] = useState<string>();
  const hasLeft = isAuthenticated && leftWith !== undefined && sessionToken === leftWith;
  const refresh = useCallback(async () => sdk.refresh(), [sdk]);
  const recovery = useAsked(forgotten, refresh, rateLimit);
  const me = useCallback(async () => sdk.me(), [sdk]);
  const identity = useAsked(!loading && isAuthenticated && !user, me, rateLimit);

  // Two requests, each with as much time.
  const stage = loading ? (isStarting ? 'session' : 'person') : 'loaded';
  useEffect(() => {
    if (stage === 'loaded') return undefined;
    const timer = setTimeout(setLoadingTooLong, signInLimit, true);
    return () => {
      clearTimeout(timer);
      setLoadingTooLong(false);
    };
  }, [stage]);

  const [started] = useState(() => Promise.withResolvers<void>());
  useEffect(() => {
    if (!isStarting) started.resolve();
  }, [isStarting, started]);

  const device = useDevice();
  const subject = subjectOf(sessionToken || sdk.getSessionToken());
  // Who has left is nobody here, so that the device keeps what the same person does after they have signed in again.
  const named = useMemo(
    () => (hasLeft || !user ? undefined : toSessionUser(user)),
    [hasLeft, user],
  );
  // Until the service answers, whoever has the token is the person who was here last.
  const person = usePerson(named, hasLeft ? undefined : subject);
  const isTheirs = person !== undefined && person.id === subject;
  const known = (isAuthenticated && user) || isTheirs ? person : undefined;
  const userId = known?.id;
  const lastSubject = useRef(subject);
  useEffect(() => {
    if (subject === undefined) return;
    const isOther = lastSubject.current !== undefined && lastSubject.current !== subject;
    lastSubject.current = subject;
    // The SDK does not ask for the other person by itself. A reload shows their pages.
    if (isOther && named && named.id !== subject) location.reload();
  }, [named, subject]);
  const tokens = useMemo(
    () =>
      createTokenSource(sdk, rateLimit, started.promise, {
        userId,
        // A reload shows the pages of the person who has signed in since.
        onOtherPerson: () => location.reload(),
        onEnd: () => setIsEnded(true),
      }),
    [sdk, rateLimit, started, userId],
  );
  const signOut = useMemo(() => createSignOut(sdk, rateLimit, device), [sdk, rateLimit, device]);
  const value = useMemo<SessionValue>(() => {
    const session = ((): Session => {
      const isOver = !forgotten || recovery.state === 'answered' || isEnded;
      if (hasLeft || (!loading && !isAuthenticated && isOver)) return { status: 'signedOut' };
      if (known) return { status: 'signedIn', user: known };
      if (loading && loadingTooLong)
        return { status: 'unreachable', retry: () => location.reload() };
      if (loading) return { status: 'loading', userId: subject };
      const { state, askAgain } = isAuthenticated ? identity : recovery;
      return state === 'asking'
        ? { status: 'loading' }
        : { status: 'unreachable', retry: askAgain };
    })();
    return {
      session,
      tokens,
      signOut,
    };
  }, [
    tokens,
    signOut,
    loading,
    loadingTooLong,
    isAuthenticated,
    isEnded,
    hasLeft,
    known,
    subject,
    forgotten,
    recovery,
    identity,
  ]);

  useOtherTabs(sdk, rateLimit, {
    isSignedOut: value.session.status === 'signedOut',
    onSignOut: () => setLeftWith(sessionToken),
  });

  return <SessionContext value={value}>{children}</SessionContext>;
}
