import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { KeysUnreachableError } from './keys.ts';
import type { Session, TokenVerifier } from './tokenVerifier.ts';

/** Whether the request has a valid session. */
export type RequestSession =
  | ({ status: 'signedIn' } & Session)
  | { status: 'signedOut' }
  /** Another site made the request, and the browser added the cookie. */
  | { status: 'otherSite' }
  | { status: 'keysUnreachable' };

declare module 'fastify' {
  interface FastifyRequest {
    session: RequestSession;
  }
}

/**
 * Browsers add the cookie to requests of any site, so a request with the cookie alone must come from our own origin.
 */
function isFromOtherSite({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return true;
  return headers.origin !== undefined && URL.parse(headers.origin)?.host !== host.toLowerCase();
}

/**
 * Reads the session from `Authorization: Bearer`, otherwise from the session cookie `DS`. An invalid token does not
 * throw.
 * @param onKeysUnreachable Called if the token cannot be verified, with the log of the request.
 */
export async function readSession(
  request: FastifyRequest,
  verify: TokenVerifier,
  onKeysUnreachable: (error: KeysUnreachableError, log: FastifyBaseLogger) => void,
): Promise<RequestSession> {
  const bearer = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
  const token = bearer ?? /(?:^|; *)DS=([^;]+)/.exec(request.headers.cookie ?? '')?.[1];
  if (!token) return { status: 'signedOut' };
  if (!bearer && isFromOtherSite(request)) return { status: 'otherSite' };
  try {
    const session = await verify(token);
    return session ? { status: 'signedIn', ...session } : { status: 'signedOut' };
  } catch (error) {
    if (!(error instanceof KeysUnreachableError)) throw error;
    onKeysUnreachable(error, request.log);
    return { status: 'keysUnreachable' };
  }
}
