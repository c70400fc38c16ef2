import type { FastifyInstance } from 'fastify';
import { HttpError } from './HttpError.ts';
import { sendFile, type SentFile } from './sendFile.ts';
import { sendHttpError } from './sendHttpError.ts';

/** Paths that never get the page. A missing script that is answered with a page would fail later and less clearly. */
const neverPages = /^\/(assets|api)\//;

const notFound = new HttpError(404, 'NOT_FOUND', 'There is nothing at this address.');

/** Answers unknown addresses with 404: with the client's ErrorScreen (§2) for a browser, otherwise with JSON. */
export function answerNotFound(app: FastifyInstance, page: SentFile | undefined): void {
  app.setNotFoundHandler((request, reply) => {
    const { method, url, headers } = request;
    const opened = ['GET', 'HEAD'].includes(method) && headers.accept?.includes('text/html');
    if (page !== undefined && opened && !neverPages.test(url))
      return sendFile(request, reply.code(404), page);
    return sendHttpError(reply, notFound);
  });
}
