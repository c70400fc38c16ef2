/** A day, in milliseconds: a longer wait is a mistake, and more than a timer can count. */
const longestWait = 86_400_000;

/**
 * Reads `Retry-After` (RFC 9110 §10.2.3): seconds, or a date.
 * @returns the instant before which nothing may be sent, in milliseconds since 1970; 0 when the header is missing,
 * past, or unreadable.
 */
export function retryAt(headers: Headers, now = Date.now()): number {
  const value = headers.get('retry-after') ?? '';
  const instant = /^\d+$/.test(value) ? now + Number(value) * 1000 : Date.parse(value);
  return instant > now ? Math.min(instant, now + longestWait) : 0;
}
