import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { HTMLAttributes, ReactNode, SyntheticEvent } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { EntryList } from '../src/components/EntryList/EntryList.tsx';
import { entryListClasses } from '../src/components/EntryList/entryListClasses.ts';
import { NumberField } from '../src/components/NumberField/NumberField.tsx';
import { components } from './components.ts';
import type { Conformance, SharedProps } from './Conformance.types.ts';
import { entry } from './samples.ts';
import { keepConsoleSilent } from './silentConsole.ts';
import { testing } from './testing.ts';

keepConsoleSilent();

/** The slots of each component that its own examples show. */
const slotsOf = ({ classes, elsewhere = [] }: Conformance) =>
  Object.keys(classes).filter((slot) => !elsewhere.includes(slot));

const slots = Object.entries(components).flatMap(([name, conformance]) =>
  slotsOf(conformance).map((slot) => ({ name, slot })),
);

/**
 * Looks at the first element of each slot in the examples. They are shown again for the slots for which `look` returned
 * false, or which a look took away.
 * @throws if no example shows one of the slots.
 */
async function visit(
  { name, slots: wanted }: { name: string; slots: string[] },
  props: SharedProps,
  look: (element: HTMLElement, slot: string) => boolean | void,
  around = (node: ReactNode) => node,
): Promise<void> {
  const left = new Set(wanted);
  const lookAtAll = () => {
    for (const slot of left) {
      const element = document.querySelector<HTMLElement>(`.Foodlog${name}-${slot}`);
      if (element && look(element, slot) !== false) left.delete(slot);
    }
  };
  for (const { Component, reveal } of components[name]!.examples) {
    const { unmount } = render(around(<Component {...props} />));
    lookAtAll();
    if (left.size > 0) await reveal?.(testing);
    lookAtAll();
    unmount();
    if (left.size === 0) return;
  }
  if (left.size === wanted.length)
    throw new Error(`No example of ${name} shows ${wanted.join(', ')}.`);
  await visit({ name, slots: [...left] }, props, look, around);
}

const Tag = (name: string) =>
  name.endsWith('Form') || /Editor|Picker/.test(name) ? 'form' : 'article';

const dataOf = (props: object) =>
  Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith('data-')));

/** The rules of the component's styles that apply to an element, without those of MUI's elements. */
function rulesOf(element: Element): string[] {
  const rules = Array.from(document.styleSheets, ({ cssRules }) => Array.from(cssRules)).flat();
  return rules
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => /\.Foodlog/.test(selectorText) && !/\.Mui/.test(selectorText))
    .filter(({ selectorText }) => element.matches(selectorText))
    .map(({ selectorText, style }) => `${selectorText.replace(/^\.css-\w+/, '')} ${style.cssText}`);
}

const Root = ({ as }: { as?: string }) => <p data-as={as}>Mine</p>;

test('a component as root is used even if the `as` prop names another element', () => {
  const { Component } = components['TotalsCard']!.examples[0];
  const { container } = render(
    <Component slots={{ root: Root }} slotProps={{ root: { as: 'article' } }} />,
  );
  expect(container.innerHTML).toBe('<p data-as="article">Mine</p>');
});

test.each(Object.keys(components))(
  "a theme's styleOverrides of the root of %s get the component's props as ownerState",
  (name) => {
    const { Component } = components[name]!.examples[0];
    const root = vi.fn<(props: { ownerState: object }) => object>(() => ({}));
    const theme = createTheme({
      components: { [`Foodlog${name}`]: { styleOverrides: { root } } },
    });
    render(
      <ThemeProvider theme={theme}>
        <Component className="ours" />
      </ThemeProvider>,
    );
    const ownerStates = root.mock.calls.map(([props]) => props.ownerState);
    expect(ownerStates).toContainEqual(expect.objectContaining({ className: 'ours' }));
  },
);

test.each(Object.keys(components))(
  'refs of %s and of its root are attached once, and cleaned up once',
  (name) => {
    const { Component } = components[name]!.examples[0];
    const calls: string[] = [];
    const ref = (of: string) => (element: Element | null) => {
      calls.push(element ? of : `${of} without an element`);
      return () => void calls.push(`${of} cleaned up`);
    };
    const [own, ofRoot] = [ref('own'), ref('root')];
    const shown = (title: string) => (
      <Component ref={own} slotProps={{ root: { ref: ofRoot, title } }} />
    );
    const { rerender } = render(shown('first'));
    rerender(shown('second'));
    expect(calls.toSorted()).toEqual(['own', 'root']);
    rerender(null);
    expect(calls.slice(2).toSorted()).toEqual(['own cleaned up', 'root cleaned up']);
  },
);

