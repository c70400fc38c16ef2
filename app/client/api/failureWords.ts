import { ApiError } from './ApiError.ts';
import { errorWords } from './errorWords.ts';

/**
 * What to say when a change could not be made.
 * @param refused what did not happen. Said only when that is known: a change without an answer may have arrived.
 */
export function failureWords(error: unknown, refused: string): string {
  if (error instanceof ApiError && error.isRefusal) return `${refused} ${errorWords(error)}`;
  return `${errorWords(error)} It may have arrived: try again, nothing is done twice.`;
}
