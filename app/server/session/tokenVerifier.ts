import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';

/** The session of a signed-in person. */
export interface Session {
  /** The token's subject, who owns the entries. */
  subject: string;
  /** The user's login ids, if the token contains them. */
  loginIds: string[] | undefined;
}

/** Returns undefined for an invalid token. Throws KeysUnreachableError if the token cannot be verified. */
export type TokenVerifier = (token: string) => Promise<Session | undefined>;

const cachedTokens = 5000;
/** How long a verified token counts without being verified again, in milliseconds. */
const cachedFor = 10 * 60_000;

function isFrom(projectId: string, issuer: string): boolean {
  return issuer.split('/').slice(-2).includes(projectId);
}

function sessionOf(claims: JWTPayload, projectId: string): Session | undefined {
  const { sub, iss, drn, loginIds } = claims;
  if (typeof sub !== 'string' || sub === '' || drn !== 'DS') return undefined;
  if (typeof iss !== 'string' || !isFrom(projectId, iss)) return undefined;
  const named = Array.isArray(loginIds) && loginIds.every((loginId) => typeof loginId === 'string');
  return { subject: sub, loginIds: named ? loginIds : undefined };
}

/**
 * Verifies session tokens as Descope's own server SDK does (RS256, issuer, expiry with 5 s tolerance), and rejects
 * tokens that are not session tokens (`drn`). A verified token is cached until it expires, and for 10 minutes at most.
 * As the keys of a hosted project are cached as long, a token signed with a withdrawn key counts for 20 minutes at most.
 * @param onIssued Called with the instant at which a valid token was issued, in seconds since 1970.
 */
export function createTokenVerifier(
  projectId: string,
  keys: JWTVerifyGetKey,
  now = () => new Date(),
  onIssued: (issuedAt: number) => void = () => {},
): TokenVerifier {
  const verified = new Map<string, { session: Session; expires: number }>();

  return async (token) => {
    const known = verified.get(token);
    if (known && now().getTime() < known.expires) return known.session;
    verified.delete(token);
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        clockTolerance: 5,
        requiredClaims: ['exp', 'iss', 'sub', 'drn'],
        currentDate: now(),
      });
      const session = sessionOf(payload, projectId);
      if (session && payload.iat !== undefined) onIssued(payload.iat);
      if (session && payload.exp !== undefined) {
        if (verified.size >= cachedTokens) verified.delete(verified.keys().next().value ?? '');
        const expires = Math.min(payload.exp * 1000, now().getTime() + cachedFor);
        verified.set(token, { session, expires });
      }
      return session;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  };
}
