import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { allowOnly } from './allowOnly.ts';
import { withRuntimeConfig } from './runtimeConfig.ts';
import { compress, sendPage, type SentText } from './sendPage.ts';
import { serveServiceWorker } from './serviceWorker.ts';
import type { SignIn } from './settings.ts';
import { StartError } from './startError.ts';

/** The client's routes (§2) beside the home page. */
const otherRoutes = ['/user/login', '/user/logout', '/food-log'];

/** Whether the browser holds a token of the sign-in service. */
const hasToken = ({ headers }: FastifyRequest) => /(?:^|; )DSR?=/.test(headers.cookie ?? '');

async function readPage(clientDir: string, file: string): Promise<string> {
  try {
    return await readFile(join(clientDir, file), 'utf8');
  } catch {
    throw new StartError(
      'The client is not built yet. Run `npm run build`, or pass --api-only to start without it.',
    );
  }
}

/**
 * Serves the built client. A visitor's home page comes with the page (templates.ts).
 * @returns the page with the runtime config.
 * @throws StartError if the client is not built.
 */
export async function serveClient(
  app: FastifyInstance,
  clientDir: string,
  signIn: SignIn,
): Promise<SentText> {
  const read = async (file: string) =>
    compress(withRuntimeConfig(await readPage(clientDir, file), signIn));
  const page = await read('index.html');
  const home = await read('home.html');
  app.get('/', (request, reply) =>
    sendPage(request, reply, hasToken(request) ? page : home, 'cookie'),
  );
  for (const url of otherRoutes) app.get(url, (request, reply) => sendPage(request, reply, page));
  for (const url of ['/', ...otherRoutes]) allowOnly(app, url, ['GET', 'HEAD']);
  await serveServiceWorker(app, clientDir, page.text);
  await app.register(fastifyStatic, {
    root: clientDir,
    // Each file gets its own route, so that no address can reach a file that did not exist at the start.
    wildcard: false,
    index: false,
    globIgnore: ['{index,home}.html', 'service-worker.js', '**/*.{br,gz}'],
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = relative(clientDir, path).startsWith('assets');
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return page;
}
