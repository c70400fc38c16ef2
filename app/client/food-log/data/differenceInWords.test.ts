import { afterEach, expect, test } from 'vitest';
import { loadLanguage } from '../../language/language.ts';
import { asLabel } from '../../language/asLabel.ts';
import { differenceInWords, partsOf, weekdays } from './differenceInWords.ts';
import { noPreferences } from './settings.ts';

afterEach(async () => loadLanguage(null));

test.each([
  [null, 'first day of the week Monday', 'Monday'],
  ['fr', 'premier jour de la semaine\u00a0: lundi', 'Lundi'],
  ['es', 'primer día de la semana lunes', 'Lunes'],
  ['de', 'Wochenbeginn Montag', 'Montag'],
])('in %s, a weekday is %s in a sentence and %s as a label', async (tag, sentence, label) => {
  await loadLanguage(tag);
  const monday = partsOf({ ...noPreferences, firstDayOfWeek: 1 });
  expect(differenceInWords(partsOf(noPreferences), monday)).toBe(sentence);
  expect(asLabel(weekdays()[0] ?? '', tag ?? 'en')).toBe(label);
});
