const LONGEST = 200;

/** Returns the message key for an invalid trimmed name, or `undefined`. Counts code points, as the server does. */
export function checkName(name: string) {
  if (name === '') return 'nameMissing';
  // FormData converts lone surrogates to U+FFFD.
  if (/[\p{Cc}\uFFFD]/u.test(name)) return 'nameUnprintable';
  return Array.from(name).length > LONGEST ? 'nameTooLong' : undefined;
}
