import { maxPasswordLength } from './passwords.ts';

const maxEmailLength = 254;
const maxNameLength = 100;
const minPasswordLength = 8;

/** The input of a sign-up. */
export interface Registration {
  name: string;
  email: string;
  password: string;
}

const isClean = (text: string): boolean => text.isWellFormed() && !/\p{Cc}/u.test(text);

/** Normalizes an email: login ids are compared without case and surrounding space. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

const isEmail = (email: string): boolean =>
  email.length <= maxEmailLength &&
  isClean(email) &&
  /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u.test(email);

/** Returns one sentence that says what the person must change to sign up, or undefined. */
export const findRegistrationProblem = ({
  name,
  email,
  password,
}: Registration): string | undefined => {
  if (name.length > maxNameLength || !isClean(name)) {
    return `Enter a name of at most ${maxNameLength} characters.`;
  }
  if (!isEmail(email)) return 'Enter an email address, such as name@example.com.';
  if (password.length < minPasswordLength) {
    return `Choose a password of at least ${minPasswordLength} characters.`;
  }
  if (password.length > maxPasswordLength || !isClean(password)) {
    return `Choose a password of at most ${maxPasswordLength} characters.`;
  }
  if (normalizeEmail(password) === email) {
    return 'Choose a password that is not your email address.';
  }
  return undefined;
};
