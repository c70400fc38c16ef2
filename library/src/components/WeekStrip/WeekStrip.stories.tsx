import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { otherFigures } from '../../foundations/otherFigures.ts';
import { WeekStrip } from './WeekStrip.tsx';
import { weekStripClasses } from './weekStripClasses.ts';

const phone = { viewport: { value: 'phone', isRotated: false } };

const totals = {
  '2026-11-15': 1790,
  '2026-11-16': 2050,
  '2026-11-17': 1620,
  '2026-11-18': 2310,
  '2026-11-20': 1840,
  '2026-11-21': 640,
};

const meta = {
  title: 'Components/WeekStrip',
  component: WeekStrip,
  args: {
    value: '2026-11-20',
    today: '2026-11-21',
    totals,
    target: 2000,
    onChange: fn(),
  },
  render: function Log({ value, onChange, ...rest }) {
    const [day, setDay] = useState(value);
    const change = (next: string) => {
      setDay(next);
      onChange(next);
    };
    return <WeekStrip {...rest} value={day} onChange={change} />;
  },
} satisfies Meta<typeof WeekStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement, name: string | RegExp) =>
  within(canvasElement).getByRole('button', { name });

export const AWeek: Story = {
  tags: ['group-states', 'modes', 'locales'],
  play: async ({ args, canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Calories per day' });
    await expect(within(region).getByRole('heading', { level: 2 })).toBeVisible();
    await expect(within(region).getAllByRole('listitem')).toHaveLength(7);
    await userEvent.click(button(canvasElement, /^Wednesday, November 18, 2026, 2,310 of 2,000/));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-18');
    await expect(button(canvasElement, /^Wednesday/)).toHaveAttribute('aria-pressed', 'true');
    await expect(region).toHaveTextContent(/2,310 of 2,000.kcal/);
    await userEvent.click(button(canvasElement, /^Friday/));
    await userEvent.unhover(button(canvasElement, /^Friday/));
    button(canvasElement, /^Friday/).blur();
  },
};

export const AWeekInTheDark: Story = { tags: ['group-modes'], globals: { theme: 'dark' } };

export const AWeekOnAPhone: Story = {
  tags: ['group-modes'],
  globals: phone,
  play: async ({ canvasElement }) => {
    for (const day of within(canvasElement).getAllByRole('button')) {
      const { width, height } = day.getBoundingClientRect();
      await expect(width).toBeGreaterThanOrEqual(36);
      await expect(height).toBeGreaterThanOrEqual(44);
    }
  },
};

export const LargeTextOnAPhone: Story = {
  tags: ['group-modes'],
  globals: { ...phone, textSize: '200' },
  play: async () => {
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

export const Today: Story = {
  tags: ['group-states'],
  args: { value: '2026-11-21' },
  play: async ({ canvasElement }) => {
    const today = within(canvasElement).getByRole('button', { current: 'date' });
    const rings = [...canvasElement.querySelectorAll(`.${weekStripClasses.date}`)].map(
      (date) => getComputedStyle(date).outlineColor,
    );
    const own = getComputedStyle(today.querySelector(`.${weekStripClasses.date}`) ?? today);
    await expect(rings.filter((ring) => ring === own.outlineColor)).toHaveLength(1);
  },
};

export const AnEarlierWeek: Story = {
  tags: ['group-states'],
  args: { value: '2026-11-10', totals: { '2026-11-09': 1900, '2026-11-10': 2150 } },
  play: async ({ canvasElement }) => {
    const days = within(canvasElement).getAllByRole('button');
    await expect(days[0]).toHaveAccessibleName(/^Sunday, November 8/);
    await expect(days[6]).toHaveAccessibleName(/^Saturday, November 14/);
  },
};

export const NothingLoggedYet: Story = {
  tags: ['group-states'],
  args: { value: '2026-11-21', totals: undefined },
};

export const Loading: Story = {
  tags: ['group-states'],
  args: { loading: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading totals');
    await expect(button(canvasElement, 'Friday, November 20, 2026')).toBeEnabled();
  },
};

export const LoadingInTheDark: Story = {
  tags: ['group-modes'],
  args: { loading: true },
  globals: { theme: 'dark' },
};

export const LoadingKeepsItsSize: Story = {
  tags: ['group-behaviour'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <WeekStrip {...args} />
      <WeekStrip {...args} loading aria-label="Totals that load" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [known, loading] = within(canvasElement).getAllByRole('region');
    const { width, height } = known!.getBoundingClientRect();
    await expect(loading!.getBoundingClientRect()).toMatchObject({ width, height });
  },
};

export const WithinBounds: Story = {
  tags: ['group-states'],
  args: { minDate: '2026-11-17', maxDate: '2026-11-21', firstDayOfWeek: 1 },
  play: async ({ canvasElement }) => {
    await expect(button(canvasElement, /^Monday, November 16/)).toBeDisabled();
    await expect(button(canvasElement, /^Saturday, November 21/)).toBeEnabled();
    await expect(button(canvasElement, /^Sunday, November 22/)).toBeDisabled();
  },
};

export const Disabled: Story = {
  tags: ['group-states'],
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    for (const day of within(canvasElement).getAllByRole('button')) {
      await expect(day).toBeDisabled();
    }
  },
};

export const WithoutATarget: Story = { tags: ['group-content'], args: { target: undefined } };

export const ATargetForEachDay: Story = {
  tags: ['group-content'],
  args: {
    target: {
      '2026-11-15': 2400,
      '2026-11-16': 1800,
      '2026-11-17': 1800,
      '2026-11-18': 2400,
      '2026-11-19': 1800,
      '2026-11-20': 1800,
      '2026-11-21': 2400,
    },
  },
};

export const HardlyOverTheTarget: Story = {
  tags: ['group-content'],
  args: { totals: { ...totals, '2026-11-18': 2001, '2026-11-16': 2000, '2026-11-17': 1 } },
};

export const OtherFigures: Story = {
  tags: ['group-content'],
  args: {
    figure: otherFigures[0],
    totals: { '2026-11-18': 1450, '2026-11-19': 900, '2026-11-20': 2250, '2026-11-21': 250 },
  },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Water per day' });
    await expect(region).toHaveTextContent(/2,250 of 2,000.ml/);
  },
};

export const LargestNumbersOnAPhone: Story = {
  tags: ['group-content'],
  args: {
    totals: { '2026-11-19': 2_147_483_647, '2026-11-20': 1_234_567_890 },
    target: 2_000_000_000,
    figure: { key: 'steps', label: 'Steps and other movements', unit: 'movements' },
  },
  globals: phone,
  play: async () => {
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

/** A dash says that nobody logged the day. */
export const UnknownDayLeftOut: Story = {
  tags: ['group-advice', 'do', '!phone'],
  args: { value: '2026-11-19' },
};

/** 0 kcal claims that the person fasted. */
export const UnknownDayAsZero: Story = {
  tags: ['group-advice', 'dont', '!phone'],
  args: { value: '2026-11-19', totals: { ...totals, '2026-11-19': 0 } },
};
