import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import type { ComponentProps } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { FoodForm } from './FoodForm.tsx';
import type { FoodFormProps } from './FoodForm.types.ts';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const combobox = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Name' });
const add = () => screen.getByRole('button', { name: 'Add' });

function show(props: Partial<FoodFormProps> = {}) {
  const onSubmit = vi.fn<FoodFormProps['onSubmit']>(() => Promise.resolve());
  return { ...render(<FoodForm onSubmit={onSubmit} {...props} />), onSubmit };
}

/** Types a name and waits for the suggestions. */
async function typeName(text: string) {
  await userEvent.type(combobox(), text);
  await screen.findAllByRole('option');
}

function InputWithoutRef({ slotProps }: { slotProps: { input: ComponentProps<'input'> } }) {
  return <input aria-label="Name" {...slotProps.input} ref={undefined} />;
}

const oats = { name: 'Oats', calories: 310, fats: 6, proteins: 11, carbs: 54 };
const milk = { name: 'Oat milk', calories: 62, fats: 3, proteins: 1, carbs: 8 };
const both = () => [oats, milk];

test('arrow keys fill in the suggested foods, and Enter adds the one in the fields', async () => {
  const { onSubmit } = show({ suggestions: [oats, milk] });
  await typeName('oat');
  await userEvent.keyboard('{ArrowDown}');
  expect(combobox()).toHaveValue('Oats');
  expect(field('Carbs')).toHaveValue('54');
  await userEvent.keyboard('{ArrowDown}');
  expect(combobox()).toHaveValue('Oat milk');
  expect(field('Carbs')).toHaveValue('8');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(milk);
});

test('the best match is offered first, and equal matches keep their order', async () => {
  const worstFirst = ['Goat', 'Boat cake', 'Soup, oat', 'Oat milk', 'Oatcakes', 'OAT'];
  show({
    suggestions: worstFirst.map((name) => ({ name, calories: 1, fats: 1, proteins: 1, carbs: 1 })),
  });
  await typeName('oat');
  const names = screen.getAllByRole('option').map(({ firstChild }) => firstChild?.textContent);
  expect(names).toEqual(['OAT', 'Oat milk', 'Soup, oat', 'Oatcakes', 'Goat', 'Boat cake']);
});

test.each([
  ['ArrowDown', { isComposing: true }],
  ['Escape', { isComposing: true }],
  ['Enter', { isComposing: true }],
  ['Enter', { keyCode: 229 }],
])(
  '%s while a character is being composed is left to the input method: %o',
  async (key, composing) => {
    show({ suggestions: [oats, milk] });
    await typeName('oat');
    const isDefault = fireEvent.keyDown(combobox(), { key, ...composing });
    expect(isDefault).toBe(true);
    expect(combobox()).toHaveValue('oat');
    expect(screen.getAllByRole('option')).toHaveLength(2);
  },
);

test.each(['{Escape}', '{ArrowUp}'])('%s restores the typed text', async (key) => {
  const { onSubmit } = show({ suggestions: [oats, milk] });
  await userEvent.type(field('Fats'), '9');
  await typeName('oat');
  await userEvent.keyboard('{ArrowDown}');
  expect(field('Fats')).toHaveValue('6');
  await userEvent.keyboard(key);
  expect(combobox()).toHaveValue('oat');
  expect(field('Fats')).toHaveValue('9');
  await userEvent.click(add());
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    name: 'oat',
    calories: 0,
    fats: 9,
    proteins: 0,
    carbs: 0,
  });
});

test('suggestions that load late match the text typed meanwhile', async () => {
  const { rerender, onSubmit } = show();
  await userEvent.type(field('Name'), 'oat');
  rerender(<FoodForm onSubmit={onSubmit} suggestions={[oats, milk]} />);
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  expect(combobox()).toHaveFocus();
});

