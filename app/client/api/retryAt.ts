/** A day, in milliseconds: a longer wait is a mistake, and more than a timer can count. */
const maxWaitMs = 86_400_000;

/**
 * Reads `Retry-After` (RFC 9110 §10.2.3): seconds, or a date by the clock of the answer's `Date`.
 * @returns when something may be sent again, in milliseconds since the page began, because a clock may be set back; 0
 * when the header is missing, past, or unreadable.
 */
export function retryAt(headers: Headers): number {
  const value = headers.get('retry-after') ?? '';
  const answered = Date.parse(headers.get('date') ?? '') || Date.now();
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - answered;
  return wait > 0 ? performance.now() + Math.min(wait, maxWaitMs) : 0;
}
