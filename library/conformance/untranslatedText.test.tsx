import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FoodlogLocalizationProvider } from '../src/index.ts';
import { enXA } from '../src/locales/en-XA.ts';
import { allStates } from './components.ts';
import { keepConsoleSilent } from './silentConsole.ts';
import { testing } from './testing.ts';

keepConsoleSilent();

const SPOKEN = ['aria-label', 'title', 'placeholder', 'alt', 'aria-roledescription'];

/** Every text that a person reads or hears on the page. */
function spoken() {
  const found: string[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    if (element.tagName === 'STYLE') continue;
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '');
    }
    for (const name of SPOKEN) found.push(element.getAttribute(name) ?? '');
  }
  return found;
}

/** The texts that are not translated: the examples' values, what `Intl` writes, and keys. */
const NOT_OURS =
  /Oats|USDA|Breakfast|Lunch|Weight|\bkg\b|Enter a weight\.|As on the package\.|Copy another day|Log to|150\sg|Deleted|No network\.|\b([ap]m|november|(sun|mon|tues|wednes|thurs|fri|satur)day|[smtwf])\b|\+Z/gi;

test.each(allStates)(
  '%s shows no text from outside its language, not even in parts of MUI',
  async (_, { Component, reveal }) => {
    render(
      <FoodlogLocalizationProvider localization={enXA}>
        <Component />
      </FoodlogLocalizationProvider>,
    );
    await reveal?.(testing);
    const foreign = spoken()
      // Texts of the long test language are in brackets, which may also contain a name from an example; that name may
      // be another element, or a text in brackets of its own.
      .map((text) =>
        text
          .replace(/\[[^[\]]*\]/g, '')
          .replace(/\[[^\]]*(\]|$)|^[^[]*\]/g, '')
          .replace(NOT_OURS, ''),
      )
      .filter((text) => /\p{L}/u.test(text));
    expect(foreign).toEqual([]);
  },
);
