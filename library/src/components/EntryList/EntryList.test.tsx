import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import type { ComponentProps } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { EntryList } from './EntryList.tsx';
import type { FoodLogEntry } from './EntryList.types.ts';

const food = { calories: 310, fats: 6, proteins: 11, carbs: 54, day: '2026-11-21', time: '08:15' };
const stay = () => undefined;

/** A figure refers to the group that it belongs to, as it may in the data of a team. */
const group: { figures: object[] } = { figures: [] };
group.figures = [{ group }];

test.each([
  ['its default figures', () => undefined],
  ['new figures each time', () => [{ key: 'fats', label: 'Fat', unit: 'mg', group }] as const],
])('with %s, changing one of 60 entries commits once and rerenders its row', (_, figures) => {
  const rendered = new Set<string>();
  const commit = vi.fn<() => void>();
  /** An entry that records when a row reads its name. */
  const entry = (id: string, name = `Snack ${id}`): FoodLogEntry => ({
    ...food,
    id,
    get name() {
      rendered.add(name);
      return name;
    },
  });
  const sixty = Array.from({ length: 60 }, (_entry, index) => entry(String(index)));
  const parts = {
    slots: { deleteIcon: 'svg' },
    slotProps: { entry: { title: 'Food' } },
    classes: { entry: 'row' },
  } as const;
  const list = (entries: FoodLogEntry[]) => (
    <Profiler id="list" onRender={commit}>
      <EntryList entries={entries} onEdit={stay} onDelete={stay} {...parts} figures={figures()} />
    </Profiler>
  );
  const { rerender } = render(list(sixty));
  expect(rendered.size).toBe(60);

  commit.mockClear();
  rendered.clear();
  rerender(list(sixty.with(30, entry('30', 'Oats'))));
  expect(screen.getByRole('button', { name: 'Delete Oats' })).toBeVisible();
  expect([...rendered]).toEqual(['Oats']);
  expect(commit).toHaveBeenCalledOnce();

  rendered.clear();
  rerender(list(sixty.filter(({ id }) => id !== '30')));
  expect([...rendered]).toEqual([]);
});

test.each([
  [150, 'g', '150\u00a0g'],
  [1.5, 'slice', '1.5\u00a0slice'],
  [1, '6 fl oz', '1\u00a0×\u00a06 fl oz'],
  [2, '½ cup', '2\u00a0×\u00a0½ cup'],
  [3, undefined, '3'],
])('an amount of %s %s does not read as another number', (amount, unit, shown) => {
  render(<EntryList entries={[{ ...food, id: '1', name: 'Tea', amount, unit }]} />);
  expect(screen.getByText(shown, { collapseWhitespace: false })).toBeVisible();
});

test('a double press deletes one entry', async () => {
  const onDelete = vi.fn<() => void>();
  render(<EntryList entries={[{ ...food, id: '1', name: 'Oats' }]} onDelete={onDelete} />);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Delete Oats' }));
  expect(onDelete).toHaveBeenCalledOnce();
});

/** As a browser reports a slow double tap: each press counts as the first. */
const tap = (button: Element) =>
  fireEvent(
    button,
    new PointerEvent('click', { bubbles: true, cancelable: true, detail: 1, pointerType: 'touch' }),
  );

test.each([
  ['a key', async () => userEvent.keyboard('{Enter}')],
  ['a finger', async (button: Element) => tap(button)],
])('a double press of %s deletes one entry', async (_, press) => {
  const onDelete = vi.fn<() => void>();
  const entries = [
    { ...food, id: '1', name: 'Oats' },
    { ...food, id: '2', name: 'Tea' },
  ];
  render(<EntryList entries={entries} onDelete={onDelete} />);
  const clock = vi.spyOn(Event.prototype, 'timeStamp', 'get');
  onTestFinished(() => clock.mockRestore());
  const pressAt = async (name: string, milliseconds: number) => {
    clock.mockReturnValue(milliseconds);
    const button = screen.getByRole('button', { name });
    button.focus();
    await press(button);
  };
  await pressAt('Delete Oats', 1000);
  await pressAt('Delete Tea', 1499);
  expect(onDelete).toHaveBeenCalledOnce();
  await pressAt('Delete Tea', 1500);
  expect(onDelete).toHaveBeenCalledTimes(2);
});

test('an error of null, as data libraries return it, counts as no error', () => {
  render(<EntryList entries={[{ ...food, id: '1', name: 'Oats' }]} error={null} />);
  expect(screen.getByText('Oats')).toBeVisible();
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
});

const Plain = ({ children, onClick }: ComponentProps<'div'>) => (
  <div role="presentation" onClick={onClick} data-pressed>
    {children}
  </div>
);

test('disabled edits and deletes nothing, not even with replaced buttons', async () => {
  const act = vi.fn<() => void>();
  const { container } = render(
    <EntryList
      entries={[{ ...food, id: '1', name: 'Oats' }]}
      disabled
      onEdit={act}
      onDelete={act}
      slots={{ editButton: Plain, deleteButton: Plain }}
    />,
  );
  for (const pressed of container.querySelectorAll('[data-pressed]')) fireEvent.click(pressed);
  expect(act).not.toHaveBeenCalled();
});

test('focus moves to the next row when the entry that is being edited is removed elsewhere', async () => {
  const oats = { ...food, id: '1', name: 'Oats' };
  const tea = { ...food, id: '2', name: 'Tea' };
  let editing: string | undefined;
  const list = (entries: FoodLogEntry[]) => (
    <EntryList
      entries={entries}
      onEdit={stay}
      editingId={editing}
      renderEditor={() => <input aria-label="Calories" ref={(input) => input?.focus()} />}
    />
  );
  const { rerender } = render(list([oats, tea]));
  await userEvent.click(screen.getByRole('button', { name: /^Edit Oats/ }));
  editing = '1';
  rerender(list([oats, tea]));
  expect(screen.getByRole('textbox', { name: 'Calories' })).toHaveFocus();
  rerender(list([tea]));
  expect(screen.getByRole('button', { name: /^Edit Tea/ })).toHaveFocus();
});
