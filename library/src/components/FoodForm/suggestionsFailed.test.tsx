import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FoodForm } from './FoodForm.tsx';
import type { FoodFormProps } from './FoodForm.types.ts';

vi.mock('../../food-fields/getSuggestionProps.tsx', () => {
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
