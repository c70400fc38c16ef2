import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { componentsFolder, componentsVersion } from './componentsPackage.ts';

/** Serves Descope's UI components from the installed package instead of a CDN. */
export const componentRoutes: FastifyPluginAsync = async (fastify) => {
  await fastify.register(fastifyStatic, {
    root: componentsFolder,
    prefix: `/@descope/web-components-ui@${componentsVersion}/dist/umd/`,
    allowedPath: (path) => /\.(js|woff)$/.test(path),
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: false,
  });
};
