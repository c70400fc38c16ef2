import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryDevice } from '../testing/MemoryDevice.ts';
import { createSignOut } from './createSignOut.ts';
import { SignInRateLimit } from './SignInRateLimit.ts';

type Answer = { ok: boolean; code?: number };

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('dls_last_user_login_id', 'demo@example.com');
  sessionStorage.setItem('food-log draft U1', '{"name":"Half a soup"}');
  sessionStorage.setItem('food-log edit U1 1', '{"name":"Half a stew"}');
  sessionStorage.setItem('foodlog tab', '1');
  sessionStorage.setItem('food-log draft U2', '{"name":"Half a pie"}');
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

/** Asks for a sign-out, which the service answers after a while. */
function signOut(
  after: number,
  answer: Answer | Error,
  { token = '', until = 0, userId }: { token?: string; until?: number; userId?: string } = {},
) {
  const logout = vi.fn<() => Promise<Answer>>(async () => {
    await new Promise((resolve) => setTimeout(resolve, after));
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const device = new MemoryDevice({ user: { id: 'U1' } });
  const rateLimit = new SignInRateLimit();
  rateLimit.until = until;
  const afterwards = vi.fn<() => void>();
  const signingOut = createSignOut(
    { logout, getSessionToken: () => token },
    rateLimit,
    device.open(),
    userId,
  )(afterwards);
  // Each test says what it expects of it later.
  signingOut.catch(() => {});
  /** What is left of the person, and what is left to do. */
  const left = () => ({
    user: device.rows.user !== undefined,
    names: localStorage.length,
    drafts: sessionStorage.length,
    toDo: 1 - afterwards.mock.calls.length,
  });
  return { signingOut, left, logout };
}

const everything = { user: true, names: 1, drafts: 4, toDo: 1 };
const nothing = { user: false, names: 0, drafts: 0, toDo: 0 };

describe('a sign-out', () => {
  it.each<[string, Answer]>([
    ['that the service confirms', { ok: true }],
    ['of a session that the service does not know', { ok: false, code: 401 }],
    ['after which the browser has no token', { ok: false, code: 500 }],
  ])('%s leaves nothing of the person', async (_, answer) => {
    const { signingOut, left } = signOut(1000, answer);
    await vi.advanceTimersByTimeAsync(900);
    expect(left()).toEqual(everything);
    await vi.advanceTimersByTimeAsync(100);
    await signingOut;
    expect(left()).toEqual(nothing);
  });

  it('leaves what somebody else has half typed in this tab', async () => {
    const { signingOut, left } = signOut(0, { ok: true }, { userId: 'U1' });
    await vi.advanceTimersByTimeAsync(0);
    await signingOut;
    expect(left()).toEqual({ ...nothing, drafts: 1 });
    expect(sessionStorage.getItem('food-log draft U2')).toContain('pie');
  });

  it('that is answered after the time limit leaves nothing of the person either', async () => {
    const { signingOut, left } = signOut(12_000, { ok: true });
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(signingOut).rejects.toThrow('No answer within 10000 ms.');
    expect(left()).toEqual(everything);
    await vi.advanceTimersByTimeAsync(2000);
    expect(left()).toEqual(nothing);
  });

  it.each([
    ['fails without an answer', new TypeError('Failed to fetch'), 'Failed to fetch'],
    ['is refused', { ok: false, code: 500 }, 'The sign-in service answered 500.'],
  ])('that %s leaves everything', async (_, answer, message) => {
    const { signingOut, left } = signOut(1000, answer, { token: 'token' });
    await vi.advanceTimersByTimeAsync(1000);
    await expect(signingOut).rejects.toThrow(message);
    expect(left()).toEqual(everything);
  });

  it('is not sent before the service allows it', async () => {
    const { signingOut, left, logout } = signOut(0, { ok: true }, { until: performance.now() + 1 });
    await expect(signingOut).rejects.toThrow('too many requests');
    expect(logout).not.toHaveBeenCalled();
    expect(left()).toEqual(everything);
  });
});
