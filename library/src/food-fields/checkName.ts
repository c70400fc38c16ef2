/** Returns the message key for an invalid trimmed name, or `undefined`. Counts code points, as servers do. */
export function checkName(name: string, maxLength: number) {
  if (name === '') return 'nameMissing';
  // FormData converts lone surrogates to U+FFFD.
  if (/[\p{Cc}\uFFFD]/u.test(name)) return 'nameUnprintable';
  return Array.from(name).length > maxLength ? 'nameTooLong' : undefined;
}
