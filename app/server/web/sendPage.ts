import type { FastifyReply } from 'fastify';

/** Sends the page. Browsers must revalidate it every time, so that people get a new build at once. */
export function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
}
