import { createTheme, ThemeProvider } from '@mui/material/styles';
import { cleanup, render } from '@testing-library/react';
import * as fc from 'fast-check';
import type { ReactElement } from 'react';
import { cloneElement, createElement } from 'react';
import { expect, test, vi } from 'vitest';
import catalogue from '../dist/catalogue.json';
import { components } from './components.ts';
import { randomElements } from './randomElements.ts';
import { entry, selectedFood } from './samples.ts';
import { keepConsoleSilent } from './silentConsole.ts';
import { testing } from './testing.ts';
import { useAll } from './useAll.ts';

keepConsoleSilent();

/** Props of every component, which slots.test.tsx and theme.test.tsx try. */
const shared = new Set(['classes', 'slotProps', 'slots', 'sx']);
const props = catalogue.components.flatMap(({ name, props: own }) =>
  own.filter((prop) => !shared.has(prop.name)).map((prop) => ({ name, prop: prop.name })),
);
const isHandler = ({ prop }: { prop: string }) => /^on[A-Z]/.test(prop);

const examplesOf = (name: string) => [
  ...components[name]!.examples,
  ...(components[name]!.states ?? []),
];

/** What a person gets, without ids that are counted, and whatever the order of attributes is. */
function pageNow() {
  const { activeElement, body } = document;
  for (const element of body.querySelectorAll('*')) {
    const attributes = [...element.attributes].toSorted((a, b) => (a.name < b.name ? -1 : 1));
    for (const { name, value } of attributes) {
      element.removeAttribute(name);
      element.setAttribute(name, value);
    }
  }
  const html = body.innerHTML.replaceAll(/_r_\w+_/g, '');
  return `${html} ${activeElement === body ? '' : activeElement?.className}`;
}

function shown(element: ReactElement) {
  render(element);
  const page = pageNow();
  cleanup();
  return page;
}

/** Some elements of a component and what each shows, the same for each prop. */
const samples = new Map<string, { element: ReactElement; page: () => string }[]>();

function sampleOf(name: string) {
  const sample =
    samples.get(name) ??
    fc.sample(randomElements[name]!, { numRuns: 400, seed: 1 }).map((element) => {
      let page: string | undefined;
      return { element, page: () => (page ??= shown(element)) };
    });
  samples.set(name, sample);
  return sample;
}

/** Values of props that show themselves in an example at once, or only there. */
const others: Record<string, unknown> = {
  editingId: 'none',
  emptyAction: 'Add',
  maxDate: '2026-11-10',
  markedDays: ['2026-11-20'],
  pendingIds: [entry.id],
  renderEditor: () => 'Own editor',
  locale: 'ar-EG',
  dateStyle: 'full',
  max: 1,
  id: 'own',
  form: 'own',
  emptyValue: null,
  figures: [],
  defaultSelected: { ...selectedFood, food: { ...selectedFood.food, name: 'Tea' } },
  fractionDigits: 2,
  inputRef: (input: HTMLElement | null) => input?.setAttribute('data-ref', ''),
  maxLength: 1,
  foods: [],
  search: undefined,
  debounceMs: 3_600_000,
  confirmNoFigures: false,
  validate: () => ({ name: 'Not this food.' }),
};

/** Whether an example, shown with all that it reveals, differs with another value of a prop. */
async function differsInAnExample(name: string, prop: string) {
  for (const { Component, reveal } of examplesOf(name)) {
    const pages: string[] = [];
    for (const given of [{}, { [prop]: others[prop] }]) {
      render(<Component {...given} />);
      await reveal?.(testing);
      pages.push(pageNow());
      cleanup();
    }
    if (pages[0] !== pages[1]) return true;
  }
  return false;
}

