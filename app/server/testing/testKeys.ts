import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  SignJWT,
  type CryptoKey,
  type JWK,
  type JWTPayload,
} from 'jose';

/** A pair of keys of a sign-in service, with the private key for tests that misuse it. */
export interface SigningKey {
  jwk: JWK & { kid: string };
  privateKey: CryptoKey;
}

export async function createSigningKey(kid: string): Promise<SigningKey> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  // Without `alg`, only the server's own choice keeps other algorithms out.
  return { jwk: { ...(await exportJWK(publicKey)), kid, use: 'sig' }, privateKey };
}

/** The claims of a session token. A claim that is undefined is omitted. */
export function sessionClaims(
  projectId: string,
  claims: JWTPayload = {},
  now = () => new Date(),
): JWTPayload {
  const iat = Math.floor(now().getTime() / 1000);
  return { iss: projectId, sub: 'U1', drn: 'DS', iat, exp: iat + 600, ...claims };
}

export const signToken = ({ jwk, privateKey }: SigningKey, claims: JWTPayload): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: jwk.kid }).sign(privateKey);

/** A sign-in service for tests: its public keys, and tokens signed with its private key. */
export async function createTestKeys(projectId: string, now?: () => Date) {
  const key = await createSigningKey('test');
  const jwks = { keys: [key.jwk] };
  const token = (claims?: JWTPayload) => signToken(key, sessionClaims(projectId, claims, now));
  return { jwks, keys: createLocalJWKSet(jwks), token };
}
