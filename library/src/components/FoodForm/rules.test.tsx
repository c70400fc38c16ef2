import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FoodForm } from './FoodForm.tsx';
import type { FoodFormProps } from './FoodForm.types.ts';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

const validate: FoodFormProps['validate'] = ({ calories }) =>
  calories > 900 ? { calories: 'Too much for one meal.', name: 'Another one.' } : {};

/** Types a food into a form with these props and presses Add. */
async function addWith(props: Partial<FoodFormProps>, name: string, calories: string) {
  const onSubmit = vi.fn<FoodFormProps['onSubmit']>();
  render(<FoodForm onSubmit={onSubmit} {...props} />);
  await userEvent.type(field('Name'), name);
  await userEvent.type(field('Calories'), calories);
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  return onSubmit;
}

test('max is the largest number, and the message says so', async () => {
  expect(await addWith({ max: 2000 }, 'Oats', '2001')).not.toHaveBeenCalled();
  expect(field('Calories')).toHaveAccessibleDescription(/^Enter 2,000 or less\./);
  cleanup();
  expect(await addWith({ max: 200_000 }, 'Feast', '150000')).toHaveBeenCalled();
});

test('maxLength is the longest name, and the message says so', async () => {
  expect(await addWith({ maxLength: 3 }, 'Oats', '1')).not.toHaveBeenCalled();
  expect(field('Name')).toHaveAccessibleDescription('Enter at most 3 characters.');
});

test('validate refuses a value with its own message, after those of the form', async () => {
  expect(await addWith({ validate }, ' ', '950')).not.toHaveBeenCalled();
  expect(field('Name')).toHaveAccessibleDescription('Enter a name.');
  expect(field('Calories')).toHaveAccessibleDescription(/^Too much for one meal\./);
  cleanup();
  expect(await addWith({ validate }, 'Oats', '900')).toHaveBeenCalled();
});

const nothingWrong = () => ({ calories: undefined });

test('a message of undefined refuses nothing', async () => {
  expect(await addWith({ validate: nothingWrong }, 'Oats', '3')).toHaveBeenCalled();
});

test('reset() restores the default values, and an add clears the fields', async () => {
  const onSubmit = await addWith({ defaultValues: { name: 'Oat', calories: 3 } }, 's', '10');
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ name: 'Oats', calories: 310 }));
  expect(field('Name')).toHaveValue('');
  expect(field('Calories')).toHaveValue('0');
  screen.getByRole<HTMLFormElement>('form').reset();
  expect(field('Name')).toHaveValue('Oat');
  expect(field('Calories')).toHaveValue('3');
});
