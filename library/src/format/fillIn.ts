/** Puts `value` in the place that a text keeps for it: `fillIn('Edit {name}', 'Oats')` is "Edit Oats". */
export function fillIn(text: string, value: string): string {
  // By a function, because signs such as $& in a plain replacement mean something.
  return text.replace(/\{\w+\}/, () => value);
}
