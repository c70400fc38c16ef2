import { describe, expect, test, vi } from 'vitest';
import { foodLogCreate, egg } from '../testing/operations.ts';
import { createTestServer } from '../testing/testServer.ts';
import { Clock } from './Clock.ts';

const minute = 60_000;
const start = Date.UTC(2026, 10, 20, 12);

/** A clock of a machine that is some minutes behind, and ways to let time pass and to set it. */
function clockBehind(minutes: number) {
  let elapsed = 0;
  let error = -minutes * minute;
  const onBehind = vi.fn<(seconds: number) => void>();
  const clock = new Clock(
    () => new Date(start + elapsed + error),
    onBehind,
    () => elapsed,
  );
  const pass = (count: number) => void (elapsed += count * minute);
  const set = () => void (error = 0);
  const learn = (ago = 0) => clock.learn((start + elapsed - ago * minute) / 1000);
  const now = () => (clock.now().getTime() - start) / minute;
  return { clock, onBehind, pass, set, learn, now };
}

describe('the time', () => {
  test('is that of the sign-in service while the machine is behind it, and passes', () => {
    const { clock, onBehind, pass, set, learn, now } = clockBehind(2880);
    expect([now(), clock.isBehind()]).toEqual([-2880, false]);
    learn(9);
    expect([now(), clock.isBehind()]).toEqual([-9, true]);
    learn();
    pass(10);
    learn(9);
    expect(now()).toBe(10);
    set();
    expect([now(), clock.isBehind()]).toEqual([10, false]);
    expect(onBehind).toHaveBeenCalledExactlyOnceWith((2880 - 9) * 60);
  });

  test.each([-1, 0, 5, 2880])('is that of a machine that is %i minutes ahead', (minutes) => {
    const { clock, onBehind, learn, now } = clockBehind(-minutes);
    learn();
    expect([now(), clock.isBehind()]).toEqual([minutes, false]);
    expect(onBehind).not.toHaveBeenCalled();
  });
});

describe('a server whose clock is two days behind', () => {
  const now = new Date(start - 2880 * minute);
  const iat = start / 1000;

  test('logs foods on the day that it is, tells devices the time, and is in the log once', async () => {
    const lines: string[] = [];
    const logStream = { write: (line: string) => void lines.push(line) };
    const { app, token } = await createTestServer({}, { now: () => now, logStream });
    for (const [sub, day] of [
      ['U1', '2026-11-20'],
      ['U2', '2026-11-21'],
    ]) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api',
        headers: { authorization: `Bearer ${await token({ sub, iat, exp: iat + 600 })}` },
        payload: { query: foodLogCreate, variables: { data: { ...egg, day } } },
      });
      expect(answer.json()).toEqual({ data: { foodLogCreate: { id: expect.any(String) } } });
      expect(answer.headers.date).toBe('Fri, 20 Nov 2026 12:00:00 GMT');
    }
    expect(lines).toEqual([expect.stringMatching(/"seconds":172800,.*The clock of this server/)]);
  });

  test('refuses tokens that have expired', async () => {
    const { ask, token } = await createTestServer({}, { now: () => now });
    const expired = await token({ iat: iat - 4200, exp: iat - 3600 });
    await ask('{ __typename }', {}, await token({ sub: 'U2', iat, exp: iat + 600 }));
    expect(await ask('{ __typename }', {}, expired)).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });
});
