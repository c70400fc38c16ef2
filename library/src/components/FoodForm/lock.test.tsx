import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FoodForm } from './FoodForm.tsx';

const oats = { name: 'Oats', calories: 310, fats: 6, proteins: 11, carbs: 54 };
const calories = () => screen.getByRole('textbox', { name: 'Calories' });

/** Submits a food, whose form a team can make read-only meanwhile. */
function submit() {
  let accept: (() => void) | undefined;
  const form = (readOnly: boolean) => (
    <FoodForm
      readOnly={readOnly}
      defaultValues={oats}
      onSubmit={() =>
        new Promise<void>((resolve) => {
          accept = resolve;
        })
      }
    />
  );
  const { rerender } = render(form(false));
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  return {
    makeReadOnly: (readOnly: boolean) => rerender(form(readOnly)),
    accept: () => act(async () => accept?.()),
  };
}

test('the fields stay read-only while a food is being added, whatever a team does meanwhile', async () => {
  const { makeReadOnly, accept } = submit();
  makeReadOnly(true);
  makeReadOnly(false);
  expect(calories()).toHaveAttribute('readonly');
  await accept();
  expect(calories()).not.toHaveAttribute('readonly');
});

test('the fields of a form that has become read-only stay so after the food was added', async () => {
  const { makeReadOnly, accept } = submit();
  makeReadOnly(true);
  await accept();
  expect(calories()).toHaveValue('0');
  expect(calories()).toHaveAttribute('readonly');
});
