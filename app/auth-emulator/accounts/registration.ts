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

/** What a person must change to sign up: the field, and one sentence for the person. */
export interface RegistrationProblem {
  field: keyof Registration;
  problem: string;
}

const wrongPassword = (problem: string): RegistrationProblem => ({ field: 'password', problem });

/** Returns the first problem, or undefined. */
export const findRegistrationProblem = ({
  name,
  email,
  password,
}: Registration): RegistrationProblem | undefined => {
  if (name.length > maxNameLength || !isClean(name)) {
    return { field: 'name', problem: `Enter a name of at most ${maxNameLength} characters.` };
  }
  if (!isEmail(email)) {
    return { field: 'email', problem: 'Enter an email address, such as name@example.com.' };
  }
  if (password.length < minPasswordLength) {
    return wrongPassword(`Choose a password of at least ${minPasswordLength} characters.`);
  }
  if (password.length > maxPasswordLength || !isClean(password)) {
    return wrongPassword(`Choose a password of at most ${maxPasswordLength} characters.`);
  }
  if (normalizeEmail(password) === email) {
    return wrongPassword('Choose a password that is not your email address.');
  }
  return undefined;
};
