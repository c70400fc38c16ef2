/** The `errors[0].extensions.code` of a failed answer. */
export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'BAD_USER_INPUT'
  | 'CONFLICT'
  | 'INTERNAL_SERVER_ERROR'
  | 'NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'PAYLOAD_TOO_LARGE'
  | 'REQUEST_TIMEOUT'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'TOO_MANY_REQUESTS'
  | 'SERVICE_UNAVAILABLE';

/** What a program needs besides the code. */
interface HttpErrorDetails extends ErrorOptions {
  /** The seconds to wait, sent as `Retry-After`. */
  retryAfter?: number;
  /** One word, sent as `extensions.reason`. */
  reason?: string;
}

/** A request that is refused before execution. The message is written for people. */
export class HttpError extends Error {
  readonly statusCode: number;
  readonly code: ErrorCode;
  readonly retryAfter: number | undefined;
  readonly reason: string | undefined;

  constructor(
    statusCode: number,
    code: ErrorCode,
    message: string,
    { retryAfter, reason, ...options }: HttpErrorDetails = {},
  ) {
    super(message, options);
    this.statusCode = statusCode;
    this.code = code;
    this.retryAfter = retryAfter;
    this.reason = reason;
  }
}

/** The message of an internal error. */
export const somethingWentWrong =
  'Something went wrong on our side. Nothing was lost; please try again.';

/** The answer to a request that is not written as it should be. */
export const unreadable = new HttpError(
  400,
  'BAD_USER_INPUT',
  'The request could not be read. Check it and send it again.',
);
