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
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'TOO_MANY_REQUESTS'
  | 'SERVICE_UNAVAILABLE';

/** A request that is refused before execution. The message is written for people. */
export class Refusal extends Error {
  readonly statusCode: number;
  readonly code: ErrorCode;

  constructor(statusCode: number, code: ErrorCode, message: string) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
  }
}

/** Creates the body of a failed answer, in the format that GraphQL clients read (§8). */
export function errorsBody(code: ErrorCode, message: string) {
  return { errors: [{ message, extensions: { code } }] };
}

/** The message of an internal error. */
export const somethingWentWrong =
  'Something went wrong on our side. Nothing was lost; please try again.';