test('suggestions that change open no list for a name that the form began with', async () => {
  const filled = { name: 'Oats', calories: 387, fats: 8, proteins: 14, carbs: 62 };
  const { rerender, onSubmit } = show({ defaultValues: filled, suggestions: [oats] });
  await userEvent.click(combobox());
  await act(() => import('../../food-fields/getSuggestionProps.tsx'));
  rerender(<FoodForm onSubmit={onSubmit} defaultValues={filled} suggestions={[oats, milk]} />);
  expect(combobox()).toHaveFocus();
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

test("suggestions work in a team's own field that accepts no ref, also in StrictMode", async () => {
  const form = (
    <FoodForm
      onSubmit={() => Promise.resolve()}
      suggestions={[oats]}
      slots={{ input: InputWithoutRef }}
    />
  );
  render(form, { wrapper: StrictMode });
  await typeName('oat');
  expect(screen.getByRole('option', { name: /^Oats/ })).toBeVisible();
});

test('clicking a food fills in the fields and focuses Add', async () => {
  const { onSubmit } = show({ suggestions: [oats] });
  await typeName('oat');
  await userEvent.click(screen.getByRole('option', { name: /^Oats/ }));
  expect(add()).toHaveFocus();
  expect(field('Proteins')).toHaveValue('11');
  expect(onSubmit).not.toHaveBeenCalled();
});

/** The texts of the four figures. */
const figures = () =>
  ['Calories', 'Fats', 'Proteins', 'Carbs'].map((name) => field(name).value).join('/');

/** Not with userEvent, which does not know what the form has filled in. */
const addToName = (text: string) =>
  fireEvent.input(combobox(), { target: { value: combobox().value + text } });

const ways: [string, () => Promise<unknown>][] = [
  ['a click', async () => userEvent.click(screen.getByRole('option', { name: /^Oats/ }))],
  ['the arrow keys', async () => userEvent.keyboard('{ArrowDown}')],
];

describe.each(ways)('a food that was selected by %s', (_, select) => {
  test('takes its figures with it when its name is replaced', async () => {
    const { onSubmit } = show({ suggestions: [oats, milk] });
    await typeName('oat');
    await select();
    expect(figures()).toBe('310/6/11/54');
    await userEvent.clear(combobox());
    await userEvent.type(combobox(), 'Rice cake');
    expect(figures()).toBe('0/0/0/0');
    await userEvent.type(field('Calories'), '{Backspace}35');
    await userEvent.click(add());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      name: 'Rice cake',
      calories: 35,
      fats: 0,
      proteins: 0,
      carbs: 0,
    });
  });

  test('leaves what a person typed before and has changed since', async () => {
    show({ suggestions: [oats] });
    await userEvent.type(field('Proteins'), '{Backspace}9');
    await typeName('oat');
    await select();
    await userEvent.type(field('Fats'), '{Backspace}7');
    addToName('meal');
    expect(figures()).toBe('0/7/9/0');
  });

  test('stays with a name to which words are added', async () => {
    show({ suggestions: [oats] });
    await typeName('oat');
    await select();
    addToName(' ');
    addToName('with milk');
    expect(figures()).toBe('310/6/11/54');
    await userEvent.clear(combobox());
    expect(figures()).toBe('0/0/0/0');
  });

  test('is forgotten when the form is reset', async () => {
    const { container } = show({ suggestions: [{ ...oats, fats: 0 }] });
    await userEvent.type(field('Fats'), '{Backspace}5');
    await typeName('oat');
    await select();
    act(() => container.querySelector('form')?.reset());
    addToName('o');
    expect(figures()).toBe('0/0/0/0');
  });

  test('is replaced by another one, which takes its figures with it too', async () => {
    show({ suggestions: [oats, milk] });
    await typeName('oat');
    await select();
    addToName(' ');
    await userEvent.clear(combobox());
    await typeName('milk');
    await userEvent.keyboard('{ArrowDown}');
    expect(figures()).toBe('62/3/1/8');
    addToName('y');
    expect(figures()).toBe('0/0/0/0');
  });

  test('leaves empty fields where they were empty', async () => {
    render(<FoodForm onSubmit={() => undefined} suggestions={[oats]} emptyValue={null} />);
    await typeName('oat');
    await select();
    await userEvent.clear(combobox());
    expect(figures()).toBe('///');
  });
});

test('Escape brings back a food whose list was opened again, with its figures', async () => {
  show({ suggestions: [{ ...oats, name: 'Oat' }, milk] });
  await typeName('oat');
  await userEvent.click(screen.getByRole('option', { name: /^Oat 310/ }));
  act(() => combobox().focus());
  addToName(' ');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(figures()).toBe('62/3/1/8');
  await userEvent.keyboard('{Escape}');
  expect(figures()).toBe('310/6/11/54');
  await userEvent.clear(combobox());
  expect(figures()).toBe('0/0/0/0');
});

function Controlled() {
  const [values, setValues] = useState<FoodFormProps['values']>({ name: '' });
  return (
    <FoodForm
      values={values}
      onValuesChange={setValues}
      suggestions={both()}
      onSubmit={() => undefined}
    />
  );
}

describe('suggestions that are another array in every render', () => {
  test('the arrow keys go on to the next food', async () => {
    render(<Controlled />);
    await typeName('oat');
    await userEvent.keyboard('{ArrowDown}');
    expect(combobox()).toHaveValue('Oats');
    await userEvent.keyboard('{ArrowDown}');
    expect(combobox()).toHaveValue('Oat milk');
  });

  test('a list that a person has closed stays closed until the next key', async () => {
    const { rerender } = show({ suggestions: both() });
    await typeName('oat');
    await userEvent.keyboard('{Escape}');
    rerender(<FoodForm suggestions={both()} onSubmit={() => undefined} />);
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await typeName('s');
    expect(screen.getByRole('option', { name: /Oats/ })).toBeVisible();
  });
});

test('a suggestion of two lines keeps its figures while words are added to its name', async () => {
  show({ suggestions: [{ ...oats, name: 'Oats\nwith milk' }] });
  await typeName('oat');
  await userEvent.keyboard('{ArrowDown}');
  expect(combobox()).toHaveValue('Oats with milk');
  fireEvent.input(combobox(), { target: { value: 'Oats with milk hot' } });
  expect(field('Calories')).toHaveValue('310');
});
