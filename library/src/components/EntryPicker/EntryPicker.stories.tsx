import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectOneBaseline } from '../../foundations/expectOneBaseline.ts';
import { intakes, otherFigures } from '../../foundations/otherFigures.ts';
import { EntryPicker } from './EntryPicker.tsx';

const phone = { viewport: { value: 'phone', isRotated: false } };

const day = '2026-11-20';
const soup = {
  id: '3',
  day,
  time: '19:05',
  name: 'Lentil soup with bread',
  calories: 1240,
  fats: 38,
  proteins: 52,
  carbs: 172,
};
const coffee = {
  id: '2',
  day,
  time: '14:05',
  name: 'Coffee with oat milk',
  calories: 62,
  fats: 3,
  proteins: 1,
  carbs: 8,
};
const oats = {
  id: '1',
  day,
  time: '08:15',
  name: 'Oats',
  calories: 310,
  fats: 6,
  proteins: 11,
  carbs: 54,
};
const entries = [soup, coffee, oats];

const meta = {
  title: 'Components/EntryPicker',
  component: EntryPicker,
  args: {
    entries,
    defaultPicked: true,
    onSubmit: fn(async () => undefined),
    onCancel: fn(),
    localeText: { heading: 'Copy from another day', submit: 'Copy {count} to today' },
  },
} satisfies Meta<typeof EntryPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = (canvasElement: HTMLElement, name: RegExp | string) =>
  within(canvasElement).getByRole('checkbox', { name });
const button = (canvasElement: HTMLElement, name: RegExp | string) =>
  within(canvasElement).getByRole('button', { name });
const fitsThePage = async () => {
  const page = document.documentElement;
  await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
};

export const AllSelected: Story = {
  tags: ['group-states'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(button(canvasElement, 'Copy 3 to today'));
    await expect(args.onSubmit).toHaveBeenCalledWith(entries);
    await userEvent.unhover(button(canvasElement, 'Copy 3 to today'));
    button(canvasElement, 'Copy 3 to today').blur();
  },
};

export const AllSelectedInTheDark: Story = { tags: ['group-modes'], globals: { theme: 'dark' } };

export const SomeSelected: Story = {
  tags: ['group-states', 'modes'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('form', { name: 'Copy from another day' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(box(canvasElement, /^Coffee/));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(box(canvasElement, 'All')).toBePartiallyChecked();
    await userEvent.click(button(canvasElement, 'Copy 2 to today'));
    await expect(args.onSubmit).toHaveBeenCalledWith([soup, oats]);
    await userEvent.click(box(canvasElement, 'All'));
    await expect(button(canvasElement, 'Copy 3 to today')).toBeEnabled();
    await userEvent.click(box(canvasElement, /^Oats/));
    await userEvent.unhover(box(canvasElement, /^Oats/));
    box(canvasElement, /^Oats/).blur();
  },
};

export const SomeSelectedOnAPhone: Story = {
  ...SomeSelected,
  tags: ['group-modes'],
  globals: phone,
  play: async (context) => {
    await SomeSelected.play?.(context);
    const [, ...rows] = within(context.canvasElement).getAllByRole('listitem');
    await expectOneBaseline(rows);
  },
};

export const DefaultTexts: Story = {
  tags: ['group-content', 'locales'],
  args: { localeText: undefined, showDay: true },
};

export const NoneSelected: Story = {
  tags: ['group-states'],
  args: { defaultPicked: false, showDay: true },
  play: async ({ args, canvasElement }) => {
    await expect(button(canvasElement, 'Select entries')).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const NoEntries: Story = { tags: ['group-states'], args: { entries: [] } };

export const Loading: Story = {
  tags: ['group-states'],
  args: { entries: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading entries');
    await expect(within(canvasElement).queryByRole('listitem')).toBeNull();
  },
};

export const LoadingInTheDark: Story = {
  tags: ['group-modes'],
  args: { entries: undefined },
  globals: { theme: 'dark' },
};

export const Saving: Story = {
  tags: ['group-states'],
  args: { onSubmit: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args, canvasElement }) => {
    button(canvasElement, 'Copy 3 to today').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(entries);
    await expect(button(canvasElement, 'Copy 3 to today')).toHaveAttribute('aria-busy', 'true');
  },
};

export const CouldNotBeCopied: Story = {
  tags: ['group-states', 'english'],
  args: {
    onSubmit: fn(async () => {
      throw new Error('The server cannot be reached. Try again in a moment.');
    }),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement, /^Copy/));
    const alert = within(canvasElement).getByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent(/cannot be reached/));
    await expect(box(canvasElement, /^Oats/)).toBeChecked();
    await userEvent.unhover(button(canvasElement, /^Copy/));
  },
};

export const OtherFigures: Story = {
  tags: ['group-content'],
  render: () => <EntryPicker entries={intakes} figures={otherFigures} onSubmit={fn()} />,
  play: async ({ canvasElement }) => {
    const iron = /^Iron tablet 1,250\s*ml .*Dose.17\.5.mg Steps.120$/;
    await expect(box(canvasElement, iron)).not.toBeChecked();
  },
};

export const LongNamesOnAPhoneInTheDark: Story = {
  tags: ['group-content'],
  args: {
    showDay: true,
    entries: [
      { ...soup, name: 'Grandmother’s slow-cooked vegetable stew with barley and rye bread' },
      { ...oats, name: 'x'.repeat(200), calories: 100_000, carbs: 100_000 },
    ],
  },
  globals: { ...phone, theme: 'dark' },
  play: fitsThePage,
};

/** The button says what happens, to how many entries. */
export const ButtonNamesTheAction: Story = {
  tags: ['group-advice', 'do', '!phone'],
  args: { localeText: { heading: 'Copy yesterday', submit: 'Copy {count} to today' } },
};

/** OK says neither what happens nor to what. */
export const ButtonSaysOK: Story = {
  tags: ['group-advice', 'dont', '!phone'],
  args: { localeText: { heading: 'Entries', submit: 'OK' } },
};
