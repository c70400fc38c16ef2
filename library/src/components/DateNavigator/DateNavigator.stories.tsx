import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DateNavigator } from './DateNavigator.tsx';

const phone = { viewport: { value: 'phone', isRotated: false } };

const largeText = { ...phone, textSize: '200' };

const meta = {
  title: 'Components/DateNavigator',
  component: DateNavigator,
  args: {
    value: '2026-11-20',
    minDate: '2026-10-22',
    maxDate: '2026-11-21',
    onChange: fn(),
  },
  render: function Log({ value, onChange, ...rest }) {
    const [day, setDay] = useState(value);
    const change = (next: string) => {
      setDay(next);
      onChange(next);
    };
    return <DateNavigator {...rest} value={day} onChange={change} />;
  },
} satisfies Meta<typeof DateNavigator>;

export default meta;
type Story = StoryObj<typeof meta>;

const named = (canvasElement: HTMLElement, name: string | RegExp) =>
  within(canvasElement).getByRole('button', { name });

export const ADayInBetween: Story = {
  tags: ['group-states', 'modes', 'locales'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(named(canvasElement, 'Previous'));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-19');
    await expect(named(canvasElement, /^11\/19\/2026/)).toBeVisible();
    await userEvent.click(named(canvasElement, 'Next'));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-20');
    await userEvent.unhover(named(canvasElement, 'Next'));
    named(canvasElement, 'Next').blur();
  },
};

export const WithItsWeekday: Story = {
  args: { showWeekday: true },
  tags: ['group-states', 'locales'],
};

export const ADayInBetweenInTheDark: Story = { tags: ['group-modes'], globals: { theme: 'dark' } };

export const ADayInBetweenOnAPhone: Story = {
  tags: ['group-modes'],
  globals: phone,
  play: async ({ canvasElement }) => {
    const top = (name: string | RegExp) => named(canvasElement, name).getBoundingClientRect().top;
    await expect(top('Next')).toBe(top('Previous'));
  },
};

export const LargeTextOnAPhone: Story = {
  globals: largeText,
  tags: ['group-modes'],
  play: async ({ canvasElement }) => {
    const right = (name: string) => named(canvasElement, name).getBoundingClientRect().right;
    await expect(Math.max(right('Previous'), right('Next'))).toBeLessThanOrEqual(320);
  },
};

export const FirstDayOfTheAccount: Story = {
  tags: ['group-states'],
  args: { value: '2026-10-22' },
  play: async ({ canvasElement }) => {
    await expect(named(canvasElement, 'Previous')).toBeDisabled();
    await expect(named(canvasElement, 'Next')).toBeEnabled();
  },
};

export const Today: Story = {
  tags: ['group-states'],
  args: { value: '2026-11-21' },
  play: async ({ canvasElement }) => {
    await expect(named(canvasElement, 'Next')).toBeDisabled();
  },
};

export const FocusMovesToTheDateAtTheLastDay: Story = {
  tags: ['group-behaviour', 'focus'],
  play: async ({ canvasElement }) => {
    named(canvasElement, 'Next').focus();
    await userEvent.keyboard('{Enter}');
    await expect(named(canvasElement, /^11\/21\/2026/)).toHaveFocus();
  },
};

export const SteppedByArrowKeys: Story = {
  tags: ['group-behaviour', 'focus'],
  play: async ({ canvasElement }) => {
    named(canvasElement, /^11\/20\/2026/).focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}');
    await expect(named(canvasElement, /^11\/19\/2026/)).toHaveFocus();
  },
};

export const CalendarOpen: Story = {
  tags: ['group-states', 'modes', 'locales'],
  play: async ({ canvasElement }) => {
    await userEvent.click(named(canvasElement, /^11\/20\/2026/));
    const calendar = await screen.findByRole('dialog', { name: 'Choose a day' });
    await expect(within(calendar).getByRole('gridcell', { name: '22' })).toBeDisabled();
    await waitFor(() =>
      expect(within(calendar).getByRole('gridcell', { name: '20' })).toHaveFocus(),
    );
  },
};

export const CalendarOpenInTheDark: Story = {
  ...CalendarOpen,
  tags: ['group-modes'],
  globals: { theme: 'dark' },
};

export const CalendarOpenOnAPhone: Story = {
  ...CalendarOpen,
  tags: ['group-modes'],
  globals: phone,
  play: async (context) => {
    await CalendarOpen.play?.(context);
    const calendar = await screen.findByRole('dialog');
    const targets = calendar.querySelectorAll('button');
    await expect(targets.length).toBeGreaterThan(30);
    for (const target of targets) {
      const { width, height } = target.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

export const CalendarOpenInLargeTextOnAPhone: Story = {
  ...CalendarOpenOnAPhone,
  tags: ['group-modes'],
  globals: largeText,
};

export const DaysWithEntries: Story = {
  tags: ['group-states', 'modes', 'locales'],
  args: {
    // The viewed day is among them, and one that cannot be chosen.
    markedDays: ['02', '03', '05', '08', '09', '10', '12', '17', '20', '24'].map(
      (day) => `2026-11-${day}`,
    ),
    onMonthShow: fn(),
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(named(canvasElement, /^11\/20\/2026/));
    const calendar = await screen.findByRole('dialog', { name: 'Choose a day' });
    await waitFor(() =>
      expect(within(calendar).getByRole('gridcell', { name: '20, with entries' })).toHaveFocus(),
    );
    await expect(within(calendar).getAllByRole('gridcell', { name: /with entries/ })).toHaveLength(
      10,
    );
    await expect(args.onMonthShow).toHaveBeenCalledWith('2026-11-01');
  },
};

export const DaysWithEntriesInTheDark: Story = {
  ...DaysWithEntries,
  tags: ['group-modes'],
  globals: { theme: 'dark' },
};

export const ADayChosenInTheCalendar: Story = {
  tags: ['group-behaviour'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(named(canvasElement, /^11\/20\/2026/));
    await userEvent.click(await screen.findByRole('gridcell', { name: '12' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-12');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(named(canvasElement, /^11\/12\/2026/)).toHaveFocus();
  },
};

export const Disabled: Story = { tags: ['group-states'], args: { disabled: true } };

export const GermanDate: Story = {
  tags: ['group-content'],
  args: { dateStyle: 'medium' },
  globals: { locale: 'de-DE' },
  play: async ({ canvasElement }) => {
    const date = within(canvasElement).getByRole('button', { name: /anderen Tag wählen$/ });
    await expect(date).toHaveTextContent('20.11.2026');
  },
};

export const InvalidDate: Story = { tags: ['group-content'], args: { value: '2026-02-30' } };

/** Next is disabled where nothing can be logged. */
export const EndsAtToday: Story = {
  tags: ['group-advice', 'do', '!phone'],
  args: { value: '2026-11-21' },
};

/** Without `maxDate`, people can log on a future day. */
export const NoLastDay: Story = {
  tags: ['group-advice', 'dont', '!phone'],
  args: { value: '2026-11-21', maxDate: undefined },
};
