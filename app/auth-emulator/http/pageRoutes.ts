import type { FastifyPluginAsync } from 'fastify';
import { readScreen, screenId, screenNames, signInFlowId } from '../flow/screens.ts';
import { createTheme } from '../flow/theme.ts';
import { projectId } from '../projectId.ts';
import { componentsVersion } from './componentsPackage.ts';

const config = {
  componentsVersion,
  flows: {
    [signInFlowId]: {
      version: 1,
      // Without a first screen here, the web component asks for it, and says what the person wants.
      targetLocales: [],
      fingerprintEnabled: false,
    },
  },
  styles: {},
  // The theme names no font addresses, because the page that shows the flow loads its own font.
  cssTemplate: { light: { fonts: {} }, dark: { fonts: {} } },
};

/** Serves the static files of the project: its configuration, its theme and the screens of its flow. */
export const pageRoutes: FastifyPluginAsync = async (fastify) => {
  const folder = `/${projectId}/v2-beta`;
  let theme: ReturnType<typeof createTheme> | undefined;

  fastify.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', reply.statusCode === 200 ? 'public, max-age=300' : 'no-cache');
  });
  fastify.get(`${folder}/config.json`, async () => config);
  fastify.get(`${folder}/theme.json`, () => (theme ??= createTheme()));
  for (const screen of screenNames) {
    fastify.get(`${folder}/${screenId(screen)}.html`, async (_request, reply) => {
      reply.type('text/html; charset=utf-8');
      return readScreen(screen);
    });
  }
};
