/** The names of errors that engines, `fetch` and cancelled requests throw: their messages are for developers. */
const technical =
  /^(Abort|Aggregate|Eval|Internal|Range|Reference|Suppressed|Syntax|Type|URI)Error$/;

/**
 * Whether a value is an error of any window, such as that of an iframe, also one with a tag of its own, such as
 * GraphQLError. A DOMException is none.
 */
const isError = (value: unknown): value is Error =>
  /Error]/.test(Object.prototype.toString.call(value));

function messageIn(value: unknown) {
  const { message }: { message?: unknown } = Object(value);
  return typeof message === 'string' ? message.trim() : '';
}

/** Whether a server has replaced the message of an error, which it has logged. React gives such an error a `digest`. */
const isRedacted = (error: unknown) =>
  'digest' in Object(error) || messageIn(error).startsWith('Minified React error');

/** Returns the message of an error if it is for people, or else `failed`. */
export function errorMessage(error: unknown, failed: string): string {
  if (!isError(error) || technical.test(error.name) || isRedacted(error)) return failed;
  return messageIn(error) || failed;
}

/** `errorMessage` of what a callback has thrown. Developers find the message of a fault in the console. */
export function caughtMessage(error: unknown, failed: string): string {
  const message = errorMessage(error, failed);
  if (message === failed && messageIn(error) && !isRedacted(error)) console.error(error);
  return message;
}
