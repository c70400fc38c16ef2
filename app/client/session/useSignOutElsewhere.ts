import { useEffect } from 'react';
import { forgetSession } from './forgetSession.ts';
import type { SignInRateLimit } from './SignInRateLimit.ts';

/** The storage key under which the SDK notes that this browser has a session. */
export const sessionMark = 'DSLI';

/** The storage key under which the SDK notes who has signed in. It goes at a sign-out, not when a session expires. */
const signInNote = 'dls_last_user_login_id';

/** Asks the service about the session once another tab has ended it, and forgets it when that was a sign-out. */
export function useSignOutElsewhere(
  sdk: { refresh: () => Promise<unknown> },
  rateLimit: SignInRateLimit,
) {
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      const isGone = (name: string) => newValue === null && (key === null || key === name);
      if (isGone(signInNote)) forgetSession();
      if (isGone(sessionMark) && rateLimit.isOver) void sdk.refresh().catch(() => {});
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [sdk, rateLimit]);
}
