import { describe, expect, it, vi } from 'vitest';
import { createTokenSource } from './createTokenSource.ts';
import { SignInRateLimit } from './SignInRateLimit.ts';

const tokenOf = (sub: string, exp: string) => `.${btoa(JSON.stringify({ sub, exp }))}.`;
const [valid, expired, renewed] = ['valid', 'expired', 'renewed'].map((exp) => tokenOf('U1', exp));

function sdkWith(token = valid, renewal: { ok: boolean; code?: number } | Error = { ok: true }) {
  let current = token ?? '';
  return {
    getSessionToken: () => current,
    isJwtExpired: (one: string) => one === expired,
    refresh: vi.fn<() => Promise<{ ok: boolean; code?: number }>>(async () => {
      await Promise.resolve();
      if (renewal instanceof Error) throw renewal;
      if (renewal.ok) current = renewed ?? '';
      return renewal;
    }),
  };
}

function tokensOf(
  sdk: ReturnType<typeof sdkWith>,
  {
    until = 0,
    started = Promise.resolve(),
    onOtherPerson = () => {},
    onEnd = () => {},
  }: {
    until?: number;
    started?: Promise<void>;
    onOtherPerson?: () => void;
    onEnd?: () => void;
  } = {},
) {
  const rateLimit = new SignInRateLimit();
  rateLimit.until = until;
  return createTokenSource(sdk, rateLimit, started, { userId: 'U1', onOtherPerson, onEnd });
}

describe('the session token', () => {
  it('is used without renewal while it is valid', async () => {
    const sdk = sdkWith(valid);
    await expect(tokensOf(sdk).getToken()).resolves.toBe(valid);
    expect(sdk.refresh).not.toHaveBeenCalled();
  });

  it('is renewed once for all requests that need it after it has expired', async () => {
    const sdk = sdkWith(expired);
    const { getToken } = tokensOf(sdk);
    await expect(Promise.all([getToken(), getToken(), getToken()])).resolves.toEqual([
      renewed,
      renewed,
      renewed,
    ]);
    expect(sdk.refresh).toHaveBeenCalledOnce();
  });

  it('is the one that the SDK gets at its start, if there was none before', async () => {
    const sdk = sdkWith(expired);
    const { promise: started, resolve } = Promise.withResolvers<void>();
    const token = tokensOf(sdk, { started }).getToken();
    await Promise.resolve();
    expect(sdk.refresh).not.toHaveBeenCalled();
    await sdk.refresh();
    resolve();
    await expect(token).resolves.toBe(renewed);
    expect(sdk.refresh).toHaveBeenCalledOnce();
  });

  it('does not wait for the start of the SDK while it is valid', async () => {
    const started = new Promise<void>(() => {});
    await expect(tokensOf(sdkWith(valid), { started }).getToken()).resolves.toBe(valid);
  });

  it('is renewed without the SDK when its start has no answer for ten seconds', async () => {
    vi.useFakeTimers();
    const sdk = sdkWith(expired);
    const { getToken } = tokensOf(sdk, { started: new Promise(() => {}) });
    const first = getToken();
    await vi.advanceTimersByTimeAsync(9999);
    expect(sdk.refresh).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect(sdk.refresh).toHaveBeenCalledOnce();
    await expect(first).resolves.toBe(renewed);
  });

  it('is not renewed again and again where the clock makes it look expired', async () => {
    const sdk = sdkWith(expired);
    sdk.isJwtExpired = () => true;
    const { getToken } = tokensOf(sdk);
    await expect(getToken()).resolves.toBe(renewed);
    await expect(getToken()).resolves.toBe(renewed);
    expect(sdk.refresh).toHaveBeenCalledOnce();
  });

  it('is empty when the service has ended the session', async () => {
    const onEnd = vi.fn<() => void>();
    const { getToken } = tokensOf(sdkWith(expired, { ok: false, code: 401 }), { onEnd });
    await expect(getToken()).resolves.toBe('');
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it.each([
    { ok: false, code: 500 },
    { ok: false, code: 403 },
    { ok: false },
    new TypeError('Failed to fetch'),
  ])('is not emptied when the service fails (%s)', async (failure) => {
    const { getToken } = tokensOf(sdkWith(expired, failure));
    await expect(getToken()).rejects.toThrow(/could not renew|Failed to fetch/);
  });

  it('is requested again after a failed renewal', async () => {
    const sdk = sdkWith(expired, new TypeError('Failed to fetch'));
    const { getToken } = tokensOf(sdk);
    await expect(getToken()).rejects.toThrow(/could not renew|Failed to fetch/);
    await expect(getToken()).rejects.toThrow(/could not renew|Failed to fetch/);
    expect(sdk.refresh).toHaveBeenCalledTimes(2);
  });

  it('is renewed when it is not a token', async () => {
    await expect(tokensOf(sdkWith('garbage')).getToken()).resolves.toBe(renewed);
  });

  it('is not emptied when the service has had too many requests', async () => {
    const { getToken } = tokensOf(sdkWith(expired, { ok: false, code: 429 }));
    await expect(getToken()).rejects.toMatchObject({ name: 'ApiError', status: 429 });
  });

  it('is not requested before the service allows it', async () => {
    const sdk = sdkWith(expired);
    const until = performance.now() + 20_000;
    await expect(tokensOf(sdk, { until }).getToken()).rejects.toMatchObject({ retryAt: until });
    expect(sdk.refresh).not.toHaveBeenCalled();
  });

  it('is awaited for ten seconds at most, and requested again after that', async () => {
    vi.useFakeTimers();
    const sdk = sdkWith(expired);
    sdk.refresh.mockReturnValueOnce(new Promise(() => {}));
    const { getToken } = tokensOf(sdk);
    const first = getToken().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await first).toMatchObject({ name: 'TimeoutError' });
    await expect(getToken()).resolves.toBe(renewed);
    vi.useRealTimers();
  });

  it.each([
    ['at once', tokenOf('U2', 'valid')],
    ['by renewal', expired],
  ])('of another person is never used (%s)', async (_, token) => {
    const sdk = sdkWith(token);
    sdk.refresh.mockImplementation(async () => {
      sdk.getSessionToken = () => tokenOf('U2', 'valid');
      return { ok: true };
    });
    const onOtherPerson = vi.fn<() => void>();
    await expect(tokensOf(sdk, { onOtherPerson }).getToken()).rejects.toThrow('Another person');
    expect(onOtherPerson).toHaveBeenCalledOnce();
  });
});
