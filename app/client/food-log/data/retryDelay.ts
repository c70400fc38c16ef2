import { ApiError } from '../../api/ApiError.ts';

/** In milliseconds, of spec §9. */
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
