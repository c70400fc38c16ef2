import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FoodForm } from './FoodForm.tsx';

const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  title: 'Components/FoodForm',
  component: FoodForm,
  args: { onSubmit: fn(async () => undefined) },
} satisfies Meta<typeof FoodForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole<HTMLInputElement>('textbox', { name });
const add = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: 'Add' });

async function enterPorridge(canvasElement: HTMLElement) {
  await userEvent.type(field(canvasElement, 'Name'), 'Porridge');
  for (const [name, value] of [
    ['Calories', '310'],
    ['Fats', '6'],
    ['Proteins', '11'],
    ['Carbs', '54'],
  ] as const) {
    await userEvent.click(field(canvasElement, name));
    await userEvent.keyboard(value);
  }
}

export const Empty: Story = {};

export const EmptyInTheDark: Story = { globals: { theme: 'dark' } };

export const EmptyOnAPhone: Story = { globals: phone };

export const FilledIn: Story = {
  play: async ({ canvasElement }) => {
    await enterPorridge(canvasElement);
    await expect(field(canvasElement, 'Calories')).toHaveValue('310');
  },
};

export const Adding: Story = {
  args: { onSubmit: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvasElement }) => {
    await enterPorridge(canvasElement);
    await userEvent.keyboard('{Enter}');
    await expect(add(canvasElement)).toBeDisabled();
    await expect(within(canvasElement).getByText('Adding…')).toBeVisible();
  },
};

export const AddingInTheDark: Story = { ...Adding, globals: { theme: 'dark' } };

export const Added: Story = {
  play: async ({ args, canvasElement }) => {
    await enterPorridge(canvasElement);
    await userEvent.click(add(canvasElement));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Porridge',
      calories: 310,
      fats: 6,
      proteins: 11,
      carbs: 54,
    });
    await expect(field(canvasElement, 'Name')).toHaveFocus();
    await expect(field(canvasElement, 'Name')).toHaveValue('');
    await expect(field(canvasElement, 'Carbs')).toHaveValue('0');
    await userEvent.unhover(add(canvasElement));
  },
};

export const CouldNotBeAdded: Story = {
  args: {
    onSubmit: fn(async () => {
      throw new Error('The server cannot be reached. Nothing is lost: try again in a moment.');
    }),
  },
  play: async ({ canvasElement }) => {
    await enterPorridge(canvasElement);
    await userEvent.keyboard('{Enter}');
    await expect(await within(canvasElement).findByText(/cannot be reached/)).toBeVisible();
    await expect(field(canvasElement, 'Name')).toHaveValue('Porridge');
  },
};

export const CouldNotBeAddedInTheDark: Story = { ...CouldNotBeAdded, globals: { theme: 'dark' } };

export const CouldNotBeAddedOnAPhone: Story = { ...CouldNotBeAdded, globals: phone };

export const NameMissing: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(add(canvasElement));
    await expect(field(canvasElement, 'Name')).toHaveFocus();
    await expect(field(canvasElement, 'Name')).toHaveAccessibleDescription('Enter a name.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.unhover(add(canvasElement));
  },
};

export const EveryFieldWrong: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(field(canvasElement, 'Name'), 'x'.repeat(201));
    for (const [name, value] of [
      ['Calories', '1.5'],
      ['Fats', '-1'],
      ['Proteins', '12abc'],
      ['Carbs', '100001'],
    ] as const) {
      await userEvent.click(field(canvasElement, name));
      await userEvent.keyboard(value);
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(field(canvasElement, 'Carbs')).toBeInvalid();
  },
};

export const EveryFieldWrongInTheDark: Story = { ...EveryFieldWrong, globals: { theme: 'dark' } };

export const EveryFieldWrongOnAPhone: Story = { ...EveryFieldWrong, globals: phone };

export const Disabled: Story = { args: { disabled: true } };
