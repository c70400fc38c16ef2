/** Replaces the placeholder of a text: `fillIn('Edit {name}', 'Oats')` returns "Edit Oats". */
export function fillIn(text: string, value: string): string {
  // A replacer function, because a replacement string would interpret patterns such as $&.
  return text.replace(/\{\w+\}/, () => value);
}
