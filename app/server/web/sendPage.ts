import type { FastifyReply } from 'fastify';

/** The page is asked for anew every time, so that a new build is seen at once. */
export function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
}
