import { expect, test } from 'playwright/test';
import { readWords } from '../../.storybook/testing/readWords.ts';

const button = (styles = '') => `<button style="cursor: pointer; ${styles}">Add</button>`;

test('what no picture shows stands in its words: cursor, durations, easings and stacking', async ({
  page,
}) => {
  const read = async (html: string) => {
    await page.setContent(`
      <style>@media (prefers-reduced-motion) { * { transition: none !important } }</style>
      ${html}`);
    return readWords(page);
  };
  const before = await read(button('transition: opacity 120ms ease-in'));
  expect(before).toContain('button: cursor pointer; transition opacity 0.12s ease-in\n');
  for (const html of [
    button('transition: opacity 130ms ease-in'),
    button('transition: opacity 120ms ease-out'),
    button('transition: opacity 120ms ease-in; cursor: help'),
    button('transition: opacity 120ms ease-in; position: relative; z-index: 1'),
    button('transition: opacity 120ms ease-in; animation: 1s blink'),
    `<p style="z-index: 2; position: relative">${button('transition: opacity 120ms ease-in')}</p>`,
    button('transition: opacity 120ms ease-in').repeat(2),
  ]) {
    expect(await read(html)).not.toBe(before);
  }
  expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion)').matches)).toBe(true);
});
