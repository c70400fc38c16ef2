import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { FoodSearchFood } from '../../food-fields/Food.types.ts';
import { FoodForm } from './FoodForm.tsx';

const phone = { viewport: { value: 'phone', isRotated: false } };

const table = { source: 'USDA', per: { amount: 100, unit: 'g' } };
const found: FoodSearchFood[] = [
  {
    ...table,
    name: 'Bananas, raw',
    calories: 89,
    fats: 0.33,
    proteins: 1.09,
    carbs: 22.84,
    portions: [
      { key: 'medium', label: 'medium', amount: 118 },
      { key: 'cup', label: 'cup, sliced', amount: 150 },
    ],
  },
  { ...table, name: 'Bananas, dehydrated', calories: 346, fats: 1.81, proteins: 3.89, carbs: 88 },
  { ...table, name: 'Bread, banana', calories: 326, fats: 10.5, proteins: 4.3, carbs: 54.6 },
];

const meta = {
  title: 'Components/FoodForm',
  component: FoodForm,
  args: {
    onSubmit: fn(async () => undefined),
    onSelect: fn(),
    suggestions: [{ name: 'Banana milk', calories: 180, fats: 4, proteins: 8, carbs: 29 }],
    search: fn(async () => found),
    debounceMs: 0,
  },
} satisfies Meta<typeof FoodForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const name = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLInputElement>('combobox', { name: 'Name' });
const calories = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('textbox', { name: 'Calories' });

async function search(canvasElement: HTMLElement) {
  await within(canvasElement).findByRole('combobox', { name: 'Name' });
  await userEvent.type(name(canvasElement), 'banana');
  await within(canvasElement).findByRole('option', { name: /^Bananas, raw/ });
}

/** The same, but half: two presses. */
export const HalfOfAPortion: Story = {
  tags: ['group-states', 'english'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await search(canvasElement);
    await userEvent.click(canvas.getByRole('option', { name: /^Bananas, raw/ }));
    await expect(await canvas.findByRole('textbox', { name: 'Amount' })).toHaveValue('1');
    const half = canvas.getByRole('button', { name: 'Half' });
    await userEvent.click(half);
    await expect(calories(canvasElement)).toHaveValue('53');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.unhover(half);
    half.blur();
  },
};

export const HalfOfAPortionOnAPhone: Story = {
  ...HalfOfAPortion,
  tags: ['group-modes', 'english'],
  globals: phone,
};

export const FoundBySearch: Story = {
  tags: ['group-states', 'modes', 'focus'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await search(canvasElement);
    const own = canvas.getByRole('group', { name: 'Your foods' });
    await expect(within(own).getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const second = canvas.getByRole('option', { name: /^Bananas, raw/ });
    await expect(name(canvasElement)).toHaveAttribute('aria-activedescendant', second.id);
    await expect(args.onSelect).toHaveBeenLastCalledWith(found[0], {
      food: found[0],
      value: { amount: 1, portion: 'medium' },
      portion: { amount: 1, unit: 'medium' },
    });
    await expect(calories(canvasElement)).toHaveValue('105');
  },
};

export const SearchFailed: Story = {
  tags: ['group-behaviour', 'english', 'focus'],
  args: {
    search: fn(async () => {
      throw new Error('The food table cannot be reached.');
    }),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('combobox', { name: 'Name' });
    await userEvent.type(name(canvasElement), 'banana');
    await expect(
      await within(canvasElement).findByRole('option', { name: /Try again$/ }),
    ).toBeVisible();
  },
};
