import { afterEach, expect, test } from 'vitest';
import { getLanguage, holdLanguage, loadLanguage } from './language.ts';

afterEach(async () => loadLanguage(null));

test('of two languages, the one that was asked for last is that of the pages', async () => {
  await Promise.all([loadLanguage('de'), loadLanguage(null)]);
  expect(getLanguage()).toBeUndefined();
  expect(document.documentElement.lang).toBe('en');
});

test('a language that is held back comes when it is let go', async () => {
  // From here on, its file is there.
  await loadLanguage('ar');
  await loadLanguage(null);
  const letGo = holdLanguage();
  const loading = loadLanguage('ar');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(getLanguage()).toBeUndefined();
  letGo();
  await loading;
  expect(document.documentElement.dir).toBe('rtl');
});
