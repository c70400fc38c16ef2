import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import { Accounts, createUser } from './accounts/Accounts.ts';
import { demoAccount, demoAccountAgeDays } from './demoAccount.ts';
import { createPlugin } from './http/plugin.ts';
import { Sessions } from './sessions/Sessions.ts';
import { publicKey, Tokens } from './sessions/Tokens.ts';
import type { State } from './state/State.ts';
import { StateStore } from './state/StateStore.ts';

export { demoAccount } from './demoAccount.ts';

export interface AuthEmulatorOptions {
  /** The folder for `auth-emulator.json`. Without it, the state is lost when the process ends. */
  dataDir?: string;
  /** The clock. @default the machine's */
  now?: () => Date;
  /** How long a session token is valid, in seconds. @default 600 */
  sessionSeconds?: number;
}

export interface AuthEmulator {
  /** The routes /v1, /v2, /pages, /npm and /local/.well-known, to register at the root. */
  plugin: FastifyPluginAsync;
  /** The public keys that verify its tokens. */
  jwks: () => { keys: JWK[] };
  /** Resolves when all changes are written. */
  close: () => Promise<void>;
}

const createKey = async (): Promise<JWK> => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = await exportJWK(privateKey);
  return { ...key, kid: await calculateJwkThumbprint(key) };
};

const createState = async (now: Date): Promise<State> => {
  const createdTime = Math.floor(now.getTime() / 1000) - demoAccountAgeDays * 24 * 60 * 60;
  const { loginId: email, password, name } = demoAccount;
  const demoUser = await createUser({ email, password, name }, createdTime);
  return { version: 1, key: await createKey(), users: [demoUser], families: [] };
};

/**
 * Creates a stand-in for the Descope service (§7), with which the unmodified SDK signs people in without a Descope
 * account and without internet. It is for the developer's own machine only.
 * @throws Error with a message for people if the state file exists but cannot be used.
 */
export const createAuthEmulator = async ({
  dataDir,
  now = () => new Date(),
  sessionSeconds = 600,
}: AuthEmulatorOptions): Promise<AuthEmulator> => {
  const path = dataDir === undefined ? undefined : join(dataDir, 'auth-emulator.json');
  const store = await StateStore.open(path, () => createState(now()));
  const { key } = store.current;
  const accounts = new Accounts(store, now);
  const tokens = await Tokens.create(key, now);
  const sessions = new Sessions(store, accounts, tokens, { sessionSeconds, now });
  const jwks = () => ({ keys: [publicKey(key)] });
  return {
    plugin: createPlugin({ accounts, sessions, jwks, now }),
    jwks,
    close: () => store.close(),
  };
};
