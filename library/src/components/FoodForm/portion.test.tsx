import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import type { FoodSearchFood } from '../../food-fields/Food.types.ts';
import { FoodForm } from './FoodForm.tsx';
import type { FoodFormProps } from './FoodForm.types.ts';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const name = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Name' });
/** The row of a food, and not a group of the list. */
const row = { name: /^(Bread|Oil)$/ };
const portion = () => screen.getByRole('combobox', { name: 'Portion' });
const press = async (label: string) => userEvent.click(screen.getByRole('button', { name: label }));
const figures = () =>
  ['Calories', 'Fats', 'Proteins', 'Carbs'].map((label) => field(label).value).join('/');

const per = { amount: 100, unit: 'g' };
const bread: FoodSearchFood = {
  name: 'Bread',
  calories: 247.4,
  fats: 3.35,
  proteins: 12.95,
  carbs: 41.29,
  per,
  portions: [
    { key: 'slice', label: 'slice', amount: 32 },
    { key: 'loaf', label: 'loaf', amount: 750 },
  ],
};
const oil: FoodSearchFood = { ...bread, name: 'Oil', calories: 884, portions: [] };
/** What a form tells of a slice of bread. */
const oneSlice = {
  food: bread,
  value: { amount: 1, portion: 'slice' },
  portion: { amount: 1, unit: 'slice' },
};
const tea = { name: 'Tea', calories: 1, fats: 0, proteins: 0, carbs: 0 };

function show(props: Partial<FoodFormProps> = {}) {
  const onSubmit = vi.fn<FoodFormProps['onSubmit']>(() => Promise.resolve());
  render(<FoodForm suggestions={[bread, oil, tea]} onSubmit={onSubmit} {...props} />, {
    wrapper: StrictMode,
  });
  return onSubmit;
}

async function select(food: { name: string }) {
  await userEvent.type(name(), food.name.slice(0, 3));
  await screen.findAllByRole('option');
  await userEvent.keyboard('{ArrowDown}');
}

test('once a food is added, each figure is 0 again, also one of which the food had none', async () => {
  show({ suggestions: [{ ...bread, fats: 0 }] });
  await select(bread);
  expect(figures()).toBe('79/0/4/13');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(name()).toHaveValue(''));
  expect(figures()).toBe('0/0/0/0');
});

test('a food with portions fills in one of the first, and is added with it', async () => {
  const onSubmit = show();
  await select(bread);
  expect(figures()).toBe('79/1/4/13');
  expect(await screen.findByRole('group', { name: 'Bread' })).toContainElement(field('Amount'));
  expect(field('Amount')).toHaveValue('1');
  expect(portion()).toHaveDisplayValue('slice, 32\u00a0g');
  await userEvent.click(name());
  await userEvent.keyboard('{Enter}');
  await press('Add');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
    { name: 'Bread', calories: 79, fats: 1, proteins: 4, carbs: 13 },
    { amount: 1, unit: 'slice' },
  );
  expect(screen.queryByRole('group', row)).not.toBeInTheDocument();
  expect(figures()).toBe('0/0/0/0');
});

test('Enter on a food goes to its amount, which nobody has seen before, and the next one adds it', async () => {
  const onSubmit = show();
  await select(bread);
  await screen.findByRole('group', row);
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(name()).toHaveAttribute('aria-expanded', 'false');
  expect(field('Amount')).toHaveFocus();
  await userEvent.keyboard('2{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
    { name: 'Bread', calories: 158, fats: 2, proteins: 8, carbs: 26 },
    { amount: 2, unit: 'slice' },
  );
});

test('own foods say what their figures are per, also without a search', async () => {
  show();
  await userEvent.type(name(), 'bre');
  expect(await screen.findByRole('option')).toHaveTextContent(/^Breadper 100\sg247\skcal$/);
});

test('the same, but half, is two presses: the food and Half', async () => {
  const onSubmit = show();
  await userEvent.type(name(), 'bre');
  await userEvent.click(await screen.findByRole('option'));
  const amount = await screen.findByRole('group', row);
  await press('Half');
  expect(
    within(amount)
      .getAllByRole('status')
      .map(({ textContent }) => textContent),
  ).toContain('40\u00a0kcal');
  // 247.4 × 16 / 100 = 39.584, not half of 79.
  expect(figures()).toBe('40/1/2/7');
  await press('Add');
  expect(onSubmit.mock.lastCall).toEqual([
    { name: 'Bread', calories: 40, fats: 1, proteins: 2, carbs: 7 },
    { amount: 0.5, unit: 'slice' },
  ]);
});

