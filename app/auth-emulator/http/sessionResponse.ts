import type { FastifyReply } from 'fastify';
import { setRefreshCookie } from '../sessions/refreshCookie.ts';
import type { Session } from '../sessions/Sessions.ts';
import { userResponse } from './userResponse.ts';

/**
 * Sets the cookie of the refresh token and returns the body of a Descope JWT response without that token. Times are in
 * seconds since 1970. `cookieExpiration` and `cookiePath` are for the session cookie, which the SDK sets.
 */
export const sendTokens = (reply: FastifyReply, session: Session, now: Date) => {
  const cookieMaxAge = session.refreshExpiresAt - Math.floor(now.getTime() / 1000);
  setRefreshCookie(reply, session.refreshToken, cookieMaxAge);
  return {
    sessionJwt: session.sessionToken,
    sessionExpiration: session.sessionExpiresAt,
    cookieExpiration: session.refreshExpiresAt,
    cookieMaxAge,
    cookiePath: '/',
    cookieDomain: '',
    claims: session.sessionClaims,
  };
};

/** Sends the JWT response of a sign-in, with the user. */
export const sendSignIn = (
  reply: FastifyReply,
  session: Session,
  { now, firstSeen }: { now: Date; firstSeen: boolean },
) => ({ ...sendTokens(reply, session, now), user: userResponse(session.user), firstSeen });
