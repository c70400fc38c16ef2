import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { allowOnly } from './allowOnly.ts';
import { withRuntimeConfig } from './runtimeConfig.ts';
import { compress, sendFile, toSentFile, type SentFile } from './sendFile.ts';
import { serveServiceWorker } from './serviceWorker.ts';
import type { SignIn } from './settings.ts';
import { StartError } from './startError.ts';

/** The client's routes (§2) beside the home page. */
const otherRoutes = [
  '/user/login',
  '/user/logout',
  '/food-log',
  '/foods',
  '/trends',
  '/settings',
  '/data',
];

/** The files that are served beside the pages. */
const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
/** What is sent in another way or not at all: the service worker, pages, compressed forms, folders, and hidden files. */
const unsent = /^\/service-worker\.js$|\.(html|br|gz)$|^[^.]*$|\/\./;
/** How the names of compressed files end. */
const encodings = { br: '.br', gzip: '.gz' };
/** Files whose names change with their content. */
const immutable = /^\/(?:assets|foods)\//;

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

/** Returns the texts of the scripts that stand in the pages. @throws StartError if the client is not built. */
export async function inlineScripts(clientDir: string): Promise<string[]> {
  const page = await readPage(clientDir, 'index.html');
  return Array.from(page.matchAll(/<script>(.*?)<\/script>/gs), ([, text = '']) => text);
}

/** Reads a file with those that the build has compressed beside it. */
async function readSentFile(path: string, type: string, isImmutable: boolean): Promise<SentFile> {
  const encoded: Record<string, Buffer> = {};
  for (const [encoding, suffix] of Object.entries(encodings)) {
    const content = await readFile(path + suffix).catch(() => undefined);
    if (content) encoded[encoding] = content;
  }
  return toSentFile(type, await readFile(path), encoded, isImmutable);
}

/**
 * Serves the built client as it is at the start. A visitor's home page comes with the page (templates.ts).
 * @returns the page with the runtime config.
 * @throws StartError if the client is not built, or has a file of a type that is not known here.
 */
export async function serveClient(
  app: FastifyInstance,
  clientDir: string,
  signIn: SignIn,
): Promise<SentFile> {
  const read = async (file: string) =>
    compress(
      'text/html; charset=utf-8',
      withRuntimeConfig(await readPage(clientDir, file), signIn),
    );
  const page = await read('index.html');
  const home = await read('home.html');
  app.get('/', (request, reply) =>
    sendFile(request, reply, hasToken(request) ? page : home, 'cookie'),
  );
  for (const url of otherRoutes) app.get(url, (request, reply) => sendFile(request, reply, page));
  for (const url of ['/', ...otherRoutes]) allowOnly(app, url, ['GET', 'HEAD']);
  await serveServiceWorker(app, clientDir, page.content);
  for (const name of await readdir(clientDir, { recursive: true })) {
    const url = `/${name.replaceAll('\\', '/')}`;
    if (unsent.test(url)) continue;
    const type = types[extname(name)];
    if (!type) throw new StartError(`The built client has a file of an unknown type: ${url}`);
    const file = await readSentFile(join(clientDir, name), type, immutable.test(url));
    app.get(url, (request, reply) => sendFile(request, reply, file));
  }
  return page;
}
