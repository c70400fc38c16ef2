import { StorageUnavailable } from '../storage/storageUnavailable.ts';

/** How long an answer counts for all who ask, in milliseconds. */
const freshFor = 1000;
/** How long those who ask wait for an answer, in milliseconds. */
const maxWaitMs = 2000;

/**
 * Returns a check of the database whose answer all who ask share: it runs once at a time and at most once a second,
 * however many ask.
 * @returns a function that rejects with a StorageUnavailable after 2 s without an answer.
 */
export function shareCheck<T>(check: () => Promise<T>): () => Promise<T> {
  let isRunning = false;
  let begun = -Infinity;
  let answer: Promise<T> | undefined;
  const run = async () => {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      reject(new StorageUnavailable('busy', new Error(`No answer within ${maxWaitMs} ms.`)));
    }, maxWaitMs);
    const checked = check().finally(() => {
      isRunning = false;
      clearTimeout(timer);
    });
    return Promise.race([checked, late]);
  };
  return () => {
    if (answer && (isRunning || performance.now() - begun < freshFor)) return answer;
    isRunning = true;
    begun = performance.now();
    answer = run();
    return answer;
  };
}
