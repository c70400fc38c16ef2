import { StorageError } from '../storageError.ts';
import { StorageUnavailable } from '../storageUnavailable.ts';

const explanations: Record<string, string> = {
  ECONNREFUSED: 'is not running. Start it, or correct the address in DATABASE_URL.',
  ENOENT: 'is not running. Start it, or correct the address in DATABASE_URL.',
  ENOTFOUND: 'has an address that does not exist. Correct DATABASE_URL.',
  '25006':
    'takes no changes, as a standby does. Name the server that does in DATABASE_URL, or promote this one.',
  '28000': 'refuses this user. Correct DATABASE_URL, or allow the user in pg_hba.conf.',
  '28P01': 'refuses the user or the password. Correct DATABASE_URL.',
  '3D000': 'does not exist. Create it, or correct DATABASE_URL.',
  '42501': 'does not allow this user to create tables. Make the user its owner.',
  '53300': 'has no connection left. Raise max_connections, or stop other programs that use it.',
  '57P03': 'is starting or stopping. Try again in a moment.',
};

/** By the driver's message, where there is no code. */
const sentences: [RegExp, string][] = [
  [/password must be a string/, 'needs a password. Add it to DATABASE_URL, or set PGPASSWORD.'],
  [/not support SSL/, 'does not speak TLS. Turn it on there, or remove sslmode from DATABASE_URL.'],
];

/** Says in one line why a database cannot be used, for people who run the server. Says nothing secret. */
export function explainPostgresError(error: unknown): string {
  if (error instanceof StorageError) return error.message;
  const origin = error instanceof StorageUnavailable ? error.cause : error;
  const code = origin instanceof Error && 'code' in origin ? String(origin.code) : undefined;
  const message = origin instanceof Error ? origin.message : '';
  const known = code
    ? explanations[code]
    : sentences.find(([messages]) => messages.test(message))?.[1];
  if (known) return known;
  return code
    ? `cannot be used (${code}).`
    : 'does not answer. Check the address in DATABASE_URL, and that the database accepts connections from here.';
}
