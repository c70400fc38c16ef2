import compress from '@fastify/compress';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { projectId } from '../projectId.ts';
import { componentRoutes } from './componentRoutes.ts';
import { DescopeError } from './DescopeError.ts';
import { sendError, sendNotFound } from './errorHandlers.ts';
import { flowRoutes } from './flowRoutes.ts';
import { pageRoutes } from './pageRoutes.ts';
import { passwordRoutes } from './passwordRoutes.ts';
import type { Services } from './Services.ts';
import { sessionRoutes } from './sessionRoutes.ts';

const bodyLimit = 64 * 1024;

/**
 * Requires that every call names the project as the SDK does (`Bearer <project>` or `Bearer <project>:<token>`). A page
 * of another origin cannot add this header, so it cannot use the cookie either.
 */
const requireProject = async (request: FastifyRequest): Promise<void> => {
  const [project] =
    /^Bearer (.*)$/.exec(request.headers.authorization ?? '')?.[1]?.split(':') ?? [];
  if (project === projectId) return;
  throw new DescopeError(
    401,
    'E011002',
    `The request names no known project. Send "Authorization: Bearer ${projectId}".`,
  );
};

/** Registers `routes` with a prefix below which every error and every unknown path is answered with JSON. */
const room =
  (routes: FastifyPluginAsync): FastifyPluginAsync =>
  async (fastify) => {
    fastify.addHook('onRoute', (route) => {
      route.bodyLimit = bodyLimit;
    });
    fastify.setErrorHandler(sendError);
    fastify.setNotFoundHandler(sendNotFound);
    await fastify.register(routes);
  };

/** Compresses what these routes serve, as the provider's own hosts do. */
const compressed =
  (routes: FastifyPluginAsync): FastifyPluginAsync =>
  async (fastify) => {
    await fastify.register(compress, { globalDecompression: false });
    await fastify.register(routes);
  };

/** Serves all routes of the emulator at the root of the app's origin. */
export const createPlugin = (services: Services): FastifyPluginAsync => {
  const apiRoutes: FastifyPluginAsync = async (fastify) => {
    fastify.addHook('onRequest', requireProject);
    fastify.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    await fastify.register(sessionRoutes(services));
    await fastify.register(passwordRoutes(services));
    await fastify.register(flowRoutes(services));
  };
  const keyRoutes: FastifyPluginAsync = async (fastify) => {
    fastify.get(`/keys/${projectId}`, async () => services.jwks());
  };
  return async (fastify) => {
    fastify.get(`/${projectId}/.well-known/jwks.json`, async () => services.jwks());
    await fastify.register(room(apiRoutes), { prefix: '/v1' });
    await fastify.register(room(keyRoutes), { prefix: '/v2' });
    await fastify.register(room(compressed(pageRoutes)), { prefix: '/pages' });
    await fastify.register(room(compressed(componentRoutes)), { prefix: '/npm' });
  };
};
