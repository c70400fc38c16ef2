import type { StorageUnavailable } from '../storage/storageUnavailable.ts';
import { Refusal } from './refusal.ts';

/** Returns the answer to a request that needed the database while it could not be used. */
export const storageRefusal = (error: StorageUnavailable): Refusal =>
  new Refusal(
    503,
    'SERVICE_UNAVAILABLE',
    'The log cannot be reached at the moment. Nothing was lost; please try again.',
    { retryAfter: 5, cause: error },
  );
