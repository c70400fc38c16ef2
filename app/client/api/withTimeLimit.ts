/**
 * Runs `work` for a limited time.
 * @param milliseconds after which it is given up.
 * @param signal gives it up earlier.
 * @throws a TimeoutError after the limit, the signal's reason when that aborts, or what `work` throws.
 */
export async function withTimeLimit<Result>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const limit = new AbortController();
  const { promise: givenUp, reject } = Promise.withResolvers<never>();
  const either = signal ? AbortSignal.any([signal, limit.signal]) : limit.signal;
  either.throwIfAborted();
  either.addEventListener('abort', () => reject(either.reason), { once: true });
  // Not AbortSignal.timeout: a test that moves the clock does not move its time.
  const timer = setTimeout(() => {
    limit.abort(new DOMException(`No answer within ${milliseconds} ms.`, 'TimeoutError'));
  }, milliseconds);
  try {
    return await Promise.race([work(either), givenUp]);
  } finally {
    clearTimeout(timer);
  }
}
