import { useEffect } from 'react';
import { forgetInTab } from './forgetSession.ts';
import type { SignInRateLimit } from './SignInRateLimit.ts';

/** The storage key under which the SDK notes that this browser has a session. */
export const sessionMark = 'DSLI';

/** The storage key under which the SDK notes who has signed in. It goes at a sign-out, not when a session expires. */
const signInNote = 'dls_last_user_login_id';

/** Asks the service about the session once another tab has ended it. After a sign-out, this tab forgets the person. */
export function useSignOutElsewhere(
  sdk: { refresh: () => Promise<unknown> },
  rateLimit: SignInRateLimit,
) {
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      const isGone = (name: string) => newValue === null && (key === null || key === name);
      // A tab that was asleep hears of it late: in the browser, somebody else may have signed in since.
      if (isGone(signInNote)) forgetInTab();
      if (isGone(sessionMark) && rateLimit.isOver) void sdk.refresh().catch(() => {});
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [sdk, rateLimit]);
}
