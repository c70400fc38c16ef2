import type { FastifyRequest } from 'fastify';
import { KeysUnreachableError } from './keys.ts';
import type { Session, TokenVerifier } from './tokenVerifier.ts';

/** What is known of the person behind a request. */
export type RequestSession =
  | ({ status: 'signedIn' } & Session)
  | { status: 'signedOut' }
  /** The cookie came along with a request that another site made. */
  | { status: 'otherSite' }
  | { status: 'keysUnreachable' };

declare module 'fastify' {
  interface FastifyRequest {
    session: RequestSession;
  }
}

/** A browser sends the cookie with whatever any site asks for, so with the cookie alone the asker must be us. */
function isFromOtherSite({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return true;
  return (
    headers.origin !== undefined && URL.parse(headers.origin)?.host !== headers.host?.toLowerCase()
  );
}

/** Reads the session from `Authorization: Bearer`, otherwise from the session cookie `DS`. Never throws for a bad token. */
export async function readSession(
  request: FastifyRequest,
  verify: TokenVerifier,
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
    request.log.error({ err: error }, 'Nobody can be signed in.');
    return { status: 'keysUnreachable' };
  }
}
