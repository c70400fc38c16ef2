/**
 * Makes a text longer but keeps it readable: vowels are accented and doubled, and the whole text is put in brackets, so
 * that clipping is visible. Placeholders such as `{name}` stay.
 */
export function pseudoText(text: string): string {
  const longer = text.replace(/\{\w+\}|[aeiou]/gi, (part) =>
    part.startsWith('{') ? part : `${part}\u0301`.normalize('NFC').repeat(2),
  );
  return `[${longer}]`;
}
