import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { otherFigures } from '../../foundations/otherFigures.ts';
import { PortionField } from './PortionField.tsx';

const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  title: 'Components/PortionField',
  component: PortionField,
  args: {
    food: { calories: 247, fats: 3, proteins: 13, carbs: 41 },
    portions: [
      { key: 'slice-32', label: 'slice', amount: 32 },
      { key: 'loaf-750', label: 'loaf', amount: 750 },
    ],
    defaultValue: { amount: 1, portion: 'slice-32' },
    onChange: fn(),
  },
} satisfies Meta<typeof PortionField>;

export default meta;
type Story = StoryObj<typeof meta>;

const amount = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
const portion = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('combobox', { name: 'Portion' });
const button = (canvasElement: HTMLElement, name: 'Half' | 'Double') =>
  within(canvasElement).getByRole('button', { name });
const calories = (canvasElement: HTMLElement) => canvasElement.querySelector('[class$=calories]');

export const OneSlice: Story = {
  tags: ['group-states', 'modes', 'locales', 'touch'],
  play: async ({ canvasElement }) => {
    await expect(amount(canvasElement)).toHaveValue('1');
    await expect(portion(canvasElement)).toHaveDisplayValue('slice, 32\u00a0g');
    await expect(within(canvasElement).getAllByRole('option')).toHaveLength(3);
    await expect(calories(canvasElement)).toHaveTextContent(/^79 kcal$/);
  },
};

export const OneSliceInTheDark: Story = { tags: ['group-modes'], globals: { theme: 'dark' } };

export const Grams: Story = {
  tags: ['group-states'],
  args: { defaultValue: { amount: 150, portion: null } },
};

export const OnlyGrams: Story = {
  tags: ['group-states', 'touch'],
  args: { portions: undefined, defaultValue: { amount: 62.5, portion: null } },
  play: async ({ canvasElement }) => {
    await expect(amount(canvasElement)).toHaveAccessibleDescription('g');
    await expect(within(canvasElement).queryByRole('combobox')).toBeNull();
  },
};

export const NoAmountYet: Story = {
  tags: ['group-states'],
  args: { defaultValue: undefined },
  play: async ({ canvasElement }) => {
    await expect(calories(canvasElement)).toHaveTextContent('not known');
    await userEvent.click(button(canvasElement, 'Half'));
    await expect(amount(canvasElement)).toHaveValue('');
    button(canvasElement, 'Half').blur();
    await userEvent.unhover(button(canvasElement, 'Half'));
  },
};

/** The same, but half: one press, and one more on Add. */
export const HalfOfIt: Story = {
  tags: ['group-behaviour', 'english'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(button(canvasElement, 'Half'));
    await expect(amount(canvasElement)).toHaveValue('0.5');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      { amount: 0.5, portion: 'slice-32' },
      { calories: 40, fats: 0, proteins: 2, carbs: 7 },
    );
    await userEvent.unhover(button(canvasElement, 'Half'));
    button(canvasElement, 'Half').blur();
  },
};

export const AnotherPortion: Story = {
  tags: ['group-behaviour'],
  play: async ({ args, canvasElement }) => {
    await userEvent.selectOptions(portion(canvasElement), 'loaf-750');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      { amount: 1, portion: 'loaf-750' },
      { calories: 1853, fats: 23, proteins: 98, carbs: 308 },
    );
    portion(canvasElement).blur();
  },
};

export const FractionsAddedUp: Story = {
  tags: ['group-behaviour', 'english', 'focus'],
  args: { defaultValue: { amount: null, portion: 'slice-32' } },
  play: async ({ canvasElement }) => {
    await userEvent.type(amount(canvasElement), '1 1/2 + 3/4');
    await expect(within(canvasElement).getByText('= 2.25')).toBeVisible();
    await expect(calories(canvasElement)).toHaveTextContent(/^178 kcal$/);
  },
};

