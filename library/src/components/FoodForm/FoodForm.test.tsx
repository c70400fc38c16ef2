import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { FoodForm } from './FoodForm.tsx';
import type { FoodFormProps } from './FoodForm.types.ts';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const add = () => screen.getByRole('button', { name: 'Add' });

/** Renders a form whose onSubmit promise the test settles. */
function show(props: Partial<FoodFormProps> = {}) {
  const settle = Promise.withResolvers<void>();
  const onSubmit = vi.fn<FoodFormProps['onSubmit']>(() => settle.promise);
  const view = render(<FoodForm onSubmit={onSubmit} {...props} />);
  return { ...view, ...settle, onSubmit };
}

async function enter(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await userEvent.clear(field(name));
    if (value) await userEvent.type(field(name), value);
  }
}

describe('submitting', () => {
  test('§2 has a heading, a name, four numbers that start at 0, and Add', () => {
    show();
    expect(screen.getByRole('form', { name: 'Add Food/Drink' })).toBeVisible();
    expect(field('Name')).toHaveValue('');
    for (const name of ['Calories', 'Fats', 'Proteins', 'Carbs']) {
      expect(field(name)).toHaveValue('0');
      expect(field(name)).toHaveAttribute('inputmode', 'decimal');
      expect(field(name)).toHaveAttribute('autocomplete', 'off');
    }
    expect(field('Name')).not.toHaveAttribute('aria-describedby');
    expect(field('Calories')).toHaveAccessibleDescription('kcal');
    expect(field('Carbs')).toHaveAccessibleDescription('g');
    expect(add()).toBeEnabled();
  });

  test('§3 sends whole numbers, and the name without surrounding space', async () => {
    const { onSubmit } = show();
    await enter({ Name: '  Rye bread ', Calories: '120', Fats: ' 1 ', Proteins: '007' });
    await userEvent.click(add());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      name: 'Rye bread',
      calories: 120,
      fats: 1,
      proteins: 7,
      carbs: 0,
    });
  });

  test('the key that focuses the name is shown in its field, and only there', () => {
    const { container, rerender } = show({ keyShortcut: '/' });
    expect(container.querySelectorAll('kbd')).toHaveLength(1);
    expect(container.querySelector('kbd')).toHaveTextContent('/');
    rerender(<FoodForm onSubmit={() => Promise.resolve()} />);
    expect(container.querySelector('kbd')).toBeNull();
  });

  test('Enter submits, and a second Enter is ignored', async () => {
    const { onSubmit } = show();
    await enter({ Name: 'Tea' });
    const form = screen.getByRole('form');
    fireEvent.submit(form);
    fireEvent.submit(form);
    await userEvent.type(field('Carbs'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

describe('§5 validation', () => {
  test.each([
    ['', 'Enter a number.'],
    ['-1', 'Enter 0 or more.'],
    ['1e9', 'This is not a number.'],
    ['12abc', 'This is not a number.'],
    ['310 kcal', 'This is not a number.'],
    ['100001', 'Enter 100,000 or less.'],
  ])(
    'a number of %j shows a message at its field, and nothing is submitted',
    async (text, message) => {
      const { onSubmit } = show();
      await enter({ Name: 'Tea', Fats: text });
      await userEvent.click(add());
      expect(field('Fats')).toBeInvalid();
      expect(field('Fats')).toHaveAccessibleDescription(`${message} g`);
      expect(field('Fats')).toHaveFocus();
      expect(field('Fats')).toHaveValue(text);
      expect(field('Calories')).toBeValid();
      expect(onSubmit).not.toHaveBeenCalled();
    },
  );

  test.each([
    ['', 'Enter a name.'],
    ['   ', 'Enter a name.'],
    ['\u3164\u2800\u200f', 'Enter a name.'],
    ['x'.repeat(201), 'Enter at most 200 characters.'],
    ['a\u0007b', /cannot be shown/],
    ['a\ud83eb', /cannot be shown/],
  ])('a name of %j shows a message', async (name, message) => {
    const { onSubmit } = show();
    fireEvent.input(field('Name'), { target: { value: name } });
    await userEvent.click(add());
    expect(field('Name')).toHaveAccessibleDescription(message);
    expect(field('Name')).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('tabs and lines that are pasted into a name are spaces', async () => {
    const { onSubmit } = show();
    fireEvent.input(field('Name'), { target: { value: '\tOats\t\twith\u2028milk\t' } });
    await userEvent.click(add());
    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ name: 'Oats with milk' }));
  });

  test('the limit of 200 characters counts code points, so an emoji counts once', async () => {
    const { onSubmit } = show();
    fireEvent.input(field('Name'), { target: { value: '🥑'.repeat(200) } });
    await userEvent.click(add());
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test('shows all messages at once, focuses the first invalid field, and removes each message on edit', async () => {
    show();
    await enter({ Calories: '1e9', Carbs: '-1' });
    await userEvent.click(add());
    expect(field('Name')).toHaveFocus();
    await userEvent.type(field('Name'), 'T');
    expect(field('Name')).toBeValid();
    for (const name of ['Calories', 'Carbs']) {
      expect(field(name)).toBeInvalid();
    }
    expect(field('Calories')).toHaveAccessibleDescription('This is not a number. kcal');
    expect(field('Carbs')).toHaveAccessibleDescription('Enter 0 or more. g');
  });
});

describe('§4 while adding', () => {
  test('Add is disabled, keeps its name, and the form shows "Adding…"', async () => {
    const { resolve } = show();
    await enter({ Name: 'Tea' });
    await userEvent.click(add());
    expect(add()).toBeDisabled();
    expect(add()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Adding…')).toBeVisible();
    expect(screen.getByText('Adding…')).toHaveAttribute('aria-live', 'polite');
    await act(async () => resolve());
    expect(add()).toBeEnabled();
    expect(screen.queryByText('Adding…')).toBeNull();
  });

  test('the fields are read-only, so that a success clears no new input', async () => {
    show();
    await enter({ Name: 'Tea' });
    await userEvent.click(add());
    await userEvent.type(field('Name'), 'more');
    await userEvent.click(screen.getAllByRole('button', { name: 'Plus', hidden: true })[0]!);
    expect(field('Name')).toHaveValue('Tea');
    expect(field('Calories')).toHaveValue('0');
  });

  test('the form can unmount', async () => {
    const complain = vi.spyOn(console, 'error');
    const { resolve, unmount } = show();
    await enter({ Name: 'Tea' });
    await userEvent.click(add());
    unmount();
    await act(async () => resolve());
    expect(complain).not.toHaveBeenCalled();
    complain.mockRestore();
  });
});

describe('§4 after adding', () => {
  test('the form is cleared, with zeros, and the name has focus', async () => {
    const { resolve } = show();
    await enter({ Name: 'Tea', Calories: '2', Carbs: '1' });
    await userEvent.click(add());
    await act(async () => resolve());
    expect(field('Name')).toHaveValue('');
    expect(field('Calories')).toHaveValue('0');
    expect(field('Carbs')).toHaveValue('0');
    expect(field('Name')).toHaveFocus();
  });

  test('focus stays with a person who has moved on', async () => {
    const settle = Promise.withResolvers<void>();
    render(
      <>
        <FoodForm onSubmit={() => settle.promise} />
        <button type="button">Elsewhere</button>
      </>,
    );
    await enter({ Name: 'Tea' });
    await userEvent.click(add());
    screen.getByText('Elsewhere').focus();
    await act(async () => settle.resolve());
    expect(field('Name')).toHaveValue('');
    expect(screen.getByText('Elsewhere')).toHaveFocus();
  });
});

describe('§8 when adding fails', () => {
  test('focus returns to Add if the browser moved it to the body', async () => {
    const { reject } = show();
    await enter({ Name: 'Tea' });
    await userEvent.click(add());
    // Browsers blur a disabled button; jsdom does not.
    act(() => add().blur());
    await act(async () => reject(new Error('No.')));
    expect(add()).toHaveFocus();
  });

  test('focus stays with a person who has moved on', async () => {
    const { reject } = show();
    await enter({ Name: 'Tea' });
    await userEvent.click(add());
    act(() => field('Fats').focus());
    await act(async () => reject(new Error('No.')));
    expect(field('Fats')).toHaveFocus();
  });

  test('shows the message, keeps all input, and allows another try', async () => {
    const onSubmit = vi
      .fn<FoodFormProps['onSubmit']>()
      .mockRejectedValueOnce(new Error('The server is asleep.'))
      .mockResolvedValueOnce(undefined);
    render(<FoodForm onSubmit={onSubmit} />);
    await enter({ Name: ' Tea ', Calories: '002' });
    await userEvent.click(add());
    expect(screen.getByRole('alert')).toHaveTextContent('The server is asleep.');
    expect(field('Name')).toHaveValue(' Tea ');
    expect(field('Calories')).toHaveValue('002');
    expect(add()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(field('Name')).toHaveValue('');
  });

  test.each([
    [
      'throws at once',
      () => {
        throw new Error('No.');
      },
      'No.',
    ],
    ['rejects with a text', () => Promise.reject('No.'), /could not be added/],
    [
      'rejects with an error without a message',
      () => Promise.reject(new Error()),
      /could not be added/,
    ],
  ] as const)('shows a message when onSubmit %s', async (_, onSubmit, message) => {
    render(<FoodForm onSubmit={onSubmit} />);
    await enter({ Name: 'Tea' });
    await userEvent.click(add());
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(add()).toBeEnabled();
  });
});

test('a reset by the page clears the fields and the messages', async () => {
  show();
  await enter({ Calories: 'many' });
  await userEvent.click(add());
  act(() => screen.getByRole<HTMLFormElement>('form').reset());
  expect(field('Calories')).toHaveValue('0');
  expect(field('Calories')).toBeValid();
});

test.each([
  ['120+80', '= 200'],
  ['300×4', '= 1,200'],
  ['200', ''],
  [' 200 ', ''],
  ['٢٠٠', ''],
  ['1+', ''],
])('while %j is in a field, its result is %j', async (text, result) => {
  const { container } = show();
  await enter({ Calories: '1+1' });
  fireEvent.input(field('Calories'), { target: { value: text } });
  const resultOf = (name: string) => container.querySelector(`output[for="${field(name).id}"]`);
  expect(resultOf('Calories')?.textContent).toBe(result);
  expect(resultOf('Fats')).toBeEmptyDOMElement();
});

test('disabled prevents input and submitting', () => {
  const { onSubmit } = show({ disabled: true });
  expect(field('Name')).toBeDisabled();
  expect(add()).toBeDisabled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('default values are filled in once, even with a replaced heading, and never overwrite typing', async () => {
  const defaultValues = { name: 'Oats', calories: Number.NaN, fats: 5 };
  const slots = { heading: () => <h2>Lunch</h2> };
  const { rerender } = render(
    <FoodForm onSubmit={vi.fn<FoodFormProps['onSubmit']>()} {...{ defaultValues, slots }} />,
  );
  expect(field('Name')).toHaveValue('Oats');
  // A figure that is not known is no 0.
  expect(field('Calories')).toHaveValue('');
  expect(field('Fats')).toHaveValue('5');
  expect(field('Carbs')).toHaveValue('0');
  await enter({ Name: 'Soup' });
  rerender(<FoodForm onSubmit={vi.fn<FoodFormProps['onSubmit']>()} ref={() => {}} />);
  expect(field('Name')).toHaveValue('Soup');
});
