import { importJWK, jwtVerify, SignJWT, type CryptoKey, type JWK } from 'jose';
import { projectId } from '../projectId.ts';
import type { RefreshFamily, User } from '../state/State.ts';

/** The claims of a valid refresh token. */
export interface RefreshClaims {
  userId: string;
  familyId: string;
  generation: number;
}

/** The public part of the signing key, as the key endpoints serve it. */
export const publicKey = ({ kty, kid, n, e }: JWK): JWK => ({
  kty,
  ...(kid === undefined ? {} : { kid }),
  ...(n === undefined ? {} : { n }),
  ...(e === undefined ? {} : { e }),
  alg: 'RS256',
  use: 'sig',
});

/** Signs tokens as Descope does (RS256, `drn` DS or DSR) and reads its own refresh tokens. */
export class Tokens {
  readonly #privateKey: CryptoKey;
  readonly #publicKey: CryptoKey;
  readonly #keyId: string;
  readonly #now: () => Date;

  private constructor(privateKey: CryptoKey, verifyKey: CryptoKey, keyId: string, now: () => Date) {
    this.#privateKey = privateKey;
    this.#publicKey = verifyKey;
    this.#keyId = keyId;
    this.#now = now;
  }

  /** @throws TypeError if `key` is not a usable RSA key. */
  static async create(key: JWK, now: () => Date): Promise<Tokens> {
    const privateKey = await importJWK(key, 'RS256');
    const verifyKey = await importJWK(publicKey(key), 'RS256');
    if (privateKey instanceof Uint8Array || verifyKey instanceof Uint8Array) {
      throw new TypeError('The signing key of the local sign-in is not an RSA key.');
    }
    return new Tokens(privateKey, verifyKey, key.kid ?? '', now);
  }

  /** Signs a token. `expiresAt` is in seconds since 1970. */
  async signSession(user: User, family: RefreshFamily, expiresAt: number) {
    const claims = {
      drn: 'DS',
      amr: ['pwd'],
      rexp: new Date(family.expiresAt * 1000).toISOString(),
      loginIds: [user.email],
    };
    return { token: await this.#sign(user.userId, claims, expiresAt), claims };
  }

  signRefresh(family: RefreshFamily): Promise<string> {
    const claims = { drn: 'DSR', amr: ['pwd'], fid: family.id, gen: family.generation };
    return this.#sign(family.userId, claims, family.expiresAt);
  }

  /** Returns undefined for anything but a valid refresh token of this emulator. */
  async readRefresh(token: string | undefined): Promise<RefreshClaims | undefined> {
    if (token === undefined) return undefined;
    try {
      const { payload } = await jwtVerify(token, this.#publicKey, {
        algorithms: ['RS256'],
        issuer: projectId,
        currentDate: this.#now(),
      });
      const { sub, drn, fid, gen } = payload;
      if (drn !== 'DSR' || typeof sub !== 'string') return undefined;
      if (typeof fid !== 'string' || typeof gen !== 'number') return undefined;
      return { userId: sub, familyId: fid, generation: gen };
    } catch {
      return undefined;
    }
  }

  #sign(subject: string, claims: Record<string, unknown>, expiresAt: number): Promise<string> {
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: this.#keyId })
      .setIssuer(projectId)
      .setSubject(subject)
      .setIssuedAt(this.#now())
      .setExpirationTime(expiresAt)
      .sign(this.#privateKey);
  }
}
