import rateLimit, { normalizeIP, type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from './HttpError.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The address of the client. Once the connection is closed, Node does not know it any more. */
    address: string;
  }
}

/** Counts a request. Throws an HttpError 429 if there were too many, with the seconds to wait in `Retry-After`. */
export type RateLimit = (request: FastifyRequest) => Promise<void>;

const seconds = new Intl.NumberFormat('en-US', {
  style: 'unit',
  unit: 'second',
  unitDisplay: 'long',
});

/** How many people and addresses are remembered. */
const mostRemembered = 5000;

/** Counts in windows of time. Unlike the library's own store, it does not read the clock, which somebody may set back. */
class Counts implements FastifyRateLimitStore {
  /** Who came last is last. */
  readonly #windows = new Map<string, { current: number; begun: number }>();

  incr(
    key: string,
    callback: (error: null, counted: { current: number; ttl: number }) => void,
    timeWindow: number,
  ): void {
    const now = performance.now();
    const known = this.#windows.get(key);
    const isOver = !known || now - known.begun >= timeWindow;
    const { current, begun } = isOver ? { current: 0, begun: now } : known;
    this.#windows.delete(key);
    this.#windows.set(key, { current: current + 1, begun });
    if (this.#windows.size > mostRemembered) {
      const [first = ''] = this.#windows.keys();
      this.#windows.delete(first);
    }
    callback(null, { current: current + 1, ttl: timeWindow - (now - begun) });
  }

  child(): Counts {
    return new Counts();
  }
}

/**
 * Returns a function that creates limits by how often each person, or each address without a session, may do something
 * in a minute. 0 is no limit.
 */
export async function prepareRateLimits(
  app: FastifyInstance,
): Promise<(perMinute: number) => RateLimit> {
  app.decorateRequest('address', '');
  app.addHook('onRequest', async (request) => {
    request.address = request.ip;
  });
  await app.register(rateLimit, {
    global: false,
    store: Counts,
    timeWindow: '1 minute',
    keyGenerator: ({ session, address }) =>
      // One machine has many IPv6 addresses, which start alike.
      session.status === 'signedIn'
        ? `subject ${session.subject}`
        : `address ${normalizeIP(address)}`,
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
