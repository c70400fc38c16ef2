import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';

/** Who is signed in. */
export interface Session {
  /** The token's subject: the owner of all they log. */
  subject: string;
  /** The user's login ids, when the token names them. */
  loginIds: string[] | undefined;
}

/** Undefined for a token that does not hold. Throws KeysUnreachableError when that cannot be known. */
export type TokenVerifier = (token: string) => Promise<Session | undefined>;

const cachedTokens = 5000;

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
 * Verifies session tokens as Descope's own server SDK does (RS256, issuer, expiry with 5 s tolerance),
 * and refuses any token that is not a session (`drn`). Verified ones are kept until they expire.
 */
export function createTokenVerifier(
  projectId: string,
  keys: JWTVerifyGetKey,
  now = () => new Date(),
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
      if (session && payload.exp !== undefined) {
        if (verified.size >= cachedTokens) verified.delete(verified.keys().next().value ?? '');
        verified.set(token, { session, expires: payload.exp * 1000 });
      }
      return session;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  };
}
