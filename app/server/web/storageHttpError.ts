import type { StorageUnavailable } from '../storage/storageUnavailable.ts';
import { HttpError } from './HttpError.ts';

/** Returns the answer to a request that needed the database while it could not be used. */
export const storageHttpError = (error: StorageUnavailable): HttpError =>
  new HttpError(
    503,
    'SERVICE_UNAVAILABLE',
    'The log cannot be reached at the moment. Nothing was lost; please try again.',
    { retryAfter: 5, cause: error },
  );
