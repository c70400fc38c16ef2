import { randomUUID } from 'node:crypto';
import type { Accounts } from '../accounts/Accounts.ts';
import type { User } from '../state/State.ts';
import { takenEmail, tooManyAttempts, wrongPassword } from './messages.ts';
import { signInFlowId, type ScreenName } from './screens.ts';

/** The values of a screen's fields, by field name. */
export interface FlowInput {
  email: string;
  password: string;
  name: string;
  newPassword: string;
}

/** The result of a step: a screen, possibly with a message, or a signed-in user. */
export type FlowStep =
  { screen: ScreenName; errorText?: string } | { user: User; firstSeen: boolean };

/** The ids of the buttons, which the component sends when a person presses one. */
const interactions = ['sign-in', 'sign-up', 'to-sign-in', 'to-sign-up'] as const;
export type Interaction = (typeof interactions)[number];

export const isInteraction = (value: string): value is Interaction =>
  interactions.some((interaction) => interaction === value);

/** Creates an execution id. An execution has no state on the server, so that a restart interrupts nobody. */
export const newExecutionId = (): string => `${signInFlowId}|#|${randomUUID()}`;

export const isExecutionId = (value: string): boolean => /^sign-in\|#\|[0-9a-f-]{36}$/.test(value);

const screenWithProblem = {
  name: 'sign-up',
  email: 'sign-up-email',
  password: 'sign-up-newPassword',
} as const;

/** The flow `sign-in`: handles each button. */
export class SignInFlow {
  readonly #accounts: Accounts;

  constructor(accounts: Accounts) {
    this.#accounts = accounts;
  }

  async press(interaction: Interaction, input: FlowInput): Promise<FlowStep> {
    if (interaction === 'sign-in') return this.#signIn(input);
    if (interaction === 'sign-up') return this.#signUp(input);
    return { screen: interaction === 'to-sign-up' ? 'sign-up' : 'start' };
  }

  async #signIn({ email, password }: FlowInput): Promise<FlowStep> {
    const result = await this.#accounts.signIn(email, password);
    if (result.outcome === 'signed-in') return { user: result.user, firstSeen: false };
    const errorText = result.outcome === 'paused' ? tooManyAttempts(result.seconds) : wrongPassword;
    return { screen: 'start-password', errorText };
  }

  async #signUp({ name, email, newPassword }: FlowInput): Promise<FlowStep> {
    if (name.trim() === '') return { screen: 'sign-up', errorText: 'Enter your name.' };
    const result = await this.#accounts.signUp({ name, email, password: newPassword });
    if (result.outcome === 'signed-up') return { user: result.user, firstSeen: true };
    return result.outcome === 'taken'
      ? { screen: screenWithProblem.email, errorText: takenEmail }
      : { screen: screenWithProblem[result.field], errorText: result.problem };
  }
}
