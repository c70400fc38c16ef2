import { ApiError } from './ApiError.ts';

/** Explains to a person why a request failed. Never shows the request or a stack. */
export function describeError(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) {
    return 'Foodlog cannot be reached. Check your connection.';
  }
  if (error.explained) return error.message;
  if (error.status === 429) return 'Too many requests at once. Wait a moment.';
  return `Foodlog could not answer (${error.message}).`;
}
