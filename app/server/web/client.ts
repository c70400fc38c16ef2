import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { allowOnly } from './allowOnly.ts';
import { withRuntimeConfig } from './runtimeConfig.ts';
import { sendPage } from './sendPage.ts';
import { serveServiceWorker } from './serviceWorker.ts';
import type { SignIn } from './settings.ts';
import { StartError } from './startError.ts';

/** The client's routes (§2). */
const clientRoutes = ['/', '/user/login', '/user/logout', '/food-log'];

async function readPage(clientDir: string): Promise<string> {
  try {
    return await readFile(join(clientDir, 'index.html'), 'utf8');
  } catch {
    throw new StartError(
      'The client is not built yet. Run `npm run build`, or pass --api-only to start without it.',
    );
  }
}

/**
 * Serves the built client.
 * @returns its page with the runtime config.
 * @throws StartError if the client is not built.
 */
export async function serveClient(
  app: FastifyInstance,
  clientDir: string,
  signIn: SignIn,
): Promise<string> {
  const page = withRuntimeConfig(await readPage(clientDir), signIn);
  for (const url of clientRoutes) {
    app.get(url, (_request, reply) => sendPage(reply, page));
    allowOnly(app, url, ['GET', 'HEAD']);
  }
  await serveServiceWorker(app, clientDir, page);
  await app.register(fastifyStatic, {
    root: clientDir,
    // Each file gets its own route, so that no address can reach a file that did not exist at the start.
    wildcard: false,
    index: false,
    globIgnore: ['index.html', 'service-worker.js', '**/*.{br,gz}'],
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = relative(clientDir, path).startsWith('assets');
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return page;
}
