import { expect, onTestFinished, test, vi } from 'vitest';
import { formatTime } from './formatTime.ts';

test.each([
  ['08:15', 'en-US', '8:15 AM'],
  ['00:05', 'en-US', '12:05 AM'],
  ['23:59', 'de-DE', '23:59'],
  ['08:15', 'no language', '8:15 AM'],
  ['24:61', 'en-US', '24:61'],
  ['soon', 'en-US', 'soon'],
])('%s in %s is shown as %j', (time, locale, shown) => {
  expect(formatTime(time, locale)).toBe(shown);
});

test('a time hydrates although the server uses another space than the browser', () => {
  const inBrowser = formatTime('08:15', 'en-US');
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('Intl', {
    DateTimeFormat: class {
      format = () => '8:15\u202fAM';
    },
  });
  expect(formatTime('08:15', 'en')).toBe(inBrowser);
});