export const NotANumber: Story = {
  tags: ['group-states', 'modes'],
  args: { defaultValue: { amount: null, portion: 'slice-32' } },
  play: async ({ canvasElement }) => {
    await userEvent.type(amount(canvasElement), 'two');
    await expect(amount(canvasElement)).toBeValid();
    await userEvent.tab();
    await expect(amount(canvasElement)).toBeInvalid();
    await expect(amount(canvasElement)).toHaveAccessibleDescription('This is not a number.');
    portion(canvasElement).blur();
  },
};

export const NotANumberInTheDark: Story = {
  ...NotANumber,
  tags: ['group-modes'],
  globals: { theme: 'dark' },
};

export const RequiredAndEmpty: Story = {
  tags: ['group-states'],
  args: {
    required: true,
    error: true,
    helperText: 'Enter an amount.',
    defaultValue: { amount: null, portion: 'slice-32' },
  },
  play: async ({ canvasElement }) => {
    await expect(amount(canvasElement)).toBeRequired();
    await expect(amount(canvasElement)).toBeInvalid();
    await expect(amount(canvasElement)).toHaveAccessibleDescription('Enter an amount.');
  },
};

export const Disabled: Story = {
  tags: ['group-states'],
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await expect(amount(canvasElement)).toBeDisabled();
    await expect(portion(canvasElement)).toBeDisabled();
    await expect(button(canvasElement, 'Double')).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  tags: ['group-states'],
  args: { readOnly: true },
  play: async ({ canvasElement }) => {
    await userEvent.type(amount(canvasElement), '9');
    await expect(amount(canvasElement)).toHaveValue('1');
    await expect(within(canvasElement).queryByRole('button', { name: 'Half' })).toBeNull();
    amount(canvasElement).blur();
  },
};

export const FiguresNotKnown: Story = {
  tags: ['group-content'],
  args: { food: { calories: 247 } },
};

export const PortionNoLongerThere: Story = {
  tags: ['group-content'],
  args: { defaultValue: { amount: 2, portion: 'roll' } },
};

export const LongPortionAndLargestFiguresOnAPhone: Story = {
  tags: ['group-content'],
  args: {
    food: { calories: 100_000, fats: 100_000, proteins: 100_000, carbs: 100_000 },
    portions: [{ key: 'a', label: 'slice of Grandmother’s rye bread with barley', amount: 100 }],
    defaultValue: { amount: 1000.25, portion: 'a' },
  },
  globals: phone,
  play: async () => {
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

export const OtherFigures: Story = {
  tags: ['group-content'],
  render: () => (
    <PortionField
      food={{ water: 250, dose: 0.125, steps: null }}
      figures={otherFigures}
      per={{ amount: 1, unit: 'cup' }}
      defaultValue={{ amount: 1.5, portion: null }}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(calories(canvasElement)).toHaveTextContent(/^375 ml$/);
    await expect(within(canvasElement).getByText('0.19 mg')).toBeVisible();
  },
};

/** People see how much a slice is, and can correct it in grams. */
export const PortionWithItsAmount: Story = {
  tags: ['group-advice', 'do', '!phone'],
  args: { defaultValue: { amount: 2, portion: 'slice-32' } },
};

/** Two of what? Nobody can tell a slice from a loaf. */
export const PortionWithoutAName: Story = {
  tags: ['group-advice', 'dont', '!phone'],
  args: {
    portions: [{ key: 'slice-32', label: 'portion', amount: 32 }],
    defaultValue: { amount: 2, portion: 'slice-32' },
  },
};

/** A dash says that nobody knows the proteins. */
export const UnknownFigureLeftOut: Story = {
  tags: ['group-advice', 'do', '!phone'],
  args: { food: { calories: 247, fats: 3, carbs: 41 } },
};

/** 0 g claims that the food has no proteins. */
export const UnknownFigureAsZero: Story = {
  tags: ['group-advice', 'dont', '!phone'],
  args: { food: { calories: 191, fats: 3, proteins: 0, carbs: 41 } },
};
