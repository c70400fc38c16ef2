import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SignInRateLimit } from './SignInRateLimit.ts';
import { useOtherTabs } from './useOtherTabs.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** Another tab changes the storage that all share. */
const change = (key: string | null, newValue: string | null = null) =>
  dispatchEvent(new StorageEvent('storage', { key, newValue }));

const drafts = () => Object.keys(sessionStorage).filter((key) => key.includes(' U1')).length;

/** A tab in which something is half typed. */
function openTab({ isSignedOut = false } = {}) {
  const refresh = vi.fn<() => Promise<{ ok: boolean; code?: number }>>(async () => ({ ok: true }));
  const rateLimit = new SignInRateLimit();
  const onSignOut = vi.fn<() => void>();
  const follower = { isSignedOut, userId: 'U1', onSignOut };
  const { unmount } = renderHook(() => useOtherTabs({ refresh }, rateLimit, follower));
  sessionStorage.setItem('food-log draft U1', '{"name":"Half a soup"}');
  sessionStorage.setItem('food-log edit U1 1', '{"name":"Half a stew"}');
  sessionStorage.setItem('food-log draft U2', '{"name":"Half a pie of somebody else"}');
  return { refresh, rateLimit, onSignOut, unmount };
}

it('a sign-out in another tab ends what is half typed in this one', () => {
  const { refresh, onSignOut } = openTab();
  change('DSLI');
  change('dls_last_user_login_id');
  expect(refresh).toHaveBeenCalledOnce();
  expect(drafts()).toBe(0);
  expect(Object.keys(sessionStorage)).toEqual(['food-log draft U2']);
  // Whether or not the service answers.
  expect(onSignOut).toHaveBeenCalledOnce();
});

it.each([
  { isSignedOut: false, hasKey: false, asks: 1 },
  { isSignedOut: true, hasKey: true, asks: 1 },
  { isSignedOut: true, hasKey: false, asks: 0 },
])('a page that a step back brings back asks again: %j', ({ isSignedOut, hasKey, asks }) => {
  if (hasKey) localStorage.setItem('DSLI', '1');
  const { refresh } = openTab({ isSignedOut });
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(refresh).not.toHaveBeenCalled();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(refresh).toHaveBeenCalledTimes(asks);
});

it('a browser whose storage is emptied asks, and forgets what is half typed', () => {
  const { refresh } = openTab();
  change(null);
  expect(refresh).toHaveBeenCalledOnce();
  expect(drafts()).toBe(0);
});

it.each([
  { what: 'a sign-out', lastUser: undefined, signOuts: 1, left: 0 },
  { what: 'the sign-in of another person', lastUser: 'new@example.com', signOuts: 1, left: 0 },
  { what: 'nothing', lastUser: 'me@example.com', signOuts: 0, left: 2 },
])(
  'a page that a step back brings back learns of $what since, without a network',
  ({ lastUser, signOuts, left }) => {
    localStorage.setItem('dls_last_user_login_id', 'me@example.com');
    const { refresh, onSignOut } = openTab();
    refresh.mockRejectedValue(new TypeError('Failed to fetch'));
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    localStorage.clear();
    if (lastUser) localStorage.setItem('dls_last_user_login_id', lastUser);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(onSignOut).toHaveBeenCalledTimes(signOuts);
    expect(drafts()).toBe(left);
  },
);

it('a sign-out of which this tab hears late leaves the session that has begun since', () => {
  openTab();
  const session = { dls_last_user_login_id: 'new@example.com', dls_last_user_display_name: 'New' };
  for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
  change('dls_last_user_login_id');
  expect(Object.entries(localStorage)).toEqual(Object.entries(session));
  expect(drafts()).toBe(0);
});

it('a session that has expired in another tab leaves what is half typed', () => {
  const { refresh, onSignOut } = openTab();
  change('DSLI');
  expect(refresh).toHaveBeenCalledOnce();
  expect(onSignOut).not.toHaveBeenCalled();
  expect(drafts()).toBe(2);
});

it('where nobody is signed in, the service is asked once somebody has signed in in another tab', () => {
  const { refresh } = openTab({ isSignedOut: true });
  change('DSLI', '1800000000');
  expect(refresh).toHaveBeenCalledOnce();
});

it('a session that is renewed in another tab changes nothing here', () => {
  const { refresh } = openTab();
  change('DSLI', '1800000000');
  expect(refresh).not.toHaveBeenCalled();
  expect(drafts()).toBe(2);
});

it('the service is asked once another person has signed in in another tab', () => {
  const { refresh, onSignOut } = openTab();
  change('dls_last_user_login_id', 'new@example.com');
  expect(refresh).toHaveBeenCalledOnce();
  expect(onSignOut).not.toHaveBeenCalled();
  expect(drafts()).toBe(2);
});

describe('the service is asked', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('not before it allows it, but then', async () => {
    const { refresh, rateLimit } = openTab();
    rateLimit.until = performance.now() + 60_000;
    change('DSLI');
    await vi.advanceTimersByTimeAsync(59_000);
    expect(refresh).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2000);
    // An argument would be another session's token.
    expect(refresh.mock.calls).toEqual([[]]);
  });

  it.each([
    ['there is no answer', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the service fails', async () => ({ ok: false, code: 503 })],
  ])('again when %s', async (_, answer) => {
    const { refresh } = openTab();
    refresh.mockImplementationOnce(answer);
    change('DSLI');
    change('DSLI');
    await vi.advanceTimersByTimeAsync(1000);
    expect(refresh).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('less and less often while it fails, at least every minute', async () => {
    const { refresh, unmount } = openTab();
    refresh.mockResolvedValue({ ok: false, code: 500 });
    change('DSLI');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(refresh).toHaveBeenCalledTimes(12);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(refresh).toHaveBeenCalledTimes(17);
    // Something has happened again.
    change('DSLI');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(refresh).toHaveBeenCalledTimes(19);
    unmount();
  });

  it('again as soon as there is a network', async () => {
    const { refresh } = openTab();
    refresh.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    change('DSLI');
    await vi.advanceTimersByTimeAsync(1000);
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(100);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('no more once it has ended the session', async () => {
    const { refresh } = openTab();
    refresh.mockResolvedValue({ ok: false, code: 401 });
    change('DSLI');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('no more once the app is gone', async () => {
    const { refresh, unmount } = openTab();
    refresh.mockRejectedValue(new TypeError('Failed to fetch'));
    change('DSLI');
    await vi.advanceTimersByTimeAsync(1000);
    unmount();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(refresh).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });
});
