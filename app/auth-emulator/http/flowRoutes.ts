import type { FastifyPluginAsync } from 'fastify';
import { type ScreenName, signInFlowId } from '../flow/screens.ts';
import {
  isExecutionId,
  isInteraction,
  newExecutionId,
  SignInFlow,
  type FlowInput,
  type Interaction,
} from '../flow/SignInFlow.ts';
import { readObject, readText, type JsonObject } from './body.ts';
import { DescopeError, invalidRequest } from './DescopeError.ts';
import { answerFlow } from './flowAnswer.ts';
import type { Services } from './Services.ts';

const readInput = (body: JsonObject): FlowInput => {
  const input = readObject(body['input'] ?? {}, 'input');
  return {
    email: readText(input, 'email'),
    password: readText(input, 'password'),
    name: readText(input, 'name'),
    newPassword: readText(input, 'newPassword'),
  };
};

const readInteraction = (body: JsonObject): Interaction => {
  const interactionId = readText(body, 'interactionId');
  if (isInteraction(interactionId)) return interactionId;
  throw invalidRequest('The screens of this flow have no button with this interactionId.');
};

/** The screen for what the page says that the person wants (`client.intent`). */
const firstScreen = (body: JsonObject): ScreenName => {
  const options = readObject(body['options'] ?? {}, 'options');
  const client = readObject(options['client'] ?? {}, 'options.client');
  return readText(client, 'intent') === 'sign-up' ? 'sign-up' : 'start';
};

/** Serves the flow `sign-in` to the web component. */
export const flowRoutes =
  (services: Services): FastifyPluginAsync =>
  async (fastify) => {
    const flow = new SignInFlow(services.accounts);

    fastify.post('/flow/start', async (request, reply) => {
      const body = readObject(request.body, 'body');
      if (readText(body, 'flowId') !== signInFlowId) {
        throw invalidRequest(`There is only one flow here, "${signInFlowId}".`);
      }
      const place = { executionId: newExecutionId(), stepId: '', input: readInput(body) };
      // Without a button the web component requests the first screen.
      const step = readText(body, 'interactionId')
        ? await flow.press(readInteraction(body), place.input)
        : { screen: firstScreen(body) };
      return answerFlow(services, reply, step, place);
    });

    fastify.post('/flow/next', async (request, reply) => {
      const body = readObject(request.body, 'body');
      const executionId = readText(body, 'executionId');
      if (!isExecutionId(executionId)) {
        throw new DescopeError(400, 'E103205', 'This sign-in is not known. Start it again.');
      }
      const place = { executionId, stepId: readText(body, 'stepId'), input: readInput(body) };
      const step = await flow.press(readInteraction(body), place.input);
      return answerFlow(services, reply, step, place);
    });
  };