test('another portion and another amount fill in their figures', async () => {
  const onSubmit = show();
  await select(bread);
  await screen.findByRole('group', row);
  await userEvent.selectOptions(portion(), 'g');
  fireEvent.input(field('Amount'), { target: { value: '62,5' } });
  expect(figures()).toBe('155/2/8/26');
  await press('Add');
  expect(onSubmit.mock.lastCall?.[1]).toEqual({ amount: 62.5, unit: 'g' });
});

test('a food without portions begins with what its figures are per', async () => {
  show();
  await select(oil);
  await screen.findByRole('group', row);
  expect(field('Amount')).toHaveValue('100');
  expect(field('Amount')).toHaveAccessibleDescription('g');
  expect(figures()).toBe('884/3/13/41');
});

test('a figure that is corrected stays until the amount changes again', async () => {
  show({ onSubmit: () => Promise.reject(new Error('Offline.')) });
  await select(bread);
  await screen.findByRole('group', row);
  fireEvent.input(field('Fats'), { target: { value: '5' } });
  await press('Add');
  expect(figures()).toBe('79/5/4/13');
  await press('Double');
  expect(figures()).toBe('158/2/8/26');
});

test('the row and its figures go with the name of the food', async () => {
  const onSubmit = show();
  await select(bread);
  await screen.findByRole('group', row);
  await press('Double');
  fireEvent.input(name(), { target: { value: 'Bread toasted' } });
  expect(figures()).toBe('158/2/8/26');
  fireEvent.input(name(), { target: { value: 'Cake' } });
  expect(screen.queryByRole('group', row)).not.toBeInTheDocument();
  expect(figures()).toBe('0/0/0/0');
  await press('Add');
  expect(onSubmit.mock.lastCall).toEqual([
    { name: 'Cake', calories: 0, fats: 0, proteins: 0, carbs: 0 },
  ]);
});

test('words that are added to the name of the food stay when the amount changes', async () => {
  show();
  await select(bread);
  await screen.findByRole('group', row);
  fireEvent.input(name(), { target: { value: 'Bread toasted' } });
  await press('Double');
  expect(name()).toHaveValue('Bread toasted');
  expect(figures()).toBe('158/2/8/26');
});

test('the arrow keys go on to a food without an amount, and Escape brings the amount back', async () => {
  show({ suggestions: [bread, { ...tea, name: 'Bread soup' }] });
  await select(bread);
  await screen.findByRole('group', row);
  await press('Double');
  await userEvent.click(name());
  fireEvent.input(name(), { target: { value: 'Bread ' } });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(figures()).toBe('1/0/0/0');
  expect(screen.queryByRole('group', row)).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(figures()).toBe('158/2/8/26');
  expect(field('Amount')).toHaveValue('2');
});

test.each(['two', '0', '200000'])(
  'an amount of %j leaves the figures, and is refused with a message',
  async (typed) => {
    const onSubmit = show();
    await select(bread);
    await screen.findByRole('group', row);
    await userEvent.clear(field('Amount'));
    await userEvent.type(field('Amount'), typed);
    await press('Add');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(field('Amount')).toHaveFocus();
    expect(field('Amount')).toBeInvalid();
    expect(field('Amount')).toHaveAccessibleDescription();
    await userEvent.clear(field('Amount'));
    await userEvent.type(field('Amount'), '2{Enter}');
    expect(onSubmit.mock.lastCall?.[1]).toEqual({ amount: 2, unit: 'slice' });
  },
);

test('an empty amount says nothing: the figures are added as they are shown', async () => {
  const onSubmit = show();
  await select(bread);
  await screen.findByRole('group', row);
  await userEvent.clear(field('Amount'));
  expect(figures()).toBe('79/1/4/13');
  await press('Add');
  expect(onSubmit.mock.lastCall).toEqual([
    { name: 'Bread', calories: 79, fats: 1, proteins: 4, carbs: 13 },
  ]);
});

