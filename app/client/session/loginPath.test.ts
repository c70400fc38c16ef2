import { describe, expect, it } from 'vitest';
import { loginPath, returnPath } from './loginPath.ts';

const back = (returnTo: string) =>
  returnPath(`?returnTo=${encodeURIComponent(returnTo)}`, 'https://log.example');

describe('§2 after sign-in', () => {
  it('the page asked for is shown', () => {
    const [, search] = loginPath('/food-log?day=1#top').split('?');
    expect(returnPath(`?${search}`, 'https://log.example')).toBe('/food-log?day=1#top');
  });

  it.each(['', 'returnTo=', 'other=/'])(
    'without a page asked for (?%s) it is the food log',
    (search) => {
      expect(returnPath(`?${search}`, 'https://log.example')).toBe('/food-log');
    },
  );

  it.each([
    'https://evil.example/food-log',
    '//evil.example',
    String.raw`\\evil.example`,
    'javascript:alert(1)',
    'http://',
    '/..//evil.example',
    '/.//evil.example',
    '//log.example//evil.example',
    '/user/login',
    '/User/logout',
    '/user/logout',
  ])('%s is not followed', (returnTo) => {
    expect(back(returnTo)).toBe('/food-log');
  });

  it.each(['https://log.example/', '/'])('%s of this origin is followed', (returnTo) => {
    expect(back(returnTo)).toBe('/');
  });
});
