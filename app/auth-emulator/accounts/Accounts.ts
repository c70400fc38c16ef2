import { randomUUID } from 'node:crypto';
import type { User } from '../state/State.ts';
import type { StateStore } from '../state/StateStore.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import {
  findRegistrationProblem,
  normalizeEmail,
  type Registration,
  type RegistrationProblem,
} from './registration.ts';
import { SignInAttempts } from './SignInAttempts.ts';

type SignInResult =
  | { outcome: 'signed-in'; user: User }
  | { outcome: 'wrong' }
  /** There were too many wrong passwords. The person can try again after `seconds`. */
  | { outcome: 'paused'; seconds: number };

type SignUpResult =
  | { outcome: 'signed-up'; user: User }
  | { outcome: 'taken' }
  | ({ outcome: 'invalid' } & RegistrationProblem);

/** Creates a new user. `createdTime` is in seconds since 1970. */
export const createUser = async (
  { name, email, password }: Registration,
  createdTime: number,
): Promise<User> => ({
  userId: `U${randomUUID().replaceAll('-', '')}`,
  email,
  name,
  createdTime,
  passwordHash: await hashPassword(password),
});

/** The accounts that can sign in with email and password. */
export class Accounts {
  readonly #store: StateStore;
  readonly #now: () => Date;
  readonly #attempts: SignInAttempts;

  constructor(store: StateStore, now: () => Date) {
    this.#store = store;
    this.#now = now;
    this.#attempts = new SignInAttempts(now);
  }

  find(userId: string): User | undefined {
    return this.#store.current.users.find((user) => user.userId === userId);
  }

  /** Checks a password. The result does not tell whether the login id or the password was wrong. */
  async signIn(loginId: string, password: string): Promise<SignInResult> {
    const email = normalizeEmail(loginId);
    const seconds = this.#attempts.begin(email);
    if (seconds > 0) return { outcome: 'paused', seconds };
    const user = this.#store.current.users.find((candidate) => candidate.email === email);
    if (!(await verifyPassword(password, user?.passwordHash)) || !user) return { outcome: 'wrong' };
    this.#attempts.succeed(email);
    return { outcome: 'signed-in', user };
  }

  /** Creates an account unless the input breaks a rule or the email has an account already. */
  async signUp(typed: Registration): Promise<SignUpResult> {
    const registration = {
      ...typed,
      name: typed.name.trim(),
      email: normalizeEmail(typed.email),
    };
    const problem = findRegistrationProblem(registration);
    if (problem) return { outcome: 'invalid', ...problem };
    const user = await createUser(registration, Math.floor(this.#now().getTime() / 1000));
    return this.#store.update((draft): SignUpResult => {
      if (draft.users.some(({ email }) => email === user.email)) return { outcome: 'taken' };
      draft.users.push(user);
      return { outcome: 'signed-up', user };
    });
  }
}
