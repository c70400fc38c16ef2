import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** Counts a request. Throws a Refusal 429 if there were too many, with the seconds to wait in `Retry-After`. */
export type RateLimit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

const seconds = new Intl.NumberFormat('en-US', {
  style: 'unit',
  unit: 'second',
  unitDisplay: 'long',
});

/**
 * Returns a function that creates limits by how often each person, or each address without a session, may do something
 * in a minute. 0 is no limit.
 */
export async function prepareRateLimits(
  app: FastifyInstance,
): Promise<(perMinute: number) => RateLimit> {
  await app.register(rateLimit, {
    global: false,
    timeWindow: '1 minute',
    keyGenerator: ({ session, ip }) =>
      session.status === 'signedIn' ? `subject ${session.subject}` : `address ${ip}`,
  });
  return (perMinute) => {
    if (perMinute === 0) return async () => {};
    const count = app.createRateLimit({ max: perMinute });
    return async (request, reply) => {
      const counted = await count(request);
      if (counted.isAllowed || !counted.isExceeded) return;
      const { ttlInSeconds } = counted;
      const after = ttlInSeconds < 60 ? seconds.format(ttlInSeconds) : '1 minute';
      reply.header('retry-after', ttlInSeconds);
      throw new Refusal(
        429,
        'TOO_MANY_REQUESTS',
        `Too many requests. Nothing was done; try again in ${after}.`,
      );
    };
  };
}
