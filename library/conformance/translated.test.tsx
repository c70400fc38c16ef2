import { render } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { FoodlogLocalizationProvider } from '../src/index.ts';
import type { FoodlogLocalization } from '../src/index.ts';
import { arEG } from '../src/locales/ar.ts';
import { enUS } from '../src/locales/en.ts';
import { translatePage } from './browser/translatePage.ts';
import { components } from './components.ts';
import type { Conformance, Example } from './Conformance.types.ts';
import { keepConsoleSilent } from './silentConsole.ts';
import { testing } from './testing.ts';

keepConsoleSilent();

const MARK = '\u2020';
/** A translator needs the whole of a sentence. */
const SENTENCE =
  /^(Enter|Select|Log to|of|over|known for|Foods found:) | (to undo|left|over|on average|to see them\.)$/;

const inLanguage = (localization: FoodlogLocalization, { Component }: Example) => (
  <FoodlogLocalizationProvider localization={localization}>
    {Component({})}
  </FoodlogLocalizationProvider>
);

/** Shows each example, acts on it, and changes it to the next one and back. @returns what is on the page in between. */
async function textsOf({ examples, states = [] }: Conformance, look: () => void) {
  const all = [...examples, ...states];
  const seen: string[] = [];
  const see = (what: string) => {
    look();
    seen.push(`${what}: ${document.body.textContent.replaceAll(MARK, '')}`);
  };
  for (const [place, example] of all.entries()) {
    const { rerender, unmount } = render(inLanguage(enUS, example));
    see(`${place}`);
    await example.reveal?.(testing);
    see(`${place} revealed`);
    rerender(inLanguage(arEG, examples[(place + 1) % examples.length] ?? example));
    see(`${place} left`);
    rerender(inLanguage(enUS, example));
    see(`${place} again`);
    unmount();
  }
  return seen;
}

/** Every text on the page that a browser translates. */
function* translatable() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    if (!parentElement?.closest('[translate=no]')) yield textContent ?? '';
  }
}

describe.each(Object.entries(components))('%s', (_, conformance) => {
  const { examples, states = [] } = conformance;

  test('shows true texts on a page whose texts a translator replaces', async () => {
    const original = await textsOf(conformance, () => undefined);
    const { translate, stop } = translatePage(MARK);
    onTestFinished(stop);
    expect(await textsOf(conformance, translate)).toEqual(original);
  });

  test('lets no figure, date or name of a food be translated, except in a sentence', async () => {
    const found: string[] = [];
    for (const { Component, reveal } of [...examples, ...states]) {
      const { unmount } = render(<Component />);
      await reveal?.(testing);
      found.push(...[...translatable()].filter((text) => /\d|^Oats$/.test(text)));
      unmount();
    }
    expect(found.filter((text) => !SENTENCE.test(text.trim()))).toEqual([]);
  });
});
