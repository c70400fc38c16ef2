import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FoodForm } from './FoodForm.tsx';
import type { FoodFormProps } from './FoodForm.types.ts';

const oats = { name: 'Oats', calories: 310, fats: 6, proteins: 11, carbs: 54 };
const amount = { amount: 50, unit: 'g' };
const food = { ...oats, per: amount };
const defaultSelected = { food, value: { amount: 50, portion: null }, portion: amount };

test('a reset that a team prevents leaves the figures of a suggestion, which go with its name', async () => {
  render(
    <FoodForm
      suggestions={[oats]}
      onReset={(event) => event.preventDefault()}
      onSubmit={() => undefined}
    />,
  );
  await act(() => import('../../food-fields/getSuggestionProps.tsx'));
  await userEvent.type(screen.getByLabelText('Name'), 'oa{ArrowDown}');
  await act(async () => {
    screen.getByRole<HTMLFormElement>('form').reset();
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(screen.getByLabelText('Calories')).toHaveValue('310');
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Rye' } });
  expect(screen.getByLabelText('Calories')).toHaveValue('0');
});

test('a reset that a team prevents leaves the food, its amount and a figure that was corrected', async () => {
  const onSubmit = vi.fn<FoodFormProps['onSubmit']>();
  render(
    <FoodForm
      defaultValues={oats}
      defaultSelected={defaultSelected}
      onReset={(event) => event.preventDefault()}
      onSubmit={onSubmit}
    />,
  );
  await screen.findByRole('group', { name: 'Oats' });
  fireEvent.input(screen.getByLabelText('Fats'), { target: { value: '2' } });
  await act(async () => {
    screen.getByRole<HTMLFormElement>('form').reset();
    await new Promise((resolve) => setTimeout(resolve));
  });
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...oats, fats: 2 }, amount);
});
