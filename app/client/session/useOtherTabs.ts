import { useEffect } from 'react';
import { withTimeLimit } from '../api/withTimeLimit.ts';
import { forgetInTab } from './forgetSession.ts';
import { signInLimit } from './signInLimit.ts';
import type { SignInRateLimit } from './SignInRateLimit.ts';

/** The storage key under which the SDK notes that this browser has a session. */
export const sessionMark = 'DSLI';

/** How long after a failure the service is asked again, in milliseconds. */
const askAgain = 10_000;

/** The storage key under which the SDK notes who has signed in. It goes at a sign-out, not when a session expires. */
export const signInNote = 'dls_last_user_login_id';

/** Renews the session; an answer without success has a code. */
type Refresh = () => Promise<{ ok: boolean; code?: number }>;

/**
 * Asks the service about the session once another tab has ended it, until it answers. After a sign-out, this tab forgets the
 * person. Where nobody is signed in, it asks once somebody has signed in in another tab.
 */
export function useOtherTabs(
  sdk: { refresh: Refresh },
  rateLimit: SignInRateLimit,
  isSignedOut: boolean,
) {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let isAsking = false;
    const ask = async () => {
      if (isAsking) return;
      isAsking = true;
      for (let isAnswered = false; !isAnswered && !signal.aborted;) {
        if (rateLimit.isOver) isAnswered = await isDecided(sdk.refresh);
        const wait = Math.max(askAgain, rateLimit.until - performance.now());
        if (!isAnswered) await pause(wait, signal);
      }
      isAsking = false;
    };
    const onStorage = ({ key, newValue }: StorageEvent) => {
      const isGone = (name: string) => newValue === null && (key === null || key === name);
      // A tab that was asleep hears of it late: in the browser, somebody else may have signed in since.
      if (isGone(signInNote)) forgetInTab();
      const hasBegun = key === sessionMark && newValue !== null;
      if (isGone(sessionMark) || (isSignedOut && hasBegun)) void ask();
    };
    addEventListener('storage', onStorage, { signal });
    return () => stop.abort();
  }, [sdk, rateLimit, isSignedOut]);
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

const pause = async (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
