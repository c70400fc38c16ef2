import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { EntryEditor } from './EntryEditor.tsx';
import type { EntryEditorProps } from './EntryEditor.types.ts';

const bread = { name: 'Bread', calories: 247.4, fats: 3.35, proteins: 12.95, carbs: 41.29 };
const entry = { ...bread, id: '1', day: '2026-11-21', time: '08:15' };
const per = { amount: 3, unit: 'slice' };
const ofEntry = {
  food: { ...bread, per },
  value: { amount: 3, portion: null },
  portion: per,
};

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
const figures = () =>
  ['Calories', 'Fats', 'Proteins', 'Carbs'].map((label) => field(label).value).join('/');
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });

async function show(props: Partial<EntryEditorProps> = {}) {
  const onSave = vi.fn<EntryEditorProps['onSave']>();
  render(
    <EntryEditor
      entry={entry}
      defaultSelected={ofEntry}
      onSave={onSave}
      onCancel={() => undefined}
      {...props}
    />,
  );
  if (!('defaultSelected' in props)) await screen.findByRole('group', { name: 'Bread' });
  return onSave;
}

test('an entry of a known amount says how much it was, and is saved with it', async () => {
  const onSave = await show();
  const amount = within(screen.getByRole('group', { name: 'Bread' }));
  expect(amount.getByRole('textbox', { name: 'Amount' })).toHaveValue('3');
  expect(field('Amount')).toHaveAccessibleDescription('slice');
  expect(figures()).toBe('247/3/13/41');
  await press('Save');
  const { id: _id, ...values } = entry;
  expect(onSave).toHaveBeenCalledExactlyOnceWith(values, { amount: 3, unit: 'slice' });
});

test('the same, but half, is one press: the exact figures are halved, and each is rounded once', async () => {
  const onSave = await show();
  await press('Half');
  expect(field('Amount')).toHaveValue('1.5');
  // Half of 247 would be 124, too, but half of 13 would be 7.
  expect(figures()).toBe('124/2/6/21');
  await press('Double');
  await press('Save');
  const { id: _id, ...values } = entry;
  expect(onSave).toHaveBeenCalledExactlyOnceWith(values, { amount: 3, unit: 'slice' });
});

test('a figure that is corrected stays until the amount changes', async () => {
  const onSave = await show();
  type('Amount', '6');
  type('Fats', '5');
  expect(figures()).toBe('495/5/26/83');
  await press('Save');
  expect(onSave.mock.lastCall).toEqual([
    expect.objectContaining({ calories: 495, fats: 5 }),
    { amount: 6, unit: 'slice' },
  ]);
  type('Amount', '9');
  expect(figures()).toBe('742/10/39/124');
});

test.each(['two', '0'])('an amount of %j leaves the figures, and is refused', async (typed) => {
  const onSave = await show();
  await userEvent.clear(field('Amount'));
  await userEvent.type(field('Amount'), typed);
  expect(figures()).toBe('247/3/13/41');
  await press('Save');
  expect(onSave).not.toHaveBeenCalled();
  expect(field('Amount')).toHaveFocus();
  expect(field('Amount')).toBeInvalid();
});

test('an empty amount says nothing: the figures are saved as they are shown', async () => {
  const onSave = await show();
  type('Amount', '');
  await press('Save');
  expect(onSave.mock.lastCall).toEqual([expect.objectContaining({ calories: 247.4 })]);
});

test('the amount stays as it was saved until that is done', async () => {
  await show({ onSave: () => new Promise(() => undefined) });
  await press('Save');
  await press('Half');
  expect(field('Amount')).toHaveValue('3');
  expect(figures()).toBe('247/3/13/41');
});

test('a half-typed amount opens again with the portion that was chosen', async () => {
  const portions = [{ key: 'loaf', label: 'loaf', amount: 24 }];
  const onSave = await show({
    defaultSelected: {
      food: { ...ofEntry.food, portions },
      value: { amount: 0.5, portion: 'loaf' },
      portion: { amount: 0.5, unit: 'loaf' },
    },
  });
  await screen.findByRole('group', { name: 'Bread' });
  expect(field('Amount')).toHaveValue('0.5');
  await press('Double');
  expect(figures()).toBe('1979/27/104/330');
  await press('Save');
  expect(onSave.mock.lastCall?.[1]).toEqual({ amount: 1, unit: 'loaf' });
});

test('a reset brings back the figures and the amount of an entry whose figures were corrected', async () => {
  const onSave = await show({ entry: { ...entry, calories: 300 } });
  type('Amount', '6');
  await act(async () => {
    screen.getByRole<HTMLFormElement>('form').reset();
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(field('Amount')).toHaveValue('3');
  await press('Save');
  expect(onSave.mock.lastCall).toEqual([expect.objectContaining({ calories: 300 }), per]);
});

test('an entry of an unknown amount is not asked for one', async () => {
  await show({ defaultSelected: undefined });
  expect(screen.queryByRole('textbox', { name: 'Amount' })).not.toBeInTheDocument();
});
