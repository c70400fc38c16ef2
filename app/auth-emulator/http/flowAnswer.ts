import type { FastifyReply } from 'fastify';
import { screenId } from '../flow/screens.ts';
import type { FlowInput, FlowStep } from '../flow/SignInFlow.ts';
import type { Services } from './Services.ts';
import { sendSignIn } from './sessionResponse.ts';

/** The step in which a person pressed a button, and the values they had typed. */
export interface FlowPlace {
  executionId: string;
  stepId: string;
  input: FlowInput;
}

/**
 * Every answer has a new step id, so that the web component renders the screen again: it empties the passwords and
 * restores the other fields from `state.form`.
 */
const nextStepId = (screen: string, previous: string): string =>
  `${screen}.${(Number(/\.(\d{1,6})$/.exec(previous)?.[1]) || 0) + 1}`;

/** Creates the body of a flow response: the next screen, or the tokens of a completed sign-in. */
export const answerFlow = async (
  { sessions, now }: Services,
  reply: FastifyReply,
  step: FlowStep,
  { executionId, stepId, input: { email, name } }: FlowPlace,
) => {
  if ('screen' in step) {
    const { screen, errorText } = step;
    return {
      executionId,
      stepId: nextStepId(screen, stepId),
      stepName: screen,
      status: 'waiting',
      action: 'screen',
      screen: {
        id: screenId(screen),
        state: { form: { email, name }, ...(errorText === undefined ? {} : { errorText }) },
      },
    };
  }
  const { user, firstSeen } = step;
  const session = await sessions.start(user);
  return {
    executionId,
    stepId: 'end',
    stepName: 'end',
    status: 'completed',
    action: 'none',
    screen: {},
    authInfo: sendSignIn(reply, session, { now: now(), firstSeen }),
    lastAuth: { authMethod: 'password', loginId: user.email, name: user.name },
  };
};
