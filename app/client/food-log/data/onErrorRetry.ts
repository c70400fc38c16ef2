import type { SWRConfiguration } from 'swr';
import { ApiError } from '../../api/ApiError.ts';
import { retryDelay } from './retryDelay.ts';

const attempts = 3;

/** When SWR fetches again after a failure: three times (spec §9). What the server refused is not asked for again. */
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
