/** How long clients may take to send a request and to take its answer, in milliseconds. */
export interface ArrivalTimes {
  /** For its headers, and for all of it, from its first byte or from the beginning of the connection. */
  request: number;
  /** How often it is checked. A request that does not arrive is answered after the sum of both, at the latest. */
  check: number;
  /** How long nothing of an answer may be taken. Then the connection is closed, and the answer is no longer stored. */
  answer: number;
}

/** A request that does not arrive is answered within 20 s. */
export const arrivalTimes: ArrivalTimes = { request: 15_000, check: 2000, answer: 60_000 };

/**
 * Returns the options of a Fastify server that answers a request which does not arrive with 408, and stores no answer that
 * nobody takes.
 */
export function limitArrival({ request, check, answer }: ArrivalTimes) {
  return {
    connectionTimeout: answer,
    requestTimeout: request,
    // Fastify itself sets neither of the others, whose defaults are 60 s and 30 s.
    http: {
      requestTimeout: request,
      headersTimeout: request,
      connectionsCheckingInterval: check,
    },
  };
}
