import { base64url } from 'jose';
import type { KeyServer } from './KeyServer.ts';

/** What a forger has: the sign-in service, whose private keys even leak, and an address of its own. */
export interface Forger {
  service: KeyServer;
  random: () => number;
  /** An address at which the forger serves keys. */
  ownKeysUrl: string;
}

/** Makes a token that is not a session. */
export type Forge = (forger: Forger) => Promise<string>;

/** Returns a value as a part of a token. */
export const asPart = (value: unknown) => base64url.encode(JSON.stringify(value));
