const LONGEST = 200;

/** What is wrong with a name whose surrounding space is cut: the key of the message, or `undefined`. Counts code points, as the server does. */
export function checkName(name: string) {
  if (name === '') return 'nameMissing';
  // FormData has made U+FFFD of halves of characters.
  if (/[\p{Cc}\uFFFD]/u.test(name)) return 'nameUnprintable';
  return Array.from(name).length > LONGEST ? 'nameTooLong' : undefined;
}
