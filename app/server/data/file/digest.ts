import { hash } from 'node:crypto';

/**
 * Returns the digest (SHA-256, in base64) of some lines and one more. A digest can be continued, so that an export that
 * was interrupted can go on.
 * @param digest The digest of the lines before; empty if there are none.
 */
export function addLine(digest: string, line: string): string {
  return hash('sha256', digest + line, 'base64');
}
