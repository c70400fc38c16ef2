import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { intakes, otherFigures } from '../../foundations/otherFigures.ts';
import { EntryEditor } from './EntryEditor.tsx';

const phone = { viewport: { value: 'phone', isRotated: false } };

const oats = { name: 'Oats', calories: 310, fats: 6, proteins: 11, carbs: 54 };

const meta = {
  title: 'Components/EntryEditor',
  component: EntryEditor,
  args: {
    entry: { ...oats, id: '1', day: '2026-11-21', time: '08:15' },
    minDate: '2026-10-22',
    maxDate: '2026-11-21',
    onSave: fn(async () => undefined),
    onCancel: fn(),
  },
} satisfies Meta<typeof EntryEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole<HTMLInputElement>('textbox', { name });
/** Fields for a day or a time have no role of their own. */
const labelled = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByLabelText<HTMLInputElement>(name);

export const Opened: Story = {
  tags: ['group-states', 'modes', 'focus'],
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('form', { name: 'Edit Oats' })).toBeVisible();
    await expect(field(canvasElement, 'Calories')).toHaveFocus();
    await expect(field(canvasElement, 'Calories')).toHaveAccessibleDescription('kcal');
    for (const name of ['Fats', 'Proteins', 'Carbs']) {
      await expect(field(canvasElement, name)).toHaveAccessibleDescription('g');
    }
    await expect(labelled(canvasElement, 'Day')).toHaveValue('2026-11-21');
    await expect(labelled(canvasElement, 'Time')).toHaveValue('08:15');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const OpenedInTheDark: Story = { tags: ['group-modes'], globals: { theme: 'dark' } };

export const OpenedOnAPhone: Story = { tags: ['group-modes'], globals: phone };

export const SavedByEnter: Story = {
  tags: ['group-behaviour', 'touch'],
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
    field(canvasElement, 'Calories').blur();
  },
};

/** Twice 150 g have twice the figures; one that is corrected stays. */
export const AnotherAmount: Story = {
  tags: ['group-behaviour', 'locales', 'touch'],
  args: {
    defaultSelected: {
      food: { ...oats, per: { amount: 150, unit: 'g' } },
      value: { amount: 150, portion: null },
      portion: { amount: 150, unit: 'g' },
    },
  },
  play: async ({ args, canvasElement }) => {
    await within(canvasElement).findByRole('group', { name: 'Oats' });
    await expect(field(canvasElement, 'Amount')).toHaveValue('150');
    await expect(field(canvasElement, 'Amount')).toHaveAccessibleDescription('g');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Double' }));
    await userEvent.clear(field(canvasElement, 'Fats'));
    await userEvent.type(field(canvasElement, 'Fats'), '13{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith(
      {
        name: 'Oats',
        calories: 620,
        fats: 13,
        proteins: 22,
        carbs: 108,
        day: '2026-11-21',
        time: '08:15',
      },
      { amount: 300, unit: 'g' },
    );
    field(canvasElement, 'Fats').blur();
  },
};

export const AnotherAmountOnAPhone: Story = {
  args: AnotherAmount.args!,
  tags: ['group-modes'],
  globals: { ...phone, theme: 'dark' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('group', { name: 'Oats' });
  },
};

export const Saving: Story = {
  tags: ['group-states'],
  args: { onSave: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvasElement }) => {
    const status = canvasElement.querySelector('[aria-live=polite]');
    await userEvent.type(field(canvasElement, 'Name'), '{Enter}');
    await expect(status).toHaveTextContent('Saving…');
    const save = within(canvasElement).getByRole('button', { name: 'Save' });
    await expect(save).toBeDisabled();
    await expect(save).toHaveAttribute('aria-busy', 'true');
  },
};

export const CouldNotBeSaved: Story = {
  tags: ['group-states', '!phone'],
  args: {
    onSave: fn(async () => {
      throw new Error('Another device has changed this entry. Look at it again before you save.');
    }),
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement, 'Name'), ' with milk{Enter}');
    const alert = within(canvasElement).getByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent(/Another device/));
    await expect(field(canvasElement, 'Name')).toHaveValue('Oats with milk');
  },
};

export const CouldNotBeSavedOnAPhone: Story = {
  ...CouldNotBeSaved,
  tags: ['group-modes'],
  globals: { ...phone, theme: 'dark' },
};

export const EveryFieldWrong: Story = {
  tags: ['group-states', 'modes', 'locales'],
  args: { entry: { ...meta.args.entry, day: '2026-11-22' } },
  play: async ({ args, canvasElement }) => {
    for (const name of ['Name', 'Calories', 'Fats', 'Proteins', 'Carbs']) {
      await userEvent.clear(field(canvasElement, name));
    }
    await userEvent.clear(labelled(canvasElement, 'Time'));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(field(canvasElement, 'Name')).toBeInvalid();
    await expect(field(canvasElement, 'Name')).toHaveAccessibleDescription('Enter a name.');
    await expect(labelled(canvasElement, 'Day')).toHaveAccessibleDescription(
      'Enter 11/21/2026 or an earlier day.',
    );
    await expect(labelled(canvasElement, 'Time')).toHaveAccessibleDescription('Enter a time.');
    await userEvent.unhover(within(canvasElement).getByRole('button', { name: 'Save' }));
  },
};

export const OtherFigures: Story = {
  tags: ['group-content'],
  render: ({ onSave, onCancel }) => (
    <EntryEditor figures={otherFigures} entry={intakes[2]!} onSave={onSave} onCancel={onCancel} />
  ),
  play: async ({ args, canvasElement }) => {
    await expect(field(canvasElement, 'Water')).toHaveFocus();
    await userEvent.clear(field(canvasElement, 'Dose'));
    await userEvent.clear(field(canvasElement, 'Steps'));
    await userEvent.type(field(canvasElement, 'Water'), '100001{Enter}');
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(field(canvasElement, 'Water')).toHaveAccessibleDescription(
      'Enter 100,000 or less. ml',
    );
    await expect(field(canvasElement, 'Dose')).toBeValid();
    await expect(field(canvasElement, 'Steps')).toHaveAccessibleDescription('Enter a number.');
  },
};

/** It shows what was logged, and Save replaces it. */
export const EditsAnEntry: Story = {
  tags: ['group-advice', 'do', '!phone'],
};

/** It has no suggestions and does not clear itself: use FoodForm. */
export const LogsANewFood: Story = {
  tags: ['group-advice', 'dont', '!phone'],
  args: {
    entry: {
      id: '2',
      name: '',
      calories: null,
      fats: null,
      proteins: null,
      carbs: null,
      day: '2026-11-21',
      time: '08:15',
    },
  },
};
