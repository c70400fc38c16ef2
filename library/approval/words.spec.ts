import { expect, test } from 'playwright/test';
import { readWords } from '../../.storybook/testing/readWords.ts';

const styles = `
  button { cursor: pointer; transition: opacity 120ms ease-in; color: red; }
  button::before { content: ''; transition: opacity 0s 200ms; }
  @media (prefers-reduced-motion: reduce) { button { animation: none; } * { transition: none !important; } }
  @media print { button { display: none; } }
  @media (forced-colors: active) { button { outline: 1px solid; } }
  input { scroll-margin-top: 36px; caret-color: green; }
  form { container-type: inline-size; }
  @container (max-width: 99px) { input { width: 90%; } }
  form ::selection { background-color: yellow; }
`;
const form = '<form><button>Add</button><input></form>';

test('what no picture shows stands in its words: how a story behaves, on paper and in other media', async ({
  page,
}) => {
  const read = async (css: string, html = form) => {
    await page.setContent(`<style>${css}</style>${html}`);
    return readWords(page);
  };
  const before = await read(styles);
  expect(before).toContain('button: cursor: pointer; transition: opacity 120ms ease-in\n');
  for (const [from, to] of [
    ['pointer', 'help'],
    ['120ms', '130ms'],
    ['ease-in', 'ease-out'],
    ['200ms', '100ms'],
    ['animation: none', 'animation-duration: 1s'],
    ['display: none', 'opacity: 0'],
    ['1px solid', '2px solid'],
    ['36px', '32px'],
    ['green', 'blue'],
    ['90%', '80%'],
    ['yellow', 'lime'],
    ['cursor', 'position: relative; z-index: 1; cursor'],
  ] as const) {
    expect(await read(styles.replace(from, to)), `${from} to ${to}`).not.toBe(before);
  }
  expect(await read(styles, form.replace('<input>', '<input style="cursor: help">'))).not.toBe(
    before,
  );
  expect(await read(styles, form.replace('<input>', '<button>Add</button><input>'))).not.toBe(
    before,
  );
  // A picture shows it.
  expect(await read(styles.replace('red', 'blue'))).toBe(before);
});
