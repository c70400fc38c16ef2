import type { TokenSource } from '../api/createApi.ts';

/** The part of the sign-in SDK that a {@link TokenSource} needs. */
interface TokenSdk {
  getSessionToken: () => string;
  isJwtExpired: (token: string) => boolean;
  refresh: () => Promise<{ ok: boolean; code?: number }>;
}

/**
 * Hands out the session token, renewed when it has expired. However many requests wait for a renewal,
 * one is made. Rejects when the sign-in service does not answer: that ends no session.
 */
export function createTokenSource(sdk: TokenSdk): TokenSource {
  let renewal: Promise<string> | undefined;

  async function refresh(): Promise<string> {
    const { ok, code = 0 } = await sdk.refresh();
    if (ok) return sdk.getSessionToken();
    if (code >= 400 && code < 500) return '';
    throw new Error(`The sign-in service could not renew the session (status ${code}).`);
  }

  const renewToken = () => {
    renewal ??= refresh().finally(() => {
      renewal = undefined;
    });
    return renewal;
  };

  return {
    getToken: async () => {
      const token = sdk.getSessionToken();
      return token && !sdk.isJwtExpired(token) ? token : renewToken();
    },
    renewToken,
  };
}
