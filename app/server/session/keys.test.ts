import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createHostedServer, keyServerFailures } from '../testing/hostedServer.ts';
import { createSigningKey } from '../testing/testKeys.ts';

const in2Hours = () => Math.floor(Date.now() / 1000) + 7200;
const signedOut = '200 UNAUTHENTICATED';
const unreachable = '503 SERVICE_UNAVAILABLE';

/** Lets these minutes pass. */
const pass = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);

/** Starts a hosted server whose time passes only when the test says so. */
async function startHosted() {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  return createHostedServer();
}

describe('the keys of a hosted project', () => {
  test('are fetched once for many people at once, and waited for', async () => {
    const { service, tryToken } = await startHosted();
    service.failure = (response) => void pause(200).then(() => service.publish(response));
    const tokens = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => service.token({ sub: `U${index}` })),
    );
    const answers = await Promise.all([...tokens, ...tokens].map(tryToken));
    expect(new Set(answers)).toEqual(new Set(['signed in']));
    expect(service.asked).toBe(1);
  });

  test('sign nobody out if they cannot be fetched, and count as soon as they can', async () => {
    const { service, tryToken } = await startHosted();
    const token = await service.token();
    for (const [failure, fail] of Object.entries(keyServerFailures)) {
      service.failure = fail;
      expect([failure, await tryToken(token)]).toEqual([failure, unreachable]);
    }
    service.failure = undefined;
    expect(await tryToken(token)).toBe('signed in');
  });

  test('are kept for ten minutes while the service is down', async () => {
    const { service, tryToken } = await startHosted();
    const early = await service.token({ exp: in2Hours() });
    expect(await tryToken(early)).toBe('signed in');
    service.failure = keyServerFailures['is down'];
    pass(9.9);
    const late = await service.token({ exp: in2Hours() });
    expect(await tryToken(late)).toBe('signed in');
    pass(0.2);
    expect(await tryToken(await service.token())).toBe(unreachable);
    expect(await tryToken(late)).toBe('signed in');
    service.failure = undefined;
    expect(await tryToken(early)).toBe('signed in');
  });

  test('are fetched again for a key that is not among them, but not within 30 seconds', async () => {
    const { service, tryToken } = await startHosted();
    await tryToken(await service.token());
    service.published.push(await createSigningKey('K2'));
    for (let time = 0; time < 20; time += 1) {
      expect(await tryToken(await service.token({ sub: `U${time}` }))).toBe(signedOut);
    }
    expect(service.asked).toBe(1);
    pass(0.51);
    expect(await tryToken(await service.token())).toBe('signed in');
    expect(await tryToken(await service.token({}, service.published[0]))).toBe('signed in');
    expect(service.asked).toBe(2);
  });

  test('no longer count once they are withdrawn, after ten minutes, or twenty for a token that was used', async () => {
    const { service, tryToken } = await startHosted();
    const withdrawn = service.newest;
    expect(await tryToken(await service.token())).toBe('signed in');
    service.published = [await createSigningKey('K2')];
    pass(9.9);
    const used = await service.token({ exp: in2Hours() }, withdrawn);
    expect(await tryToken(used)).toBe('signed in');
    pass(0.2);
    const unused = await service.token({ exp: in2Hours() }, withdrawn);
    expect(await tryToken(unused)).toBe(signedOut);
    expect(await tryToken(used)).toBe('signed in');
    pass(9.9);
    expect(await tryToken(used)).toBe(signedOut);
    expect(await tryToken(await service.token())).toBe('signed in');
  });
});
