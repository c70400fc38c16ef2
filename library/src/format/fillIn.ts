/**
 * Replaces the placeholders of a text: `fillIn('Edit {name}', 'Oats')` returns "Edit Oats".
 * @param values one for each placeholder by its name, or one for all.
 */
export function fillIn(text: string, values: string | Record<string, string>): string {
  // A replacer function, because a replacement string would interpret patterns such as $&.
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    typeof values === 'string' ? values : (values[name] ?? place),
  );
}
