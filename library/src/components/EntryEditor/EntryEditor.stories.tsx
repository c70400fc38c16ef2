import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EntryEditor } from './EntryEditor.tsx';

const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  title: 'Components/EntryEditor',
  component: EntryEditor,
  args: {
    entry: {
      id: '1',
      name: 'Oats',
      calories: 310,
      fats: 6,
      proteins: 11,
      carbs: 54,
      day: '2026-11-21',
      time: '08:15',
    },
    minDate: '2026-10-22',
    maxDate: '2026-11-21',
    onSave: fn(async () => undefined),
    onCancel: fn(),
  },
} satisfies Meta<typeof EntryEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByLabelText<HTMLInputElement>(name);

export const Opened: Story = {
  tags: ['modes'],
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement, 'Name')).toHaveFocus();
  },
};

export const OpenedInTheDark: Story = { globals: { theme: 'dark' } };

export const OpenedOnAPhone: Story = { globals: phone };

export const SavedByEnter: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.clear(field(canvasElement, 'Calories'));
    await userEvent.type(field(canvasElement, 'Calories'), '2*155{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({
      name: 'Oats',
      calories: 310,
      fats: 6,
      proteins: 11,
      carbs: 54,
      day: '2026-11-21',
      time: '08:15',
    });
  },
};

export const Saving: Story = {
  args: { onSave: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement, 'Name'), '{Enter}');
    await expect(within(canvasElement).getByText('Saving…')).toBeVisible();
  },
};

export const CouldNotBeSaved: Story = {
  args: {
    onSave: fn(async () => {
      throw new Error('Another device has changed this entry. Look at it again before you save.');
    }),
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement, 'Name'), ' with milk{Enter}');
    await expect(await within(canvasElement).findByText(/Another device/)).toBeVisible();
    await expect(field(canvasElement, 'Name')).toHaveValue('Oats with milk');
  },
};

export const CouldNotBeSavedOnAPhone: Story = {
  ...CouldNotBeSaved,
  globals: { ...phone, theme: 'dark' },
};

export const EveryFieldWrong: Story = {
  tags: ['locales'],
  args: { entry: { ...meta.args.entry, day: '2026-11-22' } },
  play: async ({ args, canvasElement }) => {
    for (const name of ['Name', 'Calories', 'Fats', 'Proteins', 'Carbs', 'Time']) {
      await userEvent.clear(field(canvasElement, name));
    }
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(field(canvasElement, 'Day')).toHaveAccessibleDescription(
      'Enter 11/21/2026 or an earlier day.',
    );
    await expect(field(canvasElement, 'Time')).toHaveAccessibleDescription('Enter a time.');
    await userEvent.unhover(within(canvasElement).getByRole('button', { name: 'Save' }));
  },
};

export const Cancelled: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
