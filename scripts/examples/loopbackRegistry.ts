import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface PackageDocument {
  name: string;
  versions: Record<string, { dist: { tarball: string } }>;
  _attachments?: Record<string, { data: string }>;
}

/** A registry for `npm publish` and `npm install`. */
export interface LoopbackRegistry {
  /** Arguments with which npm uses the registry for `@foodlog/…` only. */
  npmArguments: string[];
  close: () => void;
}

/**
 * Starts an empty npm registry in memory, on a free port of the loopback address. It serves only what was published to
 * it and forwards to no other registry, so that no `@foodlog` package can come from elsewhere.
 */
export async function startLoopbackRegistry(): Promise<LoopbackRegistry> {
  const documents = new Map<string, PackageDocument>();
  const tarballs = new Map<string, Buffer>();

  function publish({ _attachments = {}, ...document }: PackageDocument) {
    const [attachment] = Object.values(_attachments);
    for (const { dist } of Object.values(document.versions)) {
      if (attachment)
        tarballs.set(new URL(dist.tarball).pathname, Buffer.from(attachment.data, 'base64'));
    }
    documents.set(document.name, document);
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url ?? '', 'http://registry');
    if (request.method === 'PUT') {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what npm publish sends
      publish((await json(request)) as PackageDocument);
      response.writeHead(201).end('{}');
      return;
    }
    const tarball = tarballs.get(pathname);
    const document = documents.get(decodeURIComponent(pathname.slice(1)));
    // The next registry on this port may have another package of the same version.
    response.setHeader('Cache-Control', 'no-store');
    response.statusCode = tarball || document ? 200 : 404;
    response.end(tarball ?? JSON.stringify(document ?? { error: 'Not found' }));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    // npm does not publish without a token; this registry does not check it.
    npmArguments: [`--@foodlog:registry=http://${host}/`, `--//${host}/:_authToken=none`],
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
