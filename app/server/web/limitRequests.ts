import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/**
 * Limits the requests of each person, or of each address without a session, on routes with `rateLimit` in their config.
 */
export async function limitRequests(
  app: FastifyInstance,
  requestsPerMinute: number,
): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    max: requestsPerMinute,
    timeWindow: '1 minute',
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    keyGenerator: ({ session, ip }) =>
      session.status === 'signedIn' ? `subject ${session.subject}` : `address ${ip}`,
    errorResponseBuilder: (_request, { after }) =>
      new Refusal(
        429,
        'TOO_MANY_REQUESTS',
        `Too many requests. Nothing was done; try again in ${after}.`,
      ),
  });
}
