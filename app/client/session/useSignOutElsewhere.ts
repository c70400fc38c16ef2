import { useEffect } from 'react';
import { forgetInTab } from './forgetSession.ts';
import type { SignInRateLimit } from './SignInRateLimit.ts';

/** The storage key under which the SDK notes that this browser has a session. */
export const sessionMark = 'DSLI';

/** How long after a failure the service is asked again, in milliseconds. */
const askAgain = 10_000;

/** The storage key under which the SDK notes who has signed in. It goes at a sign-out, not when a session expires. */
const signInNote = 'dls_last_user_login_id';

/** Asks the service about the session once another tab has ended it, until it answers. After a sign-out, this tab forgets the person. */
export function useSignOutElsewhere(
  sdk: { refresh: () => Promise<unknown> },
  rateLimit: SignInRateLimit,
) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      try {
        if (rateLimit.isOver) await sdk.refresh();
        else timer = setTimeout(() => void ask(), rateLimit.until - performance.now());
      } catch {
        timer = setTimeout(() => void ask(), askAgain);
      }
    };
    const onStorage = ({ key, newValue }: StorageEvent) => {
      const isGone = (name: string) => newValue === null && (key === null || key === name);
      // A tab that was asleep hears of it late: in the browser, somebody else may have signed in since.
      if (isGone(signInNote)) forgetInTab();
      if (isGone(sessionMark)) {
        clearTimeout(timer);
        void ask();
      }
    };
    addEventListener('storage', onStorage);
    return () => {
      clearTimeout(timer);
      removeEventListener('storage', onStorage);
    };
  }, [sdk, rateLimit]);
}
