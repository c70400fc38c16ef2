/** Why a request was refused, or what went wrong: `errors[0].extensions.code` of every failed answer. */
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

/** A request that is refused before anything is done. The message is read by people. */
export class Refusal extends Error {
  readonly statusCode: number;
  readonly code: ErrorCode;

  constructor(statusCode: number, code: ErrorCode, message: string) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
  }
}

/** The body of every failed answer, the one that GraphQL clients read (§8). */
export function errorsBody(code: ErrorCode, message: string) {
  return { errors: [{ message, extensions: { code } }] };
}

/** What a person reads when the fault is ours. */
export const somethingWentWrong =
  'Something went wrong on our side. Nothing was lost; please try again.';
