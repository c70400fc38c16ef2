import type { SWRConfiguration } from 'swr';
import { ApiError } from '../api/ApiError.ts';

/** Spec §9: three more attempts, after 1 s, 2 s and 4 s; never more than 30 s apart. */
const attempts = 3;
const firstDelay = 1000;
const longestDelay = 30_000;

/**
 * How long to wait after a failed attempt, in milliseconds: doubled each time (spec §9), and never less than the
 * server asked for.
 * @param failures how many attempts have failed, from 1.
 */
export function retryDelay(failures: number, error: unknown): number {
  const delay = Math.min(firstDelay * 2 ** (failures - 1), longestDelay);
  return error instanceof ApiError ? Math.max(delay, error.retryAt - Date.now()) : delay;
}

/** When SWR fetches again after a failure. What the server refused is not sent again. */
export const onErrorRetry: NonNullable<SWRConfiguration['onErrorRetry']> = (
  error: unknown,
  _key,
  _config,
  revalidate,
  options,
) => {
  if (error instanceof ApiError && error.isRefusal) return;
  if (options.retryCount > attempts) return;
  setTimeout(() => void revalidate(options), retryDelay(options.retryCount, error));
};
