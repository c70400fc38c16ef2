import { showsNothing, unprintable } from './nameRules.ts';

/** Returns the name that a text means: a tab, or lines that were pasted, are spaces, and space around it does not count. */
export const readName = (text: string) => text.replace(/[\t-\r\u0085\u2028\u2029]+/g, ' ').trim();

/** Returns the message key for an invalid trimmed name, or `undefined`. Counts code points, as servers do. */
export function checkName(name: string, maxLength: number) {
  if (showsNothing.test(name)) return 'nameMissing';
  if (unprintable.test(name)) return 'nameUnprintable';
  return Array.from(name).length > maxLength ? 'nameTooLong' : undefined;
}
