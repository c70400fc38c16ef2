import { withTimeLimit } from '../api/withTimeLimit.ts';
import type { Store } from '../store/Store.ts';
import { forgetSession } from './forgetSession.ts';
import type { SessionValue } from './Session.types.ts';
import { signInLimit } from './signInLimit.ts';
import type { SignInRateLimit } from './SignInRateLimit.ts';

/** The part of the sign-in SDK that a sign-out needs. */
interface SignOutSdk {
  getSessionToken: () => string;
  logout: () => Promise<{ ok: boolean; code?: number }>;
}

/**
 * Creates the function that ends the session.
 * @param userId whose session it is, as far as that is known.
 */
export function createSignOut(
  sdk: SignOutSdk,
  rateLimit: SignInRateLimit,
  store: Store,
  userId: string | undefined,
): SessionValue['signOut'] {
  return async (afterwards) => {
    if (!rateLimit.isOver) throw new Error('The sign-in service has had too many requests.');
    await withTimeLimit(signInLimit, async () => {
      const { ok, code = 0 } = await sdk.logout();
      // A session unknown to the service is as good as ended.
      // Nor does one whose token the SDK has deleted go on in this browser.
      const isOver = ok || code === 401 || !sdk.getSessionToken();
      if (!isOver) throw new Error(`The sign-in service answered ${code}.`);
      // Within the limit or not: the answer has ended the session.
      afterwards();
      forgetSession(userId);
      void store.endSession();
    });
  };
}
