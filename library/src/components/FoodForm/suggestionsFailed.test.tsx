import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FoodForm } from './FoodForm.tsx';
import type { FoodFormProps } from './FoodForm.types.ts';

vi.mock('../../food-fields/getSuggestionProps.tsx', () => {
  throw new Error('The network is gone.');
});
vi.mock('../../portion-row/PortionRow.tsx', () => {
  throw new Error('The network is gone.');
});

test('a food can still be typed and added when the suggestions fail to load', async () => {
  const oats = { name: 'Oats', calories: 310, fats: 6, proteins: 11, carbs: 54 };
  const onSubmit = vi.fn<FoodFormProps['onSubmit']>(() => Promise.resolve());
  render(<FoodForm onSubmit={onSubmit} suggestions={[oats]} />);
  const name = screen.getByRole('combobox', { name: 'Name', expanded: false });
  await userEvent.type(name, 'Oat{ArrowDown}{Enter}');
  await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    name: 'Oat',
    calories: 0,
    fats: 0,
    proteins: 0,
    carbs: 0,
  });
});

test('an amount that cannot be shown is that of its own food alone', async () => {
  const oats = { name: 'Oats', calories: 310, fats: 6, proteins: 11, carbs: 54 };
  const portion = { amount: 150, unit: 'g' };
  const selected = {
    food: { ...oats, per: portion },
    value: { amount: 150, portion: null },
    portion,
  };
  const onSubmit = vi.fn<FoodFormProps['onSubmit']>(() => Promise.resolve());
  const props = { onSubmit, suggestions: [], defaultValues: oats, defaultSelected: selected };
  render(<FoodForm {...props} />);
  const name = screen.getByRole('combobox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Soup');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(onSubmit.mock.lastCall).toEqual([expect.objectContaining({ name: 'Soup' })]);
});
