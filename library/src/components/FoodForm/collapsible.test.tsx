import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { FoodForm } from './FoodForm.tsx';

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const add = () => screen.getByRole('button', { name: 'Add' });

type Props = Partial<ComponentProps<typeof FoodForm>>;

function show(props: Props = {}) {
  const onSubmit = vi.fn<() => void>();
  const rendered = render(
    <>
      <FoodForm collapsible onSubmit={onSubmit} {...props} />
      <button>Elsewhere</button>
    </>,
  );
  return { ...rendered, onSubmit };
}

test('a collapsible form shows its name and Add, and its figures when a person comes to the name', async () => {
  show();
  expect(field('Name')).toBeVisible();
  expect(add()).toBeVisible();
  expect(field('Calories')).not.toBeVisible();
  await userEvent.tab();
  expect(field('Name')).toHaveFocus();
  expect(field('Calories')).toBeVisible();
  await userEvent.tab();
  expect(field('Calories')).toHaveFocus();
});

test('it does not move what is pressed elsewhere: it stays open when the focus leaves', async () => {
  show();
  await userEvent.click(field('Name'));
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(field('Calories')).toBeVisible();
});

test('it collapses when a food is added, unless a field gets the focus', async () => {
  const { onSubmit } = show();
  await userEvent.type(field('Name'), 'Tea');
  await userEvent.click(add());
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(field('Name')).toHaveFocus();
  expect(field('Calories')).toBeVisible();

  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await userEvent.type(field('Name'), 'Tea');
  await userEvent.click(add());
  expect(add()).toHaveFocus();
  expect(field('Calories')).not.toBeVisible();
});

test('Add without a name opens it with the message', async () => {
  show();
  await userEvent.click(add());
  expect(field('Name')).toBeInvalid();
  expect(field('Calories')).toBeVisible();
});

test.each<[string, Props]>([
  ['initial values', { defaultValues: { calories: 120 } }],
  ['values', { values: { fats: 3 }, onValuesChange: () => {} }],
  [
    'a draft that the app fills in',
    {
      ref: (form: HTMLFormElement | null) => {
        const input = form?.elements.namedItem('carbs');
        if (input instanceof HTMLInputElement) input.value = '7';
      },
    },
  ],
])('%s are never out of sight', (_, props) => {
  show(props);
  for (const name of ['Calories', 'Fats', 'Proteins', 'Carbs']) expect(field(name)).toBeVisible();
});

test('a form that becomes collapsible stays open while a person is at it', () => {
  const { rerender } = render(<FoodForm onSubmit={() => {}} />);
  fireEvent.focus(field('Name'));
  field('Name').focus();
  rerender(<FoodForm collapsible onSubmit={() => {}} />);
  field('Name').blur();
  expect(field('Calories')).toBeVisible();
});
