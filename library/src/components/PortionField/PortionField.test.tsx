import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { deDE } from '../../locales/de.ts';
import { FoodlogLocalizationProvider } from '../../locales/index.ts';
import { PortionField } from './PortionField.tsx';

const bread = {
  food: { name: 'Bread', calories: 247, fats: 3, proteins: 13, carbs: null },
  portions: [
    { key: 'slice', label: 'slice', amount: 32 },
    { key: 'loaf', label: 'loaf', amount: 750 },
  ],
};
const oneSlice = { amount: 1, portion: 'slice' };

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
const portion = () => screen.getByRole('combobox', { name: 'Portion' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const shown = () => document.querySelector('[role=group]')?.textContent;

/** What live regions say. */
const spoken = () => screen.getAllByRole('status').flatMap(({ textContent }) => textContent || []);

async function type(text: string) {
  await userEvent.clear(amount());
  await userEvent.type(amount(), text);
}

test('labels, the unit, the message and the name of the food name and describe the fields', () => {
  const { rerender } = render(<PortionField {...bread} helperText="As packed." error />);
  expect(screen.getByRole('group', { name: 'Bread' })).toContainElement(amount());
  expect(amount()).toHaveAccessibleDescription('As packed.');
  expect(amount()).toBeInvalid();
  expect(portion()).toBeValid();
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'slice, 32\u00a0g',
    'loaf, 750\u00a0g',
    'g',
  ]);
  expect(document.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  rerender(<PortionField food={bread.food} helperText="As packed." />);
  expect(amount()).toHaveAccessibleDescription('As packed. g');
});

test('says above what and up to what an amount may be', async () => {
  render(<PortionField {...bread} max={10} />);
  for (const [typed, message] of [
    ['0', 'Enter more than 0.'],
    ['-½', 'Enter more than 0.'],
    ['10½', 'Enter 10 or less.'],
    ['1/0', 'This is not a number.'],
  ] as const) {
    await type(typed);
    expect(amount()).toBeValid();
    fireEvent.blur(amount());
    expect(amount()).toBeInvalid();
    expect(amount()).toHaveAccessibleDescription(message);
  }
  await type('½');
  expect(amount()).toBeValid();
  fireEvent.blur(amount());
  expect(amount()).toBeValid();
});

test.each([
  ['½+⅓+⅙', '= 1', '79\u00a0kcal32\u00a0g'],
  ['1/3+1/3', '= ⅔', '53\u00a0kcal21.33\u00a0g'],
  ['2×1½', '= 3', '237\u00a0kcal96\u00a0g'],
])('calculates with fractions: %s', async (typed, result, figures) => {
  render(<PortionField {...bread} />);
  await type(typed);
  fireEvent.blur(amount());
  expect(amount()).toHaveValue(typed);
  expect(screen.getByText(result)).toBeVisible();
  expect(shown()).toContain(figures);
});

test('a food without portions has its unit, and no list', async () => {
  const onChange = vi.fn<() => void>();
  const { rerender } = render(
    <PortionField {...bread} defaultValue={{ amount: 2, portion: 'slice' }} onChange={onChange} />,
  );
  rerender(<PortionField food={bread.food} onChange={onChange} />);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(shown()).toContain('5\u00a0kcal');
  await type('200');
  expect(onChange).toHaveBeenLastCalledWith(
    { amount: 200, portion: null },
    expect.objectContaining({ calories: 494 }),
  );
});

test('while portions are loading, the amount of one is no amount of the unit', async () => {
  const onChange = vi.fn<() => void>();
  const field = (portions?: typeof bread.portions) => (
    <PortionField
      food={bread.food}
      portions={portions}
      defaultValue={oneSlice}
      onChange={onChange}
    />
  );
  const { rerender } = render(field());
  expect(screen.getAllByText('not known')).toHaveLength(4);
  expect(amount()).not.toHaveAccessibleDescription('g');
  await type('2');
  expect(onChange).toHaveBeenLastCalledWith(
    { amount: 2, portion: 'slice' },
    expect.objectContaining({ calories: null }),
  );
  rerender(field(bread.portions));
  expect(portion()).toHaveValue('slice');
  expect(shown()).toContain('158\u00a0kcal');
});

test('takes the unit of the food behind an amount, and no other', async () => {
  const { unmount } = render(<PortionField food={bread.food} />);
  await type('62,5 g');
  expect(shown()).toContain('154\u00a0kcal');
  unmount();
  render(<PortionField food={bread.food} per={{ amount: 1, unit: 'kg' }} />);
  await type('150 g');
  fireEvent.blur(amount());
  expect(amount()).toHaveAccessibleDescription('This is not a number. kg');
  expect(screen.getAllByText('not known')).toHaveLength(4);
});

test('an empty amount is no mistake of its own', async () => {
  render(<PortionField {...bread} defaultValue={oneSlice} />);
  await userEvent.clear(amount());
  fireEvent.blur(amount());
  expect(amount()).toBeValid();
});

test('announces the first figure of each amount and the result of a calculation, and nothing else', async () => {
  render(<PortionField {...bread} defaultValue={oneSlice} />);
  expect(spoken()).toEqual(['79\u00a0kcal']);
  await press('Half');
  expect(spoken()).toEqual(['40\u00a0kcal']);
  await userEvent.clear(amount());
  expect(spoken()).toEqual(['–not known']);
  await type('3×½');
  expect(spoken()).toEqual(['= 1.5', '119\u00a0kcal']);
});

test('without a value, the field keeps it itself, and hands on figures as it shows them', async () => {
  const onChange = vi.fn<() => void>();
  render(<PortionField {...bread} onChange={onChange} />);
  expect(amount()).toHaveValue('');
  expect(portion()).toHaveValue('slice');
  await userEvent.type(amount(), '1½');
  expect(onChange).toHaveBeenLastCalledWith(
    { amount: 1.5, portion: 'slice' },
    { calories: 119, fats: 1, proteins: 6, carbs: null },
  );
  expect(shown()).toContain('119\u00a0kcal48\u00a0gFats\u00a01\u00a0gProteins\u00a06\u00a0g');
  await userEvent.selectOptions(portion(), 'g');
  expect(onChange).toHaveBeenLastCalledWith(
    { amount: 1.5, portion: null },
    { calories: 4, fats: 0, proteins: 0, carbs: null },
  );
  expect(shown()).toContain('4\u00a0kcalFats');
});

test.each([
  ['', null],
  ['much', Number.NaN],
  ['0', 0],
])('%j hands on no figures and shows none', async (typed, value) => {
  const onChange = vi.fn<() => void>();
  render(<PortionField {...bread} defaultValue={oneSlice} onChange={onChange} />);
  await userEvent.clear(amount());
  if (typed) await userEvent.type(amount(), typed);
  expect(onChange).toHaveBeenLastCalledWith(
    { amount: value, portion: 'slice' },
    { calories: null, fats: null, proteins: null, carbs: null },
  );
  expect(screen.getAllByText('not known')).toHaveLength(4);
});

test('the same, but half, is one press; a quarter is two, and twice takes back a half', async () => {
  const onChange = vi.fn<() => void>();
  render(<PortionField {...bread} defaultValue={oneSlice} onChange={onChange} />);
  await press('Half');
  expect(amount()).toHaveValue('0.5');
  await press('Half');
  expect(amount()).toHaveValue('0.25');
  expect(onChange).toHaveBeenLastCalledWith(
    { amount: 0.25, portion: 'slice' },
    expect.objectContaining({ calories: 20 }),
  );
  await press('Double');
  await press('Double');
  expect(amount()).toHaveValue('1');
});

test('an amount that is only left is not handed on again', async () => {
  const onChange = vi.fn<() => void>();
  render(
    <PortionField {...bread} defaultValue={{ ...oneSlice, amount: 0.5 }} onChange={onChange} />,
  );
  fireEvent.blur(amount());
  expect(onChange).not.toHaveBeenCalled();
  await type('1/4');
  onChange.mockClear();
  fireEvent.blur(amount());
  expect(amount()).toHaveValue('0.25');
  fireEvent.blur(amount());
  expect(onChange.mock.calls.length).toBeLessThanOrEqual(1);
});

test('Half and Double stop where no amount is left, and a key that is held down presses once', async () => {
  render(<PortionField {...bread} max={2} defaultValue={oneSlice} />);
  await press('Double');
  await press('Double');
  expect(amount()).toHaveValue('2');
  expect(screen.getByRole('button', { name: 'Double' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.clear(amount());
  await press('Half');
  expect(amount()).toHaveValue('');
  const half = screen.getByRole('button', { name: 'Half' });
  expect(fireEvent.keyDown(half, { key: 'Enter', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(half, { key: 'Enter' })).toBe(true);
});

test('German writes and reads decimals and fractions in its own way', async () => {
  render(
    <FoodlogLocalizationProvider localization={deDE}>
      <PortionField {...bread} defaultValue={{ amount: 0.5, portion: 'slice' }} />
    </FoodlogLocalizationProvider>,
  );
  const field = screen.getByRole('textbox', { name: 'Menge' });
  expect(field).toHaveValue('0,5');
  await userEvent.clear(field);
  await userEvent.type(field, '1/4');
  fireEvent.blur(field);
  expect(field).toHaveValue('0,25');
  await userEvent.clear(field);
  await userEvent.type(field, '1/3');
  fireEvent.blur(field);
  expect(field).toHaveValue('⅓');
  expect(shown()).toContain('26\u00a0kcal10,67\u00a0g');
});

test('a text that could be read in another way is shown as it was read before Enter submits it', async () => {
  const submit = vi.fn<(event: { preventDefault: () => void }) => void>((event) =>
    event.preventDefault(),
  );
  render(
    <form onSubmit={submit}>
      <PortionField {...bread} />
      <button type="submit">Add</button>
    </form>,
  );
  await userEvent.type(amount(), '1,125{Enter}');
  expect(submit).not.toHaveBeenCalled();
  expect(amount()).toHaveValue('1125');
  expect(screen.getByText('= 1,125')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(submit).toHaveBeenCalledOnce();
});

test('a portion that is not there is no other portion', () => {
  render(<PortionField {...bread} defaultValue={{ amount: 1, portion: 'roll' }} />);
  expect(portion()).toHaveDisplayValue('–');
  expect(screen.getAllByText('not known')).toHaveLength(4);
});

test('of two portions with one key the first is offered, and none without a key or an amount lies', () => {
  render(
    <PortionField
      food={bread.food}
      portions={[
        ...bread.portions,
        { key: 'slice', label: 'thick slice', amount: 50 },
        { key: '', label: 'nothing', amount: 50 },
        { key: 'bowl', label: 'bowl', amount: Number.NaN },
      ]}
      defaultValue={{ amount: 1, portion: 'bowl' }}
    />,
  );
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options).toEqual(['slice, 32\u00a0g', 'loaf, 750\u00a0g', 'bowl', 'g']);
  expect(screen.getAllByText('not known')).toHaveLength(4);
});

test('a read-only portion can be read and submitted, not changed', () => {
  render(<PortionField {...bread} readOnly defaultValue={oneSlice} />);
  expect(portion()).toBeEnabled();
  expect(screen.getAllByRole<HTMLOptionElement>('option').map(({ disabled }) => disabled)).toEqual([
    false,
    true,
    true,
  ]);
  expect(screen.queryByRole('button', { name: 'Half' })).toBeNull();
});

test('inputRef is the input, ref the element around the fields', () => {
  const ref = { current: null };
  const inputRef = { current: null };
  render(<PortionField {...bread} ref={ref} inputRef={inputRef} id="amount" />);
  expect(inputRef.current).toBe(amount());
  expect(amount()).toHaveAttribute('id', 'amount');
  expect(ref.current).toBe(screen.getByRole('group'));
});
