import type { FastifyPluginAsync } from 'fastify';
import { takenEmail, tooManyAttempts, wrongPassword } from '../flow/messages.ts';
import { readObject, readText } from './body.ts';
import { DescopeError, invalidRequest } from './DescopeError.ts';
import type { Services } from './Services.ts';
import { sendSignIn } from './sessionResponse.ts';

/** Serves sign-in and sign-up without the flow, for other forms and for scripts. */
export const passwordRoutes =
  ({ accounts, sessions, now }: Services): FastifyPluginAsync =>
  async (fastify) => {
    fastify.post('/auth/password/signin', async (request, reply) => {
      const body = readObject(request.body, 'body');
      const result = await accounts.signIn(readText(body, 'loginId'), readText(body, 'password'));
      if (result.outcome === 'paused') {
        const { seconds } = result;
        throw new DescopeError(429, 'E130429', tooManyAttempts(seconds), seconds);
      }
      if (result.outcome === 'wrong') throw new DescopeError(401, 'E062903', wrongPassword);
      const session = await sessions.start(result.user);
      return sendSignIn(reply, session, { now: now(), firstSeen: false });
    });

    fastify.post('/auth/password/signup', async (request, reply) => {
      const body = readObject(request.body, 'body');
      const result = await accounts.signUp({
        email: readText(body, 'loginId'),
        password: readText(body, 'password'),
        name: readText(readObject(body['user'] ?? {}, 'user'), 'name'),
      });
      if (result.outcome === 'taken') throw new DescopeError(400, 'E062107', takenEmail);
      if (result.outcome === 'invalid') throw invalidRequest(result.problem);
      const session = await sessions.start(result.user);
      return sendSignIn(reply, session, { now: now(), firstSeen: true });
    });
  };
