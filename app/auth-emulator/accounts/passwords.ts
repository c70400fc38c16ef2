import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const keyLength = 32;

/** Longer passwords are refused, because hashing them would take too much CPU time. */
export const maxPasswordLength = 128;

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // With NFKC the same password has the same bytes on every keyboard.
    scrypt(password.normalize('NFKC'), salt, keyLength, cost, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });

/** Hashes a password with a new salt. The result contains both, as `scrypt:salt:key`. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  const key = await derive(password, salt);
  return `scrypt:${salt.toString('base64url')}:${key.toString('base64url')}`;
};

const noHash = `scrypt:${Buffer.alloc(16).toString('base64url')}:${Buffer.alloc(keyLength).toString('base64url')}`;

/**
 * Returns whether the password matches the hash. Without a hash (nobody has that login id) it returns false after the
 * same time, so that the time does not reveal who has an account.
 */
export const verifyPassword = async (
  password: string,
  passwordHash: string | undefined,
): Promise<boolean> => {
  const [, salt = '', key = ''] = (passwordHash ?? noHash).split(':');
  const expected = Buffer.from(key, 'base64url');
  const tooLong = password.length > maxPasswordLength;
  const actual = await derive(tooLong ? '' : password, Buffer.from(salt, 'base64url'));
  const same = expected.length === actual.length && timingSafeEqual(expected, actual);
  return same && !tooLong && passwordHash !== undefined;
};
