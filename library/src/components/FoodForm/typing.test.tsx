import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { expect, test, vi } from 'vitest';
import { FoodForm } from './FoodForm.tsx';
import type { FoodFormProps } from './FoodForm.types.ts';
import { foodFormClasses } from './foodFormClasses.ts';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const show = (props: Partial<FoodFormProps> = {}) =>
  render(<FoodForm onSubmit={async () => {}} {...props} />);

test('typing replaces the 0 of a field', async () => {
  show();
  // Not with Tab, which selects the text of any field.
  act(() => field('Calories').focus());
  await userEvent.keyboard('250');
  expect(field('Calories')).toHaveValue('250');
});

test('Plus and Multiply insert their sign at the caret of their field, which keeps focus', async () => {
  const { container } = show();
  // As on a touch screen.
  const [, keysOfFats] = container.querySelectorAll<HTMLElement>(`.${foodFormClasses.keys}`);
  keysOfFats!.style.display = 'flex';
  const key = (name: string) => within(keysOfFats!).getByRole('button', { name });
  await userEvent.clear(field('Fats'));
  await userEvent.type(field('Fats'), '23');
  field('Fats').setSelectionRange(1, 1);
  await userEvent.click(key('Plus'));
  await userEvent.keyboard('4');
  await userEvent.click(key('Multiply'));
  expect(field('Fats')).toHaveValue('2+4×3');
  expect(field('Fats')).toHaveFocus();
  expect(screen.getByText('= 14')).toBeInTheDocument();
  expect(field('Calories')).toHaveValue('0');
});

test('typing does not replace another number', async () => {
  show({ defaultValues: { calories: 12 } });
  act(() => field('Calories').focus());
  await userEvent.keyboard('5');
  expect(field('Calories')).toHaveValue('125');
});

test('typing causes no React commit, not even for the first key', async () => {
  const commit = vi.fn<() => void>();
  render(
    <Profiler id="form" onRender={commit}>
      <FoodForm onSubmit={() => Promise.resolve()} />
    </Profiler>,
  );
  for (const name of ['Name', 'Calories']) {
    await userEvent.click(field(name));
    commit.mockClear();
    await userEvent.keyboard('1234567890');
    expect(commit).not.toHaveBeenCalled();
  }
});

test('a text that comes with no event of typing removes the message and is reported', async () => {
  const onValuesChange = vi.fn<NonNullable<FoodFormProps['onValuesChange']>>();
  render(<FoodForm onSubmit={() => undefined} onValuesChange={onValuesChange} />);
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Enter a name.')).toBeVisible();
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Oats' } });
  expect(screen.queryByText('Enter a name.')).not.toBeInTheDocument();
  expect(onValuesChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Oats' }));
});
