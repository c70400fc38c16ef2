import type { JWK } from 'jose';

/** A person who can sign in. */
export interface User {
  userId: string;
  /** The email address in lower case, which is also the login id. */
  email: string;
  name: string;
  /** Seconds since 1970, as in Descope's user object. */
  createdTime: number;
  /** Made by `hashPassword`. */
  passwordHash: string;
}

/** One sign-in on one device: the chain of refresh tokens that replace each other. */
export interface RefreshFamily {
  id: string;
  userId: string;
  /** The number of the newest refresh token. It grows by one with every refresh. */
  generation: number;
  /** Seconds since 1970. */
  rotatedAt: number;
  /** Seconds since 1970. */
  expiresAt: number;
}

/** Everything that the emulator stores. */
export interface State {
  version: 1;
  /** The private RSA key that signs every token. */
  key: JWK;
  users: User[];
  families: RefreshFamily[];
}
