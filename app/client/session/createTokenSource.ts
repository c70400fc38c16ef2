import { jwtDecode } from 'jwt-decode';
import { ApiError } from '../api/ApiError.ts';
import type { TokenSource } from '../api/createApi.ts';
import { withTimeLimit } from '../api/withTimeLimit.ts';
import { signInLimit } from './signInLimit.ts';
import type { SignInRateLimit } from './SignInRateLimit.ts';

/** The part of the sign-in SDK that a {@link TokenSource} needs. */
interface TokenSdk {
  getSessionToken: () => string;
  isJwtExpired: (token: string) => boolean;
  refresh: () => Promise<{ ok: boolean; code?: number }>;
}

/** The id of the person whose token it is; undefined when it is no token. */
export function subjectOf(token: string): string | undefined {
  try {
    return jwtDecode(token).sub;
  } catch {
    return undefined;
  }
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
 * would use the same refresh token twice.
 */
export function createTokenSource(
  sdk: TokenSdk,
  rateLimit: SignInRateLimit,
  started: Promise<void>,
  { userId, onOtherPerson, onEnd }: TokenOwner,
): TokenSource {
  let renewal: Promise<string> | undefined;

  function own(token: string): string {
    const subject = subjectOf(token);
    if (userId === undefined || subject === undefined || subject === userId) return token;
    onOtherPerson();
    throw new Error('Another person has signed in in this browser.');
  }

  async function refresh(): Promise<string> {
    if (!rateLimit.isOver) throw new ApiError(429, undefined, { retryAt: rateLimit.until });
    const { ok, code = 0 } = await withTimeLimit(signInLimit, async () => sdk.refresh());
    if (ok) return own(sdk.getSessionToken());
    if (code === 429) throw new ApiError(429, undefined, { retryAt: rateLimit.until });
    if (code === 401) {
      onEnd();
      return '';
    }
    throw new Error(`The sign-in service could not renew the session (status ${code}).`);
  }

  /** The token that the SDK has; undefined when it cannot be used. */
  function current(): string | undefined {
    const token = sdk.getSessionToken();
    const isUsable = subjectOf(token) !== undefined && !sdk.isJwtExpired(token);
    return isUsable ? own(token) : undefined;
  }

  const renewToken = async () => {
    await started;
    renewal ??= refresh().finally(() => {
      renewal = undefined;
    });
    return renewal;
  };

  return {
    getToken: async () => {
      const token = current();
      if (token !== undefined) return token;
      await started;
      return current() ?? renewToken();
    },
    renewToken,
  };
}
