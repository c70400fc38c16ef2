import { ApiError } from '../../api/ApiError.ts';

/** The delays of spec §9, in milliseconds. */
const firstDelay = 1000;
const longestDelay = 30_000;

/**
 * The delay after a failed attempt, in milliseconds: doubled each time (spec §9), and at least what the server asked
 * for.
 * @param failures the number of failed attempts, from 1.
 */
export function retryDelay(failures: number, error: unknown): number {
  const delay = Math.min(firstDelay * 2 ** (failures - 1), longestDelay);
  if (!(error instanceof ApiError)) return delay;
  // A timer drops fractions, and would be too early.
  return Math.max(delay, Math.ceil(error.retryAt - performance.now()));
}
