import type { SWRConfiguration } from 'swr';
import { ApiError } from '../api/ApiError.ts';

/** Spec §9: three more attempts, after 1 s, 2 s and 4 s; never more than 30 s apart. */
const attempts = 3;
const firstDelay = 1000;
const longestDelay = 30_000;

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
  const delay = Math.min(firstDelay * 2 ** (options.retryCount - 1), longestDelay);
  setTimeout(() => void revalidate(options), delay);
};
