import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

const seconds = () => Math.floor(Date.now() / 1000);

/** A sign-in service for tests: its public keys, and tokens signed with its private key. */
export async function createTestKeys(projectId: string) {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwks = {
    keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'RS256', use: 'sig' }],
  };
  /** Creates a session token. A claim that is undefined is omitted. */
  const token = (claims: JWTPayload = {}): Promise<string> =>
    new SignJWT({
      iss: projectId,
      sub: 'U1',
      drn: 'DS',
      iat: seconds(),
      exp: seconds() + 600,
      ...claims,
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'test' })
      .sign(privateKey);

  return { jwks, keys: createLocalJWKSet(jwks), token };
}
