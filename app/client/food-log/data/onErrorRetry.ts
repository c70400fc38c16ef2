import type { SWRConfiguration } from 'swr';
import { ApiError } from '../../api/ApiError.ts';
import { retryDelay } from './retryDelay.ts';

const attempts = 3;

/** Tells SWR when to fetch again after a failure: three times (spec §9), and never after a refusal by the server. */
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
