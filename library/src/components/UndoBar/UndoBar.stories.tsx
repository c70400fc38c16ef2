import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { UndoBar } from './UndoBar.tsx';

const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  title: 'Components/UndoBar',
  component: UndoBar,
  args: { message: 'Deleted Oats', onUndo: fn(), onDismiss: fn() },
} satisfies Meta<typeof UndoBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const undo = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: /^Undo/ });

export const Deleted: Story = {
  tags: ['group-states', 'modes'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(document.body).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Deleted Oats');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await userEvent.click(undo(canvasElement));
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await userEvent.unhover(undo(canvasElement));
    undo(canvasElement).blur();
  },
};

export const DeletedInTheDark: Story = { tags: ['group-modes'], globals: { theme: 'dark' } };

export const DeletedOnAPhone: Story = { tags: ['group-modes'], globals: phone };

export const SeveralChanges: Story = {
  tags: ['group-content'],
  args: { count: 3, message: 'Copied 4 entries' },
};

export const WithAShortcut: Story = {
  tags: ['group-content', 'locales', 'touch'],
  args: { count: 3, keyShortcut: 'Control+Z' },
  play: async ({ canvasElement }) => {
    await expect(undo(canvasElement)).toHaveAccessibleName('Undo');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('2 more to undo');
    await expect(undo(canvasElement)).toHaveAttribute('aria-keyshortcuts', 'Control+Z');
  },
};

export const LongNameOnAPhone: Story = {
  tags: ['group-content'],
  args: { message: `Deleted ${'Grandmother’s slow-cooked vegetable stew '.repeat(3)}`, count: 20 },
  globals: phone,
  play: async ({ canvasElement }) => {
    const message = within(canvasElement).getByRole('status');
    const bar = message.parentElement!.getBoundingClientRect();
    const { top } = message.firstElementChild!.getBoundingClientRect();
    const { bottom } = message.lastElementChild!.getBoundingClientRect();
    await expect(top - bar.top).toBeGreaterThanOrEqual(4);
    await expect(bar.bottom - bottom).toBeGreaterThanOrEqual(4);
  },
};

export const InThePage: Story = {
  tags: ['group-states', 'modes'],
  args: { position: 'static', count: 3 },
};

export const InThePageInTheDark: Story = {
  ...InThePage,
  tags: ['group-modes'],
  globals: { theme: 'dark' },
};

export const LongNameInThePageOnAPhone: Story = {
  tags: ['group-content'],
  args: { ...LongNameOnAPhone.args, position: 'static' },
  globals: phone,
};

export const OutOfViewOnAPhone: Story = {
  tags: ['group-behaviour', 'window'],
  args: { position: 'static', count: 3 },
  globals: phone,
  render: (args) => (
    <div style={{ paddingTop: 900 }}>
      <UndoBar {...args} />
    </div>
  ),
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(undo(canvasElement)).toHaveStyle({ position: 'fixed' }));
    await userEvent.click(undo(canvasElement));
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await userEvent.unhover(undo(canvasElement));
  },
};

export const NothingMoreToUndo: Story = {
  tags: ['group-states'],
  args: { message: 'That could not be undone. It was changed on another device.', count: 0 },
};

export const NothingToUndo: Story = {
  tags: ['group-states'],
  args: { message: undefined },
  play: async ({ canvasElement }) => {
    const bar = canvasElement.querySelector('.FoodlogUndoBar-root');
    await expect(bar?.getBoundingClientRect().height).toBe(0);
  },
};

/** The message names the change that Undo reverts. */
export const SaysWhatWasDone: Story = {
  tags: ['group-advice', 'do', '!phone'],
};

/** It does not say what Undo would revert. */
export const SaysThatItWorked: Story = {
  tags: ['group-advice', 'dont', '!phone'],
  args: { message: 'Success!' },
};
