import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { EntryList } from './EntryList.tsx';
import type { EntryListProps, FoodLogEntry } from './EntryList.types.ts';

interface Meal extends FoodLogEntry {
  meal?: string;
}

const food = { calories: 310, fats: 6, proteins: 11, carbs: 54, day: '2026-11-21', time: '08:15' };
const oats: Meal = { ...food, id: '1', name: 'Oats', meal: 'breakfast' };
const soup: Meal = { ...food, id: '2', name: 'Soup', meal: 'lunch' };
const crisps: Meal = { ...food, id: '3', name: 'Crisps' };
const all = [soup, oats, crisps];
const groups = [
  { key: 'breakfast', label: 'Breakfast' },
  { key: 'lunch', label: 'Lunch' },
];
const groupBy = ({ meal }: Meal) => meal;
const meals = { groups, groupBy };
const move = { name: 'Move Oats' };

const withMeal = (entries: Meal[], { id }: Meal, meal: string) =>
  entries.map((entry) => (entry.id === id ? { ...entry, meal } : entry));

/** A log that moves at once, or when it is told to, as after an answer of a server. */
function Log({ answer, ...props }: { answer?: Promise<void> } & Partial<EntryListProps<Meal>>) {
  const [entries, setEntries] = useState(all);
  return (
    <EntryList<Meal>
      {...meals}
      entries={entries}
      onMove={(entry, key) => {
        const arrive = () => setEntries((before) => withMeal(before, entry, key));
        if (answer) void answer.then(arrive);
        else arrive();
      }}
      {...props}
    />
  );
}

const namesIn = (group: string) =>
  within(screen.getByRole('list', { name: group }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('b')?.textContent);

async function openMenu(name = move.name) {
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
  return screen.findByRole('menu', { name });
}

async function moveToLunch() {
  await openMenu();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Lunch' }));
}

const refuse = () => {
  throw new Error('The day is closed.');
};

describe('the menu that moves an entry', () => {
  test('has all groups, marks the current one, and moves the entry to the chosen one', async () => {
    const onMove = vi.fn<(entry: Meal, key: string) => void>();
    render(<Log onMove={onMove} />);
    expect(screen.getByRole('button', move)).toHaveAttribute('aria-expanded', 'false');
    const menu = await openMenu();
    const items = within(menu).getAllByRole('menuitemradio');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Breakfast', 'Lunch']);
    expect(items.map((item) => item.ariaChecked)).toEqual(['true', 'false']);
    await userEvent.click(items[1]!);
    expect(onMove).toHaveBeenCalledExactlyOnceWith(oats, 'lunch');
    expect(screen.queryByRole('menu')).toBeNull();
  });

  test('moves an entry to a group that is left out while it is empty, and back', async () => {
    const none = { key: 'none', label: 'No meal', hideEmpty: true };
    render(<Log groups={[...groups, none]} />);
    expect(screen.queryByRole('heading', { name: 'No meal' })).toBeNull();
    await openMenu();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'No meal' }));
    expect(namesIn('No meal')).toEqual(['Oats']);
    await openMenu();
    expect(screen.getByRole('menuitemradio', { name: 'No meal' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Breakfast' }));
    expect(screen.queryByRole('heading', { name: 'No meal' })).toBeNull();
  });

  test('moves an entry nowhere by its current group, Escape or Tab, and gives the focus back', async () => {
    const onMove = vi.fn<() => void>();
    render(<Log onMove={onMove} />);
    for (const key of ['{Enter}', '{Escape}', '{Tab}']) {
      await openMenu();
      await userEvent.keyboard(key);
      expect(screen.queryByRole('menu')).toBeNull();
      expect(screen.getByRole('button', move)).toHaveFocus();
    }
    expect(onMove).not.toHaveBeenCalled();
  });

  test('does not move an entry by the key that is still held down after it opened the menu', async () => {
    const onMove = vi.fn<() => void>();
    render(<Log onMove={onMove} />);
    await openMenu('Move Crisps');
    const { activeElement } = document;
    const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true });
    act(() => void activeElement?.dispatchEvent(held));
    expect(onMove).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onMove).toHaveBeenCalledExactlyOnceWith(crisps, 'breakfast');
  });

  test('focus follows the entry that is moved by keyboard, and words say where it went', async () => {
    render(<Log />, { wrapper: StrictMode });
    await openMenu();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(namesIn('Lunch')).toEqual(['Soup', 'Oats']);
    expect(screen.getByRole('button', move)).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Oats moved to Lunch');
  });

  test('focus and words wait for the answer of a server', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    render(<Log answer={promise} />, { wrapper: StrictMode });
    await openMenu();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const button = screen.getByRole('button', move);
    expect(button).toHaveFocus();
    expect(namesIn('Breakfast')).toEqual(['Oats']);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await act(async () => resolve());
    expect(namesIn('Lunch')).toEqual(['Soup', 'Oats']);
    expect(button).not.toBeInTheDocument();
    expect(screen.getByRole('button', move)).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Oats moved to Lunch');
  });

  test('moves entries of no group, too', async () => {
    render(<Log />);
    const menu = await openMenu('Move Crisps');
    expect(within(menu).queryByRole('menuitemradio', { checked: true })).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(namesIn('Breakfast')).toEqual(['Oats', 'Crisps']);
    expect(screen.queryByText('Other')).toBeNull();
  });

  test('closes when its entry is removed elsewhere, and focus moves to the next row', async () => {
    const { rerender } = render(<Log entries={all} />);
    await openMenu();
    rerender(<Log entries={[soup, crisps]} />);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(screen.getByRole('button', { name: 'Move Soup' })).toHaveFocus();
    rerender(<Log entries={all} />);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  test('closes when the list is disabled', async () => {
    const { rerender } = render(<Log />);
    await openMenu();
    rerender(<Log disabled />);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(screen.getByRole('button', move)).toBeDisabled();
  });

  test('rerenders the row whose menu opens, and no other', async () => {
    const rendered: string[] = [];
    const observed = (entry: Meal): Meal => ({
      ...entry,
      get name() {
        rendered.push(entry.name);
        return entry.name;
      },
    });
    const entries = [observed(soup), observed(oats), observed(crisps)];
    render(<Log entries={entries} />);
    rendered.length = 0;
    await openMenu();
    expect(new Set(rendered)).toEqual(new Set(['Oats']));
  });
});

