import type { FastifyInstance } from 'fastify';
import { errorsBody } from './refusal.ts';
import { sendPage } from './sendPage.ts';

/** A file that is missing must never look like a page: a script that is one would fail later and worse. */
const neverPages = /^\/(assets|api)\//;

/** 404 for every unknown address: with the client's ErrorScreen (§2) for a person who opens it, otherwise as JSON. */
export function answerNotFound(app: FastifyInstance, page: string | undefined): void {
  app.setNotFoundHandler((request, reply) => {
    const { method, url, headers } = request;
    const opened = ['GET', 'HEAD'].includes(method) && headers.accept?.includes('text/html');
    reply.code(404);
    if (page !== undefined && opened && !neverPages.test(url)) return sendPage(reply, page);
    return reply.send(errorsBody('NOT_FOUND', 'There is nothing at this address.'));
  });
}