test.each(props.filter((one) => !isHandler(one)))(
  'another $prop of $name shows something else',
  async ({ name, prop }) => {
    if (prop in others && (await differsInAnExample(name, prop))) return;
    const isOther = sampleOf(name).some(({ element, page }, index, sample) => {
      const { [prop]: other } = Object(sample.at(index - 1)?.element.props);
      if (Object.is(other, Object(element.props)[prop])) return false;
      return page() !== shown(cloneElement(element, { [prop]: other }));
    });
    expect(isOther || (await differsInAnExample(name, prop))).toBe(true);
  },
);

test.each(props.filter(isHandler))('$prop of $name is called', async ({ name, prop }) => {
  const handler = vi.fn<(event: unknown) => void>();
  for (const { Component, reveal } of components[name]!.examples) {
    const { unmount } = render(<Component {...{ [prop]: handler }} />);
    useAll();
    await testing.settle();
    if (handler.mock.calls.length === 0) await reveal?.(testing);
    for (const item of document.querySelectorAll('[role^=menuitem]')) testing.fireEvent.click(item);
    unmount();
  }
  expect(handler).toHaveBeenCalled();
});

/** Those of some texts that no example shows when each of them is replaced. */
async function notShown(name: string, words: string[]) {
  const localeText = Object.fromEntries(words.map((word) => [word, `Own ${word}.`]));
  const left = new Set(words);
  const look = () => {
    const page = document.documentElement.outerHTML;
    for (const word of left) if (page.includes(`Own ${word}.`)) left.delete(word);
  };
  for (const { Component, reveal } of examplesOf(name)) {
    const { unmount } = render(<Component localeText={localeText} />);
    look();
    await reveal?.(testing);
    look();
    unmount();
  }
  return [...left];
}

const spoken = catalogue.components.filter(({ words }) => words.length > 0);

test.each(spoken)('each text of $name is shown', async ({ name, words }) => {
  const { wordsElsewhere = [] } = components[name]!;
  const own = words.map((word) => word.name).filter((word) => !wordsElsewhere.includes(word));
  // Some texts are shown only inside another, which the first look replaces.
  for (const word of await notShown(name, own)) expect(await notShown(name, [word])).toEqual([]);
});

/** Attributes that components or slots have without being given any, and a few others. */
const attributes =
  'aria-label autoComplete children className disabled id noValidate onClick onKeyDown ref role style sx tabIndex title type'.split(
    ' ',
  );

const undefinedFor = (names: string[], value?: object) =>
  Object.fromEntries(names.map((name) => [name, value]));

test.each(catalogue.components)(
  'undefined for any prop, slot, text or attribute of $name is the same as nothing',
  ({ name, ...own }) => {
    const slots = own.slots.map((slot) => slot.name);
    const allUndefined = {
      ...undefinedFor(own.props.filter(({ required }) => !required).map((prop) => prop.name)),
      ...undefinedFor(attributes),
    };
    const undefinedInside = {
      slotProps: undefinedFor(slots, undefinedFor(attributes)),
      slots: undefinedFor(slots),
      classes: undefinedFor(slots),
      localeText: undefinedFor(own.words.map((word) => word.name)),
    };
    const defaultProps = {
      'aria-label': 'Themed',
      title: 'Themed',
      slots: { root: /Form|Editor|Picker/.test(name) ? 'form' : 'aside' },
      slotProps: { root: { lang: 'de' } },
    };
    const theme = createTheme({ components: { [`Foodlog${name}`]: { defaultProps } } });
    for (const { type, props: random } of fc.sample(randomElements[name]!, {
      numRuns: 8,
      seed: 1,
    })) {
      const given = Object.fromEntries(
        Object.entries(random).filter(([, value]) => value !== undefined),
      );
      const inTheme = (all: object) =>
        shown(<ThemeProvider theme={theme}>{createElement(type, all)}</ThemeProvider>);
      const expected = inTheme(given);
      expect(inTheme({ ...allUndefined, ...given })).toBe(expected);
      expect(inTheme({ ...undefinedInside, ...given })).toBe(expected);
      expect(inTheme({ slotProps: undefinedFor(slots), ...given })).toBe(expected);
    }
  },
);
