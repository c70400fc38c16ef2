import { describe, expect, it } from 'vitest';
import { loginPath, returnPath, signInIntent } from './loginPath.ts';

const back = (returnTo: string) =>
  returnPath(`?returnTo=${encodeURIComponent(returnTo)}`, 'https://log.example');

describe('§2 after sign-in', () => {
  it('the requested page is shown', () => {
    const [, search] = loginPath('/food-log?day=1#top').split('?');
    expect(returnPath(`?${search}`, 'https://log.example')).toBe('/food-log?day=1#top');
  });

  it.each(['', 'returnTo=', 'other=/'])(
    'the food log is shown when no page was requested (?%s)',
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
  ])('the food log is shown instead of %s', (returnTo) => {
    expect(back(returnTo)).toBe('/food-log');
  });

  it.each(['https://log.example/', '/'])('%s of this origin is shown', (returnTo) => {
    expect(back(returnTo)).toBe('/');
  });
});

const search = (path: string) => new URL(path, 'https://log.example').search;

describe('the sign-in begins', () => {
  it('with the form that the pressed button names', () => {
    expect(signInIntent(search(loginPath('/food-log', 'sign-up')))).toBe('sign-up');
    expect(signInIntent(search(loginPath('/food-log')))).toBe('sign-in');
  });

  it.each(['?intent=', '?intent=other', '?intent=sign-in&intent=sign-up'])(
    'with "Sign in" for %s',
    (asked) => expect(signInIntent(asked)).toBe('sign-in'),
  );
});
