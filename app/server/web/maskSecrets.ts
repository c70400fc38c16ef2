const mask = '[masked]';
const names =
  'passw(?:or)?d|passphrase|secret|token|jwt|api[-_ ]?key|authorization|cookie|credential';
const secretKey = new RegExp(names, 'i');
/** A JSON Web Token, also one that was cut off. */
const jwt = /\bey[\w-]{10,}(?:\.[\w-]*)*/g;

const patterns: [RegExp, string][] = [
  // What follows the name of a secret is masked to the end of the line, because a secret may hold any character.
  [
    new RegExp(`((?:${names})[\\w-]{0,40}[\\\\"'\\s\\]]{0,9}(?:[:=]|%3[ad]))[^\\n]+`, 'gi'),
    `$1 ${mask}`,
  ],
  [/\b(Bearer|Basic)\s+[^\s"',;]+/gi, `$1 ${mask}`],
  [/\b(DSR?=)[^\s;"']+/g, `$1${mask}`],
  // Credentials in an address. Those with a colon may hold a slash.
  [/(:\/\/)(?:[^\s/?#@:]{0,500}:\S{0,500}|[^\s/?#@]{1,500})@/g, `$1${mask}@`],
  [/-----BEGIN [^-]*PRIVATE KEY-----[^]*?(?:-----END[^-]*-----|$)/g, mask],
  [jwt, mask],
];

/** A line in which no pattern can find anything, as most lines are, is written as it is. */
const suspect = new RegExp(`${names}|bearer|basic|://|ey[\\w-]{10}|DSR?=|PRIVATE KEY`, 'i');

/** Masks what looks like a secret in a text: tokens, credentials in addresses, and values with the name of a secret. */
export function maskSecrets(text: string): string {
  return patterns.reduce((masked, [pattern, by]) => masked.replace(pattern, by), text);
}

/**
 * Masks a line of the log: the values of all keys with the name of a secret, at any depth, and secrets inside texts, such
 * as the message and the stack of an error.
 */
export function maskLine(line: string): string {
  if (!suspect.test(line)) return line;
  let content: unknown;
  try {
    content = JSON.parse(line, (key, value: unknown) => {
      if (secretKey.test(key)) return mask;
      return typeof value === 'string' ? maskSecrets(value) : value;
    });
  } catch {
    return `${maskSecrets(line.trimEnd())}\n`;
  }
  return `${JSON.stringify(content).replaceAll(jwt, mask)}\n`;
}
