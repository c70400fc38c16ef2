import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FoodForm } from './FoodForm.tsx';

const phone = { viewport: { value: 'phone', isRotated: false } };

const long = 'Oatcakes with butter, honey and a pinch of salt';
const suggestions = [
  { name: 'Oats', calories: 310, fats: 6, proteins: 11, carbs: 54 },
  { name: 'Coffee with oat milk', calories: 62, fats: 3, proteins: 1, carbs: 8 },
  { name: 'Goat cheese', calories: 102, fats: 8, proteins: 6, carbs: 1 },
  { name: long, calories: 245, fats: 11, proteins: 4, carbs: 33 },
];

const meta = {
  title: 'Components/FoodForm',
  component: FoodForm,
  args: { suggestions, onSubmit: fn(async () => undefined) },
} satisfies Meta<typeof FoodForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole<HTMLInputElement>('textbox', { name });
const add = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: 'Add' });

export const SuggestionsWhileTyping: Story = {
  tags: ['group-behaviour', 'locales', 'focus'],
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByRole('combobox', { name: 'Name' });
    await userEvent.type(name, 'oat');
    await expect(await within(canvasElement).findAllByRole('option')).toHaveLength(4);
    await userEvent.keyboard('{ArrowDown}');
    const selected = within(canvasElement).getByRole('option', { selected: true });
    await expect(selected).toHaveTextContent(/^Oats/);
    await expect(
      within(canvasElement).getByRole('listbox', { name: 'Foods you have logged' }),
    ).toContainElement(selected);
    await expect(name).toHaveAttribute('aria-expanded', 'true');
    await expect(name).toHaveAttribute('aria-activedescendant', selected.id);
  },
};

export const SuggestionsWhileTypingOnAPhone: Story = {
  ...SuggestionsWhileTyping,
  tags: ['group-modes', 'focus'],
  globals: phone,
};

export const SuggestionPicked: Story = {
  tags: ['group-behaviour', 'focus'],
  play: async ({ args, canvasElement }) => {
    const name = within(canvasElement).getByRole('combobox', { name: 'Name' });
    await userEvent.type(name, 'oat');
    await userEvent.click(await within(canvasElement).findByRole('option', { name: /^Oats/ }));
    await expect(add(canvasElement)).toHaveFocus();
    await expect(field(canvasElement, 'Carbs')).toHaveValue('54');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SuggestionAdded: Story = {
  tags: ['group-behaviour', 'focus'],
  play: async ({ args, canvasElement }) => {
    const name = within(canvasElement).getByRole('combobox', { name: 'Name' });
    await userEvent.type(name, 'oat');
    await within(canvasElement).findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}');
    await expect(field(canvasElement, 'Carbs')).toHaveValue('54');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(suggestions[0]);
    await waitFor(() => expect(name).toHaveValue(''));
    await expect(name).toHaveFocus();
  },
};
