import { mercurius } from 'mercurius';

/** What a person sent wrong, in words that say what to send instead. */
export function badUserInput(message: string): Error {
  return new mercurius.ErrorWithProps(message, { code: 'BAD_USER_INPUT' });
}
