import type { FastifyBaseLogger } from 'fastify';
import type { StorageUnavailable } from '../storage/storageUnavailable.ts';
import { Refusal } from './refusal.ts';

/** Logs why the database cannot be used, and returns the answer to the request that needed it. */
export function storageRefusal(error: StorageUnavailable, log: FastifyBaseLogger): Refusal {
  log.error({ err: error }, 'The database cannot be used at the moment.');
  return new Refusal(
    503,
    'SERVICE_UNAVAILABLE',
    'The log cannot be reached at the moment. Nothing was lost; please try again.',
    { retryAfter: 5, cause: error },
  );
}
