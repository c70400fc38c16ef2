import { describe, expect, it, vi } from 'vitest';
import { createTokenSource } from './createTokenSource.ts';

function sdkWith(token: string, renewal: { ok: boolean; code?: number } | Error = { ok: true }) {
  let current = token;
  return {
    getSessionToken: () => current,
    isJwtExpired: (one: string) => one === 'expired',
    refresh: vi.fn<() => Promise<{ ok: boolean; code?: number }>>(async () => {
      await Promise.resolve();
      if (renewal instanceof Error) throw renewal;
      if (renewal.ok) current = 'renewed';
      return renewal;
    }),
  };
}

describe('the session token', () => {
  it('is sent as it is while it is valid', async () => {
    const sdk = sdkWith('valid');
    await expect(createTokenSource(sdk).getToken()).resolves.toBe('valid');
    expect(sdk.refresh).not.toHaveBeenCalled();
  });

  it('is renewed once for all requests that find it expired', async () => {
    const sdk = sdkWith('expired');
    const { getToken } = createTokenSource(sdk);
    await expect(Promise.all([getToken(), getToken(), getToken()])).resolves.toEqual([
      'renewed',
      'renewed',
      'renewed',
    ]);
    expect(sdk.refresh).toHaveBeenCalledOnce();
  });

  it('is gone when the service ends the session', async () => {
    const { getToken } = createTokenSource(sdkWith('expired', { ok: false, code: 401 }));
    await expect(getToken()).resolves.toBe('');
  });

  it.each([{ ok: false, code: 500 }, new TypeError('Failed to fetch')])(
    'is not given up when the service does not answer (%s)',
    async (failure) => {
      const { getToken } = createTokenSource(sdkWith('expired', failure));
      await expect(getToken()).rejects.toThrow(/could not renew|Failed to fetch/);
    },
  );

  it('is asked for anew after a failed renewal', async () => {
    const sdk = sdkWith('expired', new TypeError('Failed to fetch'));
    const { getToken } = createTokenSource(sdk);
    await expect(getToken()).rejects.toThrow(/could not renew|Failed to fetch/);
    await expect(getToken()).rejects.toThrow(/could not renew|Failed to fetch/);
    expect(sdk.refresh).toHaveBeenCalledTimes(2);
  });
});
