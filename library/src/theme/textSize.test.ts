import { expect, test } from 'vitest';
import { lineOf, sizeOf } from './textSize.ts';

test.each([
  ['a factor', { fontSize: '0.75rem', lineHeight: 1.66 }, '0.75rem * 1.66'],
  ['pixels as a number', { fontSize: 12, lineHeight: '1.5' }, '12px * 1.5'],
  ['a length', { fontSize: '0.75rem', lineHeight: '1.25rem' }, '1.25rem'],
  [
    'a factor that CSS calculates',
    { fontSize: '14px', lineHeight: 'calc(20 / 14)' },
    '14px * calc(20 / 14)',
  ],
  [
    'a length that CSS calculates',
    { fontSize: '14px', lineHeight: 'calc(1rem + 4px)' },
    'calc(1rem + 4px)',
  ],
  ['a word, which the browser knows better', { lineHeight: 'normal' }, '1rem * 1.5'],
  ['percent', { fontSize: '12px', lineHeight: '150%' }, '12px * 150 / 100'],
  ['nothing, as the style is removed', undefined, '1rem * 1.5'],
])('a line is as high as a theme says with %s', (_, style, height) => {
  expect(lineOf(style)).toBe(height);
});

test('a size is a length, also where a theme has a number or no such style', () => {
  expect([sizeOf({ fontSize: '2rem' }), sizeOf({ fontSize: 20 }), sizeOf()]).toEqual([
    '2rem',
    '20px',
    '1rem',
  ]);
});