test('the amount stays as it was submitted while it is being added, and when that fails', async () => {
  const { promise, reject } = Promise.withResolvers<void>();
  show({ onSubmit: () => promise });
  await select(bread);
  await screen.findByRole('group', row);
  await press('Add');
  await press('Half');
  await userEvent.selectOptions(portion(), 'loaf');
  expect(figures()).toBe('79/1/4/13');
  await act(async () => reject(new Error('Offline.')));
  expect(field('Amount')).toHaveValue('1');
  expect(portion()).toHaveValue('slice');
  await press('Half');
  expect(figures()).toBe('40/1/2/7');
});

test('a second button submits the amount, too', async () => {
  const other = vi.fn<FoodFormProps['onSubmit']>();
  show({ secondaryAction: { label: 'Log to Friday', onSubmit: other } });
  await select(bread);
  await screen.findByRole('group', row);
  await press('Log to Friday');
  expect(other.mock.lastCall?.[1]).toEqual({ amount: 1, unit: 'slice' });
});

test('a reset of the form takes the row with it', async () => {
  const onSelect = vi.fn<(food: object | null) => void>();
  show({ onSelect });
  await select(bread);
  await screen.findByRole('group', row);
  await act(async () => document.querySelector('form')?.reset());
  expect(screen.queryByRole('group', row)).not.toBeInTheDocument();
  expect(onSelect.mock.calls).toEqual([[bread, oneSlice], [null]]);
});

test('what the form is controlled by is the figures of the amount', async () => {
  const onValuesChange = vi.fn<(values: object) => void>();
  show({ onValuesChange });
  await select(bread);
  await screen.findByRole('group', row);
  await press('Half');
  expect(onValuesChange).toHaveBeenLastCalledWith({
    name: 'Bread',
    calories: 40,
    fats: 1,
    proteins: 2,
    carbs: 7,
  });
});

test('a figure that is not known stays so in every portion', async () => {
  show({ suggestions: [{ ...bread, carbs: null }] });
  await select(bread);
  await screen.findByRole('group', row);
  await press('Double');
  expect(figures()).toBe('158/2/8/');
});

test('a form that begins with half a food goes on with it, and tells each amount', async () => {
  const onSelect = vi.fn<(food: object | null) => void>();
  const defaultValues = { name: 'Bread', calories: 40, fats: 9, proteins: 2, carbs: 7 };
  const defaultSelected = {
    food: bread,
    value: { amount: 0.5, portion: 'slice' },
    portion: { amount: 0.5, unit: 'slice' },
  };
  const onSubmit = show({ onSelect, defaultValues, defaultSelected, suggestions: undefined });
  await screen.findByRole('group', row);
  expect(field('Amount')).toHaveValue('0.5');
  expect(figures()).toBe('40/9/2/7');
  await press('Double');
  expect(onSelect.mock.calls).toEqual([[bread, oneSlice]]);
  expect(figures()).toBe('79/1/4/13');
  await press('Add');
  expect(onSubmit.mock.lastCall?.[1]).toEqual({ amount: 1, unit: 'slice' });
  expect(onSelect.mock.lastCall).toEqual([null]);
});

test.each([undefined, [tea]])(
  'another name takes the food with which the form began out of it with its figures, with suggestions %j',
  async (suggestions) => {
    const { per: _per, portions: _portions, ...defaultValues } = bread;
    const defaultSelected = { food: bread, value: { amount: 100, portion: null }, portion: per };
    const onSubmit = show({ defaultValues, defaultSelected, suggestions });
    await screen.findByRole('group', row);
    const named = screen.getByLabelText('Name');
    fireEvent.input(named, { target: { value: 'Bread toasted' } });
    expect(screen.getByRole('group', row)).toBeInTheDocument();
    fireEvent.input(named, { target: { value: 'Cake' } });
    await waitFor(() => expect(screen.queryByRole('group', row)).not.toBeInTheDocument());
    expect(figures()).toBe('0/0/0/0');
    for (const label of ['Calories', 'Fats', 'Proteins', 'Carbs'])
      fireEvent.input(field(label), { target: { value: '1' } });
    await press('Add');
    expect(onSubmit.mock.lastCall).toHaveLength(1);
  },
);
