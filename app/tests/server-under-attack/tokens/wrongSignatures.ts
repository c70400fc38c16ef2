import {
  CompactEncrypt,
  exportPKCS8,
  exportSPKI,
  generateKeyPair,
  importJWK,
  importPKCS8,
  SignJWT,
  UnsecuredJWT,
  type JWTHeaderParameters,
} from 'jose';
import { createSigningKey, sessionClaims } from '../../../server/testing/testKeys.ts';
import type { Forge } from './TokenForge.ts';

const ownKey = createSigningKey('K1');
const ownCurve = generateKeyPair('ES256');
const ownCipher = generateKeyPair('RSA-OAEP');
const bytes = (text: string) => new TextEncoder().encode(text);

/** Signs with a key of the forge, under the name of the service's key unless the header says otherwise. */
const withOwnKey =
  (header: Partial<JWTHeaderParameters> = {}): Forge =>
  async ({ service }) =>
    new SignJWT(sessionClaims(service.projectId))
      .setProtectedHeader({ alg: 'RS256', kid: 'K1', ...header })
      .sign((await ownKey).privateKey);

/** Signs with the service's own key, but with another algorithm. */
const withAlgorithm =
  (alg: string): Forge =>
  async ({ service }) => {
    const { privateKey, jwk } = service.newest;
    return new SignJWT(sessionClaims(service.projectId))
      .setProtectedHeader({ alg, kid: jwk.kid })
      .sign(await importPKCS8(await exportPKCS8(privateKey), alg));
  };

/** Signs with HS256 and a form of the published key as the secret. */
const withPublicKey =
  (form: 'spki' | 'jwk' | 'modulus'): Forge =>
  async ({ service }) => {
    const { jwk } = service.newest;
    const publicKey = await importJWK(jwk, 'RS256', { extractable: true });
    if (publicKey instanceof Uint8Array) throw new Error('The published key is a secret.');
    const spki = await exportSPKI(publicKey);
    const secrets = { spki, jwk: JSON.stringify(jwk), modulus: jwk.n ?? '' };
    return new SignJWT(sessionClaims(service.projectId))
      .setProtectedHeader({ alg: 'HS256', kid: jwk.kid })
      .sign(bytes(secrets[form]));
  };

/** Tokens with the claims of a session, which the service has not signed, or not as it does. */
export const wrongSignatures: Record<string, Forge> = {
  unsigned: async ({ service }) => new UnsecuredJWT(sessionClaims(service.projectId)).encode(),
  'signed with the public key as a secret': withPublicKey('spki'),
  'signed with the published JWK as a secret': withPublicKey('jwk'),
  'signed with the modulus as a secret': withPublicKey('modulus'),
  'signed with RS512': withAlgorithm('RS512'),
  'signed with PS256': withAlgorithm('PS256'),
  'signed with ES256': async ({ service }) => {
    const { privateKey } = await ownCurve;
    return new SignJWT(sessionClaims(service.projectId))
      .setProtectedHeader({ alg: 'ES256', kid: 'K1' })
      .sign(privateKey);
  },
  'signed with another key': withOwnKey(),
  'signed with an unknown key': async (forge) => withOwnKey({ kid: `K${forge.random()}` })(forge),
  'signed with a key without a name': withOwnKey({ kid: undefined }),
  'signed with a key that is a path': withOwnKey({ kid: '../../../../dev/null' }),
  'with its own key in the header': async (forge) => withOwnKey({ jwk: (await ownKey).jwk })(forge),
  'with the address of its own keys': async (forge) =>
    withOwnKey({ jku: forge.ownKeysUrl, x5u: forge.ownKeysUrl, kid: 'own' })(forge),
  encrypted: async ({ service }) => {
    const { publicKey } = await ownCipher;
    return new CompactEncrypt(bytes(await service.token()))
      .setProtectedHeader({ alg: 'RSA-OAEP', enc: 'A256GCM' })
      .encrypt(publicKey);
  },
};
