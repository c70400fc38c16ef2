import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';

/** The provider's keys could not be fetched. The token may still be valid, so this must not sign anybody out. */
export class KeysUnreachableError extends Error {}

const tokensFault = [
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
  errors.JOSENotSupported,
];

/**
 * Returns the public keys of a hosted project. jose fetches them when they are first needed and caches them for 10
 * minutes, after which a withdrawn key no longer counts. A token with an unknown key makes it fetch them again, but not
 * within 30 s, so that forged tokens cannot flood the provider; a new key may need as long to count.
 * The returned function throws KeysUnreachableError if the provider does not answer in 3 s with keys.
 */
export function hostedKeys(baseUrl: string, projectId: string): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(new URL(`${baseUrl}/v2/keys/${projectId}`), {
    timeoutDuration: 3000,
  });
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (error) {
      if (tokensFault.some((fault) => error instanceof fault)) throw error;
      throw new KeysUnreachableError('The keys of the sign-in service could not be fetched.', {
        cause: error,
      });
    }
  };
}
