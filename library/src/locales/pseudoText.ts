/**
 * A text as it might be in a language whose words are longer, yet can still be read: vowels accented and doubled, all of
 * it in brackets, so that a word that is cut is seen. Places such as `{name}` stay.
 */
export function pseudoText(text: string): string {
  const longer = text.replace(/\{\w+\}|[aeiou]/gi, (part) =>
    part.startsWith('{') ? part : `${part}\u0301`.normalize('NFC').repeat(2),
  );
  return `[${longer}]`;
}
