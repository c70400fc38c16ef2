import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { EntryList } from './EntryList.tsx';
import type { EntryListProps, FoodLogEntry } from './EntryList.types.ts';

interface Meal extends FoodLogEntry<null> {
  meal?: string;
}

const food = { calories: 310, fats: 6, proteins: 11, carbs: 54, day: '2026-11-21', time: '08:15' };
const oats: Meal = { ...food, id: '1', name: 'Oats', meal: 'breakfast' };
const tea: Meal = { ...food, id: '2', name: 'Tea', meal: 'breakfast', calories: 2, fats: null };
const soup: Meal = { ...food, id: '3', name: 'Soup', meal: 'dinner', calories: 240 };
const crisps: Meal = { ...food, id: '4', name: 'Crisps' };
const groups = [
  { key: 'breakfast', label: 'Breakfast' },
  { key: 'lunch', label: 'Lunch' },
  { key: 'dinner', label: 'Dinner' },
];
const groupBy = ({ meal }: Meal) => meal;
const meals = { groups, groupBy };

const show = (props: Partial<EntryListProps<Meal>> = {}) =>
  render(<EntryList<Meal> entries={[soup, oats, crisps, tea]} {...meals} {...props} />);

/** What a person reads of each group: its heading, its sums and the names of its entries. */
const read = () =>
  [...document.querySelectorAll('.FoodlogEntryList-group')].map((group) => ({
    header: group
      .querySelector('.FoodlogEntryList-groupHeader')
      ?.textContent.replaceAll('\u00a0', ' '),
    names: [...group.querySelectorAll('b')].map((name) => name.textContent),
  }));

