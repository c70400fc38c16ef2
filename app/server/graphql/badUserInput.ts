import { mercurius } from 'mercurius';

/** Creates a BAD_USER_INPUT error. The message tells the person what to send instead. */
export function badUserInput(message: string): Error {
  return new mercurius.ErrorWithProps(message, { code: 'BAD_USER_INPUT' });
}
