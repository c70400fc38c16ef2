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

test('the app is kept for a visit without a network once its page has loaded', () => {
  opens('interactive');
  registerWorker();
  vi.runAllTimers();
  expect(register).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  vi.runAllTimers();
  expect(register).toHaveBeenCalledExactlyOnceWith('/service-worker.js');
});

test('it is kept, too, where the page loads before its script runs', () => {
  opens('complete');
  registerWorker();
  vi.runAllTimers();
  expect(register).toHaveBeenCalledExactlyOnceWith('/service-worker.js');
});