interface OtherProps extends HTMLAttributes<HTMLDivElement> {
  ownerState?: object;
}

const mark = ({ theme }: { theme: Theme }) => ({ '--mark': theme.spacing(1) });

/** An object with a value for each slot. */
const forEach = <Value,>(wanted: string[], valueOf: (slot: string) => Value) =>
  Object.fromEntries(wanted.map((slot) => [slot, valueOf(slot)]));

test.each(Object.entries(components))(
  "the slots of %s take a class name, props, a handler, sx, a theme's styles, and a ref whose cleanup is called once",
  async (name, conformance) => {
    const wanted = slotsOf(conformance);
    const attached = forEach(wanted, () => [] as unknown[]);
    const cleanedUp = forEach(wanted, () => [] as unknown[]);
    const clicked = new Set<string>();
    const propsOf = (slot: string) => ({
      'data-part': slot,
      className: 'ours',
      onClick: ({ target, currentTarget }: SyntheticEvent) =>
        target === currentTarget && clicked.add(slot),
      ref: (element: unknown) => {
        attached[slot]!.push(element);
        return () => cleanedUp[slot]!.push(element);
      },
      sx: { marginTop: '7px' },
    });
    const theme = createTheme({
      spacing: 7,
      components: { [`Foodlog${name}`]: { styleOverrides: forEach(wanted, () => mark) } },
    });
    await visit(
      { name, slots: wanted },
      { classes: forEach(wanted, () => 'theirs'), slotProps: forEach(wanted, propsOf) },
      (element, slot) => {
        expect(conformance.classes[slot]).toBe(`Foodlog${name}-${slot}`);
        expect(element).toHaveClass(`Foodlog${name}-${slot}`, 'ours', 'theirs');
        expect(element).toHaveAttribute('data-part', slot);
        expect(element).toHaveStyle({ marginTop: '7px', '--mark': '7px' });
        expect(element).not.toHaveAttribute('sx');
        fireEvent.click(element);
        // Another slot's click may have disabled it.
        return clicked.has(slot);
      },
      (node) => <ThemeProvider theme={theme}>{node}</ThemeProvider>,
    );
    for (const slot of wanted) {
      expect(attached[slot]).not.toHaveLength(0);
      for (const one of attached[slot]!) expect(one).toBeInstanceOf(Element);
      expect(cleanedUp[slot]).toHaveLength(attached[slot]!.length);
      expect(new Set(cleanedUp[slot])).toEqual(new Set(attached[slot]));
    }
  },
);

const rules = new Map<string, Record<string, string[]>>();

/** The rules of each slot of a component without any props. */
async function ownRules(name: string) {
  const found = rules.get(name) ?? {};
  if (rules.has(name)) return found;
  await visit({ name, slots: slotsOf(components[name]!) }, {}, (element, slot) => {
    found[slot] = rulesOf(element);
  });
  rules.set(name, found);
  return found;
}

test.each(slots)(
  'the $slot of $name as another component has its styles, its ownerState, and props from a function of that',
  async ({ name, slot }) => {
    const own = await ownRules(name);
    const Other = ({ className, children, ownerState, ...props }: OtherProps) => (
      <div className={className} data-state={typeof ownerState} {...dataOf(props)}>
        {/* What an svg draws belongs to an svg. */}
        {/(Icon|bar|chart)$/.test(slot) ? undefined : children}
      </div>
    );
    const make = vi.fn<(ownerState: object) => object>(() => ({ 'data-part': slot }));
    await visit(
      { name, slots: [slot] },
      { slots: { [slot]: Other }, slotProps: { [slot]: make } },
      (other) => {
        expect(other).toHaveAttribute('data-state', 'object');
        expect(other).toHaveAttribute('data-part', slot);
        expect(make.mock.lastCall?.[0]).toEqual(expect.any(Object));
        expect(rulesOf(other)).toEqual(expect.arrayContaining(own[slot]!));
      },
    );
  },
);

