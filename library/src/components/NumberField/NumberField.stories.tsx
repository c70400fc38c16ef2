import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NumberField } from './NumberField.tsx';

const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  title: 'Components/NumberField',
  component: NumberField,
  args: { label: 'Weight', unit: 'g', defaultValue: 150, onChange: fn() },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Weight' });

export const WithAUnit: Story = {
  tags: ['group-states', 'modes', 'touch'],
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toHaveValue('150');
    await expect(field(canvasElement)).toHaveAccessibleDescription('g');
    await expect(field(canvasElement)).toHaveAttribute('inputmode', 'decimal');
  },
};

export const WithAUnitInTheDark: Story = { tags: ['group-modes'], globals: { theme: 'dark' } };

export const Empty: Story = {
  tags: ['group-states'],
  args: { defaultValue: null, helperText: 'As packed.' },
};

export const Calculated: Story = {
  tags: ['group-behaviour'],
  args: { defaultValue: null, fractionDigits: 1 },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(field(canvasElement), '2×12,5');
    await expect(within(canvasElement).getByText('= 25')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(25);
  },
};

export const FocusedWithKeys: Story = {
  tags: ['group-behaviour', 'touch', 'focus'],
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), '+80');
    await expect(within(canvasElement).getByText('= 230')).toBeVisible();
  },
};

export const Invalid: Story = {
  tags: ['group-states', 'modes'],
  args: { defaultValue: null, error: true, helperText: 'Enter a weight from 0 to 5,000.' },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toBeInvalid();
    await expect(field(canvasElement)).toHaveAccessibleDescription(
      'Enter a weight from 0 to 5,000. g',
    );
  },
};

export const InvalidInTheDark: Story = {
  ...Invalid,
  tags: ['group-modes'],
  globals: { theme: 'dark' },
};

export const RequiredInFullWidthOnAPhone: Story = {
  tags: ['group-modes'],
  args: { required: true, fullWidth: true, defaultValue: null },
  globals: phone,
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toBeRequired();
  },
};

export const Disabled: Story = { tags: ['group-states'], args: { disabled: true } };

export const ReadOnly: Story = {
  tags: ['group-states', 'focus'],
  args: { readOnly: true },
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), '9');
    await expect(field(canvasElement)).toHaveFocus();
    await expect(field(canvasElement)).toHaveValue('150');
  },
};

/** The unit is where people read the figure, and may be typed. */
export const UnitBesideTheFigure: Story = {
  tags: ['group-advice', 'do', '!phone'],
};

/** The figure stands without its unit once the label is out of sight. */
export const UnitInTheLabel: Story = {
  tags: ['group-advice', 'dont', '!phone'],
  args: { label: 'Weight (g)', unit: undefined },
};

/** One sentence says what is accepted. */
export const MessageSaysWhatToEnter: Story = {
  tags: ['group-advice', 'do', '!phone'],
  args: { defaultValue: 9000, error: true, helperText: 'Enter 5,000 or less.' },
};

/** It says that something is wrong, but not what to enter. */
export const MessageWithoutACorrection: Story = {
  tags: ['group-advice', 'dont', '!phone'],
  args: { defaultValue: 9000, error: true, helperText: 'Invalid value!' },
};
