import { useEffect, useEffectEvent, useRef } from 'react';
import { withTimeLimit } from '../api/withTimeLimit.ts';
import { forgetInTab } from './forgetSession.ts';
import { hasSessionKey, lastUserKey, readLastUser, sessionKey } from './sdkStorage.ts';
import { signInLimit } from './signInLimit.ts';
import type { SignInRateLimit } from './SignInRateLimit.ts';

/** How long after a failure the service is asked again, in milliseconds: at first, and at most after several. */
const firstRetryMs = 10_000;
const longestRetryMs = 60_000;

/** Renews the session; an answer without success has a code. */
type Refresh = () => Promise<{ ok: boolean; code?: number }>;

/** What this tab does about another. */
interface Follower {
  /** Whether nobody is signed in here. */
  isSignedOut: boolean;
  /** Who was signed in here last, as far as that is known. */
  userId: string | undefined;
  /** Called when the person has signed out in another tab, before the service has confirmed it. */
  onSignOut: () => void;
}

/**
 * Follows what other tabs do to the session. Asks the service once another tab has ended it or somebody has signed in
 * there, until the service answers. After a sign-out, this tab forgets the person.
 */
export function useOtherTabs(
  sdk: { refresh: Refresh },
  rateLimit: SignInRateLimit,
  { isSignedOut, userId, onSignOut }: Follower,
) {
  const forget = useEffectEvent(() => {
    forgetInTab(userId);
    onSignOut();
  });
  const onStorage = useEffectEvent(({ key, newValue }: StorageEvent, ask: () => void) => {
    const isGone = (name: string) => newValue === null && (key === null || key === name);
    const isSet = (name: string) => newValue !== null && key === name;
    // A tab that was asleep hears of it late: in the browser, somebody else may have signed in since.
    if (isGone(lastUserKey)) forget();
    // The session is noted at each renewal, the user at the sign-in of another person.
    const mayHaveBegun = isSet(lastUserKey) || (isSignedOut && isSet(sessionKey));
    if (isGone(lastUserKey) || isGone(sessionKey) || mayHaveBegun) ask();
  });
  // A page that the browser has kept for a step back has heard nothing meanwhile.
  const lastUserAtHide = useRef<string>(null);
  const onPageHide = useEffectEvent(() => {
    lastUserAtHide.current = readLastUser();
  });
  const onPageShow = useEffectEvent(({ persisted }: PageTransitionEvent, ask: () => void) => {
    if (!persisted) return;
    if (lastUserAtHide.current !== null && readLastUser() !== lastUserAtHide.current) forget();
    if (!isSignedOut || hasSessionKey()) ask();
  });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let isAsking = false;
    let pause = new AbortController();
    let retryMs = firstRetryMs;
    const ask = async () => {
      // What has happened may have changed the answer.
      pause.abort();
      retryMs = firstRetryMs;
      if (isAsking) return;
      isAsking = true;
      for (let isAnswered = false; !isAnswered && !signal.aborted;) {
        if (rateLimit.isOver) isAnswered = await isDecided(sdk.refresh);
        const wait = Math.max(retryMs, rateLimit.until - performance.now());
        retryMs = Math.min(retryMs * 2, longestRetryMs);
        pause = new AbortController();
        if (!isAnswered) await rest(wait, AbortSignal.any([signal, pause.signal]));
      }
      isAsking = false;
    };
    addEventListener('storage', (event) => onStorage(event, () => void ask()), { signal });
    addEventListener('pagehide', onPageHide, { signal });
    addEventListener('pageshow', (event) => onPageShow(event, () => void ask()), { signal });
    return () => stop.abort();
  }, [sdk, rateLimit]);
}

/** Asks once. @returns whether the service has said what became of the session. */
async function isDecided(refresh: Refresh): Promise<boolean> {
  try {
    const { ok, code } = await withTimeLimit(signInLimit, async () => refresh());
    return ok || code === 401;
  } catch {
    return false;
  }
}

/** Waits so long, or until there is a network again. */
const rest = async (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const timer = setTimeout(resolve, milliseconds);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', end);
    addEventListener('online', end, { once: true, signal });
  });
