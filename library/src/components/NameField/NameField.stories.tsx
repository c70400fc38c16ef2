import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { intakes, otherFigures } from '../../foundations/otherFigures.ts';
import { NameField } from './NameField.tsx';

const phone = { viewport: { value: 'phone', isRotated: false } };

const suggestions = [
  { name: 'Oats', calories: 310, fats: 6, proteins: 11, carbs: 54 },
  { name: 'Coffee with oat milk', calories: 62, fats: 3, proteins: 1, carbs: 8 },
];

const meta = {
  title: 'Components/NameField',
  component: NameField,
  args: { label: 'Ingredient', onChange: fn() },
} satisfies Meta<typeof NameField>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) =>
  within(canvasElement).getByLabelText<HTMLInputElement>('Ingredient');

export const Empty: Story = {
  tags: ['group-states'],
  args: { helperText: 'As on the package.', keyShortcut: '/' },
};

export const FilledInInTheDark: Story = {
  tags: ['group-modes'],
  args: { defaultValue: 'Rolled oats' },
  globals: { theme: 'dark' },
};

export const SuggestionsWhileTyping: Story = {
  tags: ['group-states', 'modes', 'focus'],
  args: { suggestions },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(field(canvasElement), 'oat');
    const options = await within(canvasElement).findAllByRole('option');
    await expect(options).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}');
    await expect(field(canvasElement)).toHaveAttribute('aria-activedescendant', options[0]!.id);
    await expect(field(canvasElement)).toHaveAttribute('aria-expanded', 'true');
    await expect(
      within(canvasElement).getByRole('listbox', { name: 'Foods you have logged' }),
    ).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith('Oats');
  },
};

export const SuggestionsOnAPhoneInTheDark: Story = {
  ...SuggestionsWhileTyping,
  tags: ['group-modes', 'focus'],
  globals: { ...phone, theme: 'dark' },
};

export const OtherFigures: Story = {
  tags: ['group-content', 'focus'],
  render: () => <NameField label="Ingredient" figures={otherFigures} suggestions={intakes} />,
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), 'o');
    const options = await within(canvasElement).findAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'Morning walk',
      'Iron tablet1,250\u00a0ml',
    ]);
  },
};

export const Invalid: Story = {
  tags: ['group-states', 'modes'],
  args: { error: true, helperText: 'Enter a name.' },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toBeInvalid();
    await expect(field(canvasElement)).toHaveAccessibleDescription('Enter a name.');
  },
};

export const RequiredInFullWidthOnAPhone: Story = {
  tags: ['group-modes'],
  args: { required: true, fullWidth: true },
  globals: phone,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toBeRequired();
  },
};

export const Disabled: Story = {
  tags: ['group-states'],
  args: { disabled: true, defaultValue: 'Rolled oats' },
};

/** An example goes below the field, where it stays while a person types. */
export const LabelNamesTheField: Story = {
  tags: ['group-advice', 'do', '!phone'],
  args: { helperText: 'Such as rolled oats.' },
};

/** A screen reader calls the field by its example. */
export const ExampleAsLabel: Story = {
  tags: ['group-advice', 'dont', '!phone'],
  args: { label: 'e.g. rolled oats' },
};
