import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerWorker } from './registerWorker.ts';

const register = vi.fn<() => Promise<void>>(async () => Promise.resolve());

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('PROD', true);
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  register.mockClear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const opens = (readyState: DocumentReadyState) =>
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);

test('the app is kept for a visit without a network once its page has loaded', async () => {
  opens('interactive');
  registerWorker();
  await vi.runAllTimersAsync();
  expect(register).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(1999);
  expect(register).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(register).toHaveBeenCalledExactlyOnceWith('/service-worker.js');
});

test('it is kept, too, where the page loads before its script runs and is left at once', async () => {
  opens('complete');
  registerWorker();
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(register).toHaveBeenCalledExactlyOnceWith('/service-worker.js');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.runAllTimersAsync();
  expect(register).toHaveBeenCalledOnce();
});
