import {
  AuthProvider,
  useDescope,
  useSession as useSdkSession,
  useUser,
} from '@descope/react-sdk/flows';
import {
  type ReactNode,
  StrictMode,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { useStore } from '../store/StoreContext.ts';
import type { RuntimeConfig } from '../runtimeConfig.ts';
import { createSignOut } from './createSignOut.ts';
import { createTokenSource } from './createTokenSource.ts';
import { isSessionUser } from './isSessionUser.ts';
import { hasSessionKey, startsWithoutRequest } from './sdkStorage.ts';
import { SessionContext } from './SessionContext.ts';
import {
  initialSession,
  isSignedOutElsewhere,
  loadingOf,
  ownerOfSession,
  type SdkState,
  sessionOf,
  sessionReducer,
  subjectOfSession,
  userOf,
} from './sessionReducer.ts';
import { signInLimit } from './signInLimit.ts';
import { SignInRateLimit } from './SignInRateLimit.ts';
import { toSessionUser } from './toSessionUser.ts';
import { useOtherTabs } from './useOtherTabs.ts';
import { useRecovery } from './useRecovery.ts';
import { useStoredUser } from './useStoredUser.ts';

// Some browsers drop a Secure cookie on plain http.
const sessionCookie = { sameSite: 'Strict', secure: location.protocol === 'https:' } as const;

const isSame = (one: SdkState, other: SdkState) =>
  one.isStarting === other.isStarting &&
  one.isAuthenticated === other.isAuthenticated &&
  one.isUserLoading === other.isUserLoading &&
  one.token === other.token &&
  one.user === other.user &&
  one.hasSessionKey === other.hasSessionKey;

/** What the sign-in SDK says now. The only caller of its hooks. */
function useSdkState(sdk: ReturnType<typeof useDescope>): SdkState {
  const { isSessionLoading, isAuthenticated, sessionToken } = useSdkSession();
  const { isUserLoading, user } = useUser();
  // A start that asks nothing can end before React has rendered that it began, as in WebKit. The SDK then calls itself
  // loading for ever.
  const [hasNothingToLoad] = useState(startsWithoutRequest);
  return {
    isStarting: isSessionLoading && !hasNothingToLoad,
    isAuthenticated,
    isUserLoading,
    token: sessionToken || sdk.getSessionToken(),
    user: useMemo(() => user && toSessionUser(user), [user]),
    hasSessionKey: hasSessionKey(),
  };
}

/** Turns what the SDK, the service and other tabs say into one session. sessionReducer.ts decides what follows. */
function SdkSession({ rateLimit, children }: { rateLimit: SignInRateLimit; children: ReactNode }) {
  const sdk = useDescope();
  const store = useStore();
  const sdkState = useSdkState(sdk);
  const [state, dispatch] = useReducer(sessionReducer, sdkState, (first) => {
    const { user } = store;
    return initialSession(first, isSessionUser(user) ? user : undefined);
  });
  if (!isSame(state.sdk, sdkState)) dispatch({ type: 'sdkChanged', sdk: sdkState });

  const request = useMemo(
    () => ({ session: async () => sdk.refresh(), user: async () => sdk.me() }),
    [sdk],
  );
  useRecovery(state, dispatch, request, rateLimit);

  const loading = loadingOf(state);
  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(dispatch, signInLimit, { type: 'slow' });
    return () => clearTimeout(timer);
  }, [loading]);

  const { isStarting } = state.sdk;
  const [started] = useState(() => Promise.withResolvers<void>());
  useEffect(() => {
    if (!isStarting) started.resolve();
  }, [isStarting, started]);

  const session = useMemo(
    () =>
      sessionOf(state, () => (loadingOf(state) ? location.reload() : dispatch({ type: 'retry' }))),
    [state],
  );
  const user = userOf(state);
  const subject = subjectOfSession(state);
  useStoredUser(user && state.lastUser, isSignedOutElsewhere(state) ? undefined : subject);
  const lastSubject = useRef(subject);
  useEffect(() => {
    if (subject === undefined) return;
    const isOther = lastSubject.current !== undefined && lastSubject.current !== subject;
    lastSubject.current = subject;
    // The SDK does not ask for the other person by itself. A reload shows their pages.
    if (isOther && user && user.id !== subject) location.reload();
  }, [user, subject]);

  const userId = ownerOfSession(state)?.id;
  const tokens = useMemo(
    () =>
      createTokenSource(sdk, rateLimit, started.promise, {
        userId,
        // A reload shows the pages of the person who has signed in since.
        onOtherPerson: () => location.reload(),
        onEnd: () => dispatch({ type: 'ended' }),
      }),
    [sdk, rateLimit, started, userId],
  );
  const lastUserId = state.lastUser?.id;
  const signOut = useMemo(
    () => createSignOut(sdk, rateLimit, store, lastUserId),
    [sdk, rateLimit, store, lastUserId],
  );
  useOtherTabs(sdk, rateLimit, {
    isSignedOut: session.status === 'signedOut',
    userId: lastUserId,
    onSignOut: () => dispatch({ type: 'signedOutElsewhere' }),
  });

  const value = useMemo(() => ({ session, tokens, signOut }), [session, tokens, signOut]);
  return <SessionContext value={value}>{children}</SessionContext>;
}

/**
 * Wraps the app in the sign-in provider, and tells everything below who is signed in. Strict mode begins below the
 * provider, because inside it the provider would create two SDKs from the same hooks.
 */
export function SessionProvider({
  config,
  children,
}: {
  config: RuntimeConfig;
  children: ReactNode;
}) {
  const [rateLimit] = useState(() => new SignInRateLimit());
  const [hooks] = useState(() => rateLimit.createHooks());
  return (
    <AuthProvider {...config} sessionTokenViaCookie={sessionCookie} hooks={hooks}>
      <StrictMode>
        <SdkSession rateLimit={rateLimit}>{children}</SdkSession>
      </StrictMode>
    </AuthProvider>
  );
}
