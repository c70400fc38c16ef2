import { ApiError } from '../api/ApiError.ts';
import type { TokenSource } from '../api/createApi.ts';
import { withTimeLimit } from '../api/withTimeLimit.ts';
import { signInLimit } from './signInLimit.ts';
import type { SignInRateLimit } from './SignInRateLimit.ts';
import { subjectOf } from './subjectOf.ts';

/** The part of the sign-in SDK that a {@link TokenSource} needs. */
interface TokenSdk {
  getSessionToken: () => string;
  isJwtExpired: (token: string) => boolean;
  refresh: () => Promise<{ ok: boolean; code?: number }>;
}

interface TokenOwner {
  /** The owner of the token. The token of another person, who has signed in in another tab, is never supplied. */
  userId: string | undefined;
  /** Called when the token is another person's. */
  onOtherPerson: () => void;
  /** Called when the service has ended the session. */
  onEnd: () => void;
}

/**
 * Supplies the session token, renewed when it has expired. All requests that wait share one renewal. Rejects when the
 * sign-in service does not answer, because that does not end the session.
 * @param started settles when the SDK has finished its start, at which it renews the token itself: two renewals at once
 * would use the same refresh token twice. One without an answer is not awaited for ever.
 */
export function createTokenSource(
  sdk: TokenSdk,
  rateLimit: SignInRateLimit,
  started: Promise<void>,
  { userId, onOtherPerson, onEnd }: TokenOwner,
): TokenSource {
  let renewal: Promise<string> | undefined;
  /** The last token that the service has given: the server says when it has expired. */
  let renewed = '';
  const ready = withTimeLimit(signInLimit, async () => started).catch(() => {});

  function own(token: string): string {
    const subject = subjectOf(token);
    if (userId === undefined || subject === undefined || subject === userId) return token;
    onOtherPerson();
    throw new Error('Another person has signed in in this browser.');
  }

  const isUsable = (token: string) =>
    subjectOf(token) !== undefined && (token === renewed || !sdk.isJwtExpired(token));

  async function refresh(): Promise<string> {
    if (!rateLimit.isOver) throw new ApiError(429, undefined, { retryAt: rateLimit.until });
    const { ok, code = 0 } = await withTimeLimit(signInLimit, async () => sdk.refresh());
    if (ok) {
      renewed = own(sdk.getSessionToken());
      return renewed;
    }
    if (code === 429) throw new ApiError(429, undefined, { retryAt: rateLimit.until });
    if (code === 401) {
      onEnd();
      return '';
    }
    throw new Error(`The sign-in service could not renew the session (status ${code}).`);
  }

  const renewToken = async () => {
    await ready;
    renewal ??= refresh().finally(() => {
      renewal = undefined;
    });
    return renewal;
  };

  return {
    getToken: async () => {
      const before = sdk.getSessionToken();
      if (isUsable(before)) return own(before);
      await ready;
      const now = sdk.getSessionToken();
      // The SDK has just got it: it may look expired only because the clock of this device is wrong.
      if (now !== before) renewed = now;
      return isUsable(now) ? own(now) : renewToken();
    },
    renewToken,
  };
}
