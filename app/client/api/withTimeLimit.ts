/**
 * Runs `work` for a limited time.
 * @param milliseconds the limit.
 * @param signal stops the work earlier.
 * @throws a TimeoutError after the limit, the reason of the signal when it aborts, or what `work` throws.
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
  // AbortSignal.timeout ignores the clock that a test moves.
  const timer = setTimeout(() => {
    limit.abort(new DOMException(`No answer within ${milliseconds} ms.`, 'TimeoutError'));
  }, milliseconds);
  try {
    return await Promise.race([work(either), givenUp]);
  } finally {
    clearTimeout(timer);
  }
}
