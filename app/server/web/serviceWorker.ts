import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { allowOnly } from './allowOnly.ts';
import { compress, sendFile } from './sendFile.ts';
import { StartError } from './startError.ts';

const serviceWorker = '/service-worker.js';
const digest = (text: Buffer) => createHash('sha256').update(text).digest('hex').slice(0, 16);
const integrityOf = (content: Buffer) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

async function readWorker(clientDir: string): Promise<string> {
  try {
    return await readFile(join(clientDir, serviceWorker), 'utf8');
  } catch {
    throw new StartError('The built client has no service worker. Run `npm run build` again.');
  }
}

/**
 * Serves the service worker with the files that it caches, and with digests of them and of the page, in which the runtime
 * config is. With the digests, nothing else is ever cached in their place. The worker changes whenever any of them does, and
 * browsers then install it again.
 * @param page the page as it is sent.
 * @throws StartError if the worker is not built.
 */
export async function serveServiceWorker(app: FastifyInstance, clientDir: string, page: Buffer) {
  const files = await readdir(join(clientDir, 'assets'));
  const assets = await Promise.all(
    files
      .filter((name) => !/\.(?:br|gz)$/.test(name))
      .toSorted()
      .map(async (name) => ({
        url: `/assets/${name}`,
        integrity: integrityOf(await readFile(join(clientDir, 'assets', name))),
      })),
  );
  const given = JSON.stringify({
    page: { revision: digest(page), integrity: integrityOf(page) },
    assets,
  });
  const script = `self.foodlog=${given};\n${await readWorker(clientDir)}`;
  const sent = compress('text/javascript; charset=utf-8', script);
  app.get(serviceWorker, (request, reply) => sendFile(request, reply, sent));
  allowOnly(app, serviceWorker, ['GET', 'HEAD']);
}