describe('a list with groups', () => {
  test('shows each entry in its group, empty groups too, and those of no group last', () => {
    show();
    expect(read().map(({ names }) => names)).toEqual([['Oats', 'Tea'], [], ['Soup'], ['Crisps']]);
    expect(read()[1]?.header).toBe('LunchNothing here yet');
    expect(read()[3]?.header).toMatch(/^Other/);
  });

  test('has headings one level below its own, which name the lists', () => {
    const { unmount } = show({ headingLevel: 4 });
    const headings = screen.getAllByRole('heading', { level: 5 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Breakfast',
      'Lunch',
      'Dinner',
      'Other',
    ]);
    const breakfast = within(screen.getByRole('list', { name: 'Breakfast' }));
    expect(breakfast.getAllByRole('listitem')).toHaveLength(2);
    unmount();
    show({ headingLevel: 6 });
    expect(screen.getAllByRole('heading', { level: 6 })).toHaveLength(5);
  });

  test('adds up what is known, says of how many entries, and shows a dash for what is not', () => {
    show({ entries: [oats, tea, { ...soup, calories: null, fats: NaN, carbs: Infinity }] });
    const [breakfast, , dinner] = read();
    expect(breakfast?.header).toBe(
      'Breakfast312 kcalFats 6 gknown for 1 of 2Proteins 22 gCarbs 108 g',
    );
    expect(dinner?.header).toBe('Dinner–not knownFats –not knownProteins 11 gCarbs –not known');
  });

  test('says of how many entries its large sum is known', () => {
    show({ entries: [oats, { ...tea, calories: null }] });
    expect(read()[0]?.header).toMatch(/^Breakfast310 kcalknown for 1 of 2Fats/);
  });

  test.each([
    ['negative', [-5, 3], '-2 kcal'],
    ['decimal', [0.1, 0.2], '0.3 kcal'],
    ['huge', [1e308, 1e308], '–not known'],
    ['long', [2_147_483_647, 1], '2,147,483,648 kcal'],
  ])('adds up %s figures', (_, calories, sum) => {
    const entries = calories.map((own, id) => ({ ...oats, id: `${id}`, calories: own }));
    show({ entries, fractionDigits: 1 });
    expect(read()[0]?.header?.startsWith(`Breakfast${sum}Fats`)).toBe(true);
  });

  test('invites to add to a group with what renderGroupAction returns, but not to the last one', () => {
    show({ renderGroupAction: ({ label }) => <button type="button">{`Add to ${label}`}</button> });
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual(['Add to Breakfast', 'Add to Lunch', 'Add to Dinner']);
  });

  test('of a day without entries says so in each group, and nowhere else', () => {
    show({ entries: [], emptyAction: <button type="button">Copy</button> });
    expect(screen.getAllByText(/^Nothing/)).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
    expect(read()).toHaveLength(3);
  });

  test('of a day without entries says so once where all groups are left out', () => {
    show({ entries: [], groups: groups.map((group) => ({ ...group, hideEmpty: true })) });
    expect(screen.getAllByText(/^Nothing/)).toHaveLength(1);
    expect(read()).toEqual([]);
  });

  test('of a day that could not be loaded shows no groups as if they were empty', () => {
    const { rerender } = show({ entries: [], error: 'No network.' });
    expect(read()).toEqual([]);
    rerender(<EntryList<Meal> {...meals} entries={undefined} error="No network." />);
    expect(read()).toEqual([]);
  });

  test('is flat if the groups are empty', () => {
    const { container, unmount } = show({ groups: [] });
    const html = container.innerHTML;
    unmount();
    const flat = render(<EntryList entries={[soup, oats, crisps, tea]} />);
    expect(html).toBe(flat.container.innerHTML);
  });

  test('keeps what is typed into the editor of an entry that another device moves meanwhile', async () => {
    const renderEditor = ({ name }: Meal) => <input aria-label={name} />;
    const { rerender } = show({ editingId: '1', renderEditor });
    await userEvent.type(screen.getByRole('textbox', { name: 'Oats' }), '320');
    const entries = [soup, { ...oats, meal: 'lunch' }, tea];
    rerender(<EntryList<Meal> {...meals} {...{ entries, renderEditor }} editingId="1" />);
    expect(screen.getByRole('textbox', { name: 'Oats' })).toHaveValue('320');
    rerender(<EntryList<Meal> {...meals} {...{ entries, renderEditor }} />);
    expect(read().map(({ names }) => names)).toEqual([['Tea'], ['Oats'], ['Soup']]);
  });

  test.each([
    ['all groups appear', [], groups],
    ['all groups vanish', groups, undefined],
    ['its group vanishes', groups, groups.slice(1)],
    ['its group appears', groups.slice(1), groups],
  ])('keeps what is typed into an editor while %s', async (_, before, after) => {
    const edited = {
      editingId: '1',
      renderEditor: ({ name }: Meal) => <input aria-label={name} />,
    };
    const { rerender } = show({ ...edited, groups: before });
    await userEvent.type(screen.getByRole('textbox', { name: 'Oats' }), '320');
    const changed = { entries: [soup, oats, tea], groupBy, groups: after };
    rerender(<EntryList<Meal> {...changed} {...edited} />);
    expect(screen.getByRole('textbox', { name: 'Oats' })).toHaveValue('320');
    expect(screen.getByRole('textbox', { name: 'Oats' })).toHaveFocus();
    rerender(<EntryList<Meal> {...changed} />);
    expect(read()).toHaveLength(after ? 3 : 0);
  });

  test('marks as far below the window what is far on the page, whatever the order of the entries', () => {
    const entries = Array.from({ length: 22 }, (_, index) => ({
      ...(index < 2 ? soup : oats),
      id: `${index}`,
    }));
    show({ entries });
    const far = document.querySelectorAll('[data-far=true]');
    expect([...far].map((row) => row.querySelector('b')?.textContent)).toEqual(['Soup', 'Soup']);
  });
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });

function Deleting() {
  const [entries, setEntries] = useState([soup, oats, tea]);
  return (
    <EntryList<Meal>
      {...meals}
      entries={entries}
      onDelete={({ id }) => setEntries(entries.filter((entry) => entry.id !== id))}
    />
  );
}

function Editing() {
  const [entries, setEntries] = useState([soup, oats, tea]);
  const [editingId, setEditingId] = useState<string>();
  const save = () => {
    setEntries(entries.with(1, { ...oats, meal: 'lunch' }));
    setEditingId(undefined);
  };
  return (
    <EntryList<Meal>
      {...meals}
      entries={entries}
      onEdit={({ id }) => setEditingId(id)}
      editingId={editingId}
      renderEditor={() => (
        <button type="button" ref={(own) => own?.focus()} onClick={save}>
          Save
        </button>
      )}
    />
  );
}

describe('the keyboard in a list with groups', () => {
  test.each([
    ['Delete Tea', 'the next row, also of the next group', 'Delete Soup'],
    ['Delete Soup', 'the row before if it was the last', 'Delete Tea'],
  ])('after %s, focus moves to %s', async (deleted, _, next) => {
    render(<Deleting />);
    button(deleted).focus();
    await userEvent.keyboard('{Enter}');
    expect(button(next)).toHaveFocus();
  });

  test('after an edit that changes its group, focus is on the entry in its new place', async () => {
    render(<Editing />);
    button(/^Edit Oats/).focus();
    await userEvent.keyboard('{Enter}');
    expect(button('Save')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(button(/^Edit Oats/)).toHaveFocus();
  });
});
