import { ClientError } from 'graphql-request';
import { ApiError } from './ApiError.ts';
import { retryAt } from './retryAt.ts';

/** What a request has failed with; anything but an answer is that none came. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof ClientError) {
    const { status, errors, headers } = error.response;
    return new ApiError(status, errors?.[0], {
      retryAt: status === 429 ? retryAt(headers) : 0,
      date: headers.get('date'),
    });
  }
  return new ApiError(0, undefined, { cause: error });
}