test('a move that is refused is told with the message of the error, or else the name, until the next move', async () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => complain.mockRestore());
  const onMove = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new Error('Lunch is closed.'))
    .mockRejectedValueOnce(new TypeError('fetch failed'))
    .mockReturnValueOnce(new Promise(() => undefined));
  render(<Log onMove={onMove} />);
  await moveToLunch();
  expect(screen.getByRole('alert')).toHaveTextContent('Lunch is closed.');
  await moveToLunch();
  expect(screen.getByRole('alert')).toHaveTextContent('Oats could not be moved. Try again.');
  expect(screen.getByRole('button', move)).toHaveFocus();
  expect(namesIn('Breakfast')).toEqual(['Oats']);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await moveToLunch();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a move that throws is told as one that is refused', async () => {
  render(<Log onMove={refuse} />);
  await moveToLunch();
  expect(screen.getByRole('alert')).toHaveTextContent('The day is closed.');
});

test('without groups or onMove, a list has no Move buttons', () => {
  const { rerender } = render(<EntryList entries={[oats]} onMove={() => undefined} />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<EntryList entries={[oats]} {...meals} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the menu closes when its entry moves elsewhere meanwhile, and the page can be used', async () => {
  const { rerender } = render(<Log entries={all} />);
  await openMenu();
  rerender(<Log entries={withMeal(all, oats, 'lunch')} />);
  expect(screen.getByRole('button', move)).toBeVisible();
  expect(document.body.style.overflow).not.toBe('hidden');
  expect(screen.queryByRole('menu')).toBeNull();
});

test('where an entry went is said once, not again when its day comes back', async () => {
  const { rerender } = render(<Log />);
  await openMenu();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Lunch' }));
  expect(screen.getByRole('status')).toHaveTextContent('Oats moved to Lunch');
  rerender(<Log loading />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading entries');
  rerender(<Log />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