test.each(Object.keys(components))(
  'the root of %s as another element has its styles',
  async (name) => {
    const own = await ownRules(name);
    await visit({ name, slots: ['root'] }, { slots: { root: Tag(name) } }, (root) => {
      expect(root).not.toHaveAttribute('ownerstate');
      expect(rulesOf(root)).toEqual(expect.arrayContaining(own['root']!));
    });
  },
);

const coloured = (styleOverrides: object) =>
  createTheme({ components: { FoodlogEntryList: { styleOverrides } } });
const marks = () =>
  [...document.querySelectorAll(`.${entryListClasses.name}`)].map((name) =>
    getComputedStyle(name).getPropertyValue('--mark'),
  );

/** A replacement as a team writes it. */
const Other = ({ ownerState: _ownerState, ...props }: { ownerState?: object }) => (
  <div {...props} />
);

describe('functions and variants in styleOverrides of a slot', () => {
  const entries = [entry, { ...entry, id: '2', name: 'Tea' }];
  const show = (theme: object) =>
    render(
      <ThemeProvider theme={theme}>
        <EntryList entries={entries} pendingIds={['2']} />
      </ThemeProvider>,
    );

  test('get the ownerState of the slot', () => {
    show(
      coloured({
        name: ({ ownerState }: { ownerState: { entry: { name: string } } }) => ({
          '--mark': ownerState.entry.name,
        }),
      }),
    );
    expect(marks()).toEqual(['Oats', 'Tea']);
  });

  test('may be lists, as with the styles that `applyStyles` adds for dark', () => {
    const list = [{ '--mark': 'all' }, false, () => [{ margin: '1px' }, { padding: '2px' }]];
    show(coloured({ root: [{ '--mark': 'root' }, null], name: () => list }));
    expect(marks()).toEqual(['all', 'all']);
    const name = document.querySelector(`.${entryListClasses.name}`);
    expect(name).toHaveStyle({ margin: '1px', padding: '2px' });
    const root = document.querySelector(`.${entryListClasses.root}`)!;
    expect(getComputedStyle(root).getPropertyValue('--mark')).toBe('root');
  });

  test.each([
    ['props', { isPending: true }],
    ['a function', ({ isPending }: { isPending: boolean }) => isPending],
  ])('apply to the slots whose %s match', (_, props) => {
    show(
      coloured({ name: { '--mark': 'all', variants: [{ props, style: { '--mark': 'some' } }] } }),
    );
    expect(marks()).toEqual(['all', 'some']);
  });
});

test.each([
  ['a function returns', (sx: object | undefined) => () => ({ sx })],
  ['that were undefined', (sx: object | undefined) => ({ sx })],
])('a field keeps what was typed when its input gets its first styles, %s', (_, propsOf) => {
  const shown = (sx?: object) => <NumberField label="Weight" slotProps={{ input: propsOf(sx) }} />;
  const { rerender } = render(shown());
  fireEvent.input(screen.getByLabelText('Weight'), { target: { value: '72' } });
  rerender(shown({ margin: '7px' }));
  expect(screen.getByLabelText('Weight')).toHaveValue('72');
  expect(screen.getByLabelText('Weight').closest('.MuiInputBase-root')).toHaveStyle({
    margin: '7px',
  });
});

test('Edit and Delete work when every slot of a row is another element', async () => {
  const act = vi.fn<(entry: object) => void>();
  const others = { list: Other, entry: Other, name: Other, editButton: Other, deleteButton: Other };
  render(<EntryList entries={[entry]} onEdit={act} onDelete={act} slots={others} />);
  fireEvent.click(document.querySelector(`.${entryListClasses.editButton}`)!);
  fireEvent.click(document.querySelector(`.${entryListClasses.deleteButton}`)!);
  expect(act.mock.calls).toEqual([[entry], [entry]]);
});

// The root of ErrorScreen has no role that is named.
const named = Object.keys(components).filter(
  (name) => name !== 'ErrorScreen' && 'heading' in components[name]!.classes,
);
test.each(named)('%s keeps its accessible name when its heading is replaced', (name) => {
  const { Component } = components[name]!.examples[0];
  render(<Component />);
  const root = () => document.querySelector<HTMLElement>(`.Foodlog${name}-root`)!;
  const words = root().getAttribute('aria-label') ?? '';
  cleanup();
  render(<Component slots={{ heading: () => null }} />);
  expect(words).toMatch(/\w/);
  expect(root()).toHaveAccessibleName(words);
});
