import { base64url } from 'jose';
import type { KeyServer } from '../../../server/testing/hostedServer.ts';

/** What somebody has who forges tokens: the sign-in service, whose private keys even leak, and an own address. */
interface TokenForge {
  service: KeyServer;
  random: () => number;
  /** An address at which keys of the forge are served. */
  ownKeysUrl: string;
}

/** Makes a token that is not a session. */
export type Forge = (forge: TokenForge) => Promise<string>;

/** Returns a value as a part of a token. */
export const asPart = (value: unknown) => base64url.encode(JSON.stringify(value));
