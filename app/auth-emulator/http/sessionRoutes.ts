import type { FastifyPluginAsync } from 'fastify';
import { clearRefreshCookie, readRefreshCookie } from '../sessions/refreshCookie.ts';
import { notSignedIn } from './DescopeError.ts';
import type { Services } from './Services.ts';
import { sendTokens } from './sessionResponse.ts';
import { userResponse } from './userResponse.ts';

/** Serves the refresh of sessions, the current user and signing out. */
export const sessionRoutes =
  ({ sessions, now }: Services): FastifyPluginAsync =>
  async (fastify) => {
    fastify.post('/auth/try-refresh', async (request, reply) => {
      const session = await sessions.refresh(readRefreshCookie(request));
      if (session) return sendTokens(reply, session, now());
      clearRefreshCookie(reply);
      return {};
    });

    fastify.post('/auth/refresh', async (request, reply) => {
      const session = await sessions.refresh(readRefreshCookie(request));
      if (session) return sendTokens(reply, session, now());
      clearRefreshCookie(reply);
      throw notSignedIn();
    });

    fastify.get('/auth/me', async (request, reply) => {
      const user = await sessions.findUser(readRefreshCookie(request));
      if (user) return userResponse(user);
      clearRefreshCookie(reply);
      throw notSignedIn();
    });

    fastify.post('/auth/logout', async (request, reply) => {
      await sessions.end(readRefreshCookie(request));
      clearRefreshCookie(reply);
      return {};
    });

    fastify.post('/auth/logoutall', async (request, reply) => {
      await sessions.endAll(readRefreshCookie(request));
      clearRefreshCookie(reply);
      return {};
    });
  };
