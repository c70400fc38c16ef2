/** An error in Descope's format: the SDK reads `errorCode`, and a person reads `description`. */
export class DescopeError extends Error {
  readonly statusCode: number;
  readonly errorCode: string;
  readonly description: string;
  /** Seconds, sent as `retry-after`. */
  readonly retryAfter: number | undefined;

  constructor(statusCode: number, errorCode: string, description: string, retryAfter?: number) {
    super(description);
    this.name = 'DescopeError';
    this.statusCode = statusCode;
    this.errorCode = errorCode;
    this.description = description;
    this.retryAfter = retryAfter;
  }
}

/** The JSON body of an error. */
export const errorBody = (errorCode: string, errorDescription: string) => ({
  errorCode,
  errorDescription,
  errorMessage: errorDescription,
  message: errorDescription,
});

export const invalidRequest = (description: string): DescopeError =>
  new DescopeError(400, 'E011003', description);

export const notSignedIn = (): DescopeError =>
  new DescopeError(401, 'E064001', 'You are not signed in any more. Sign in again.');
