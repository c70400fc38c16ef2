import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from './HttpError.ts';

/** Counts a request. Throws an HttpError 429 if there were too many, with the seconds to wait in `Retry-After`. */
export type RateLimit = (request: FastifyRequest) => Promise<void>;

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
      // One machine has many IPv6 addresses, which start alike.
      session.status === 'signedIn' ? `subject ${session.subject}` : `address ${normalizeIP(ip)}`,
  });
  return (perMinute) => {
    if (perMinute === 0) return async () => {};
    const count = app.createRateLimit({ max: perMinute });
    return async (request) => {
      const counted = await count(request);
      if (counted.isAllowed || !counted.isExceeded) return;
      const retryAfter = Math.max(1, counted.ttlInSeconds);
      const after = retryAfter < 60 ? seconds.format(retryAfter) : '1 minute';
      throw new HttpError(
        429,
        'TOO_MANY_REQUESTS',
        `Too many requests. Nothing was done; try again in ${after}.`,
        { retryAfter },
      );
    };
  };
}
