import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { addDays } from '../../calendar-day/addDays.ts';
import { otherFigures } from '../../foundations/otherFigures.ts';
import { TrendChart } from './TrendChart.tsx';
import type { DayValues } from '../../figures/DayValues.ts';

const phone = { viewport: { value: 'phone', isRotated: false } };
const lastDay = '2026-11-21';

/** What somebody ate in a year, who logs less on weekends; some days were not logged. */
const logged: DayValues = Object.fromEntries(
  Array.from({ length: 365 }, (_, ago) => {
    const wave = Math.sin(ago / 3) * 240 + Math.sin(ago * 2.1) * 210 - ago * 0.8;
    const total = ago % 11 === 4 || ago % 29 === 8 ? null : Math.round(1950 + wave);
    return [addDays(lastDay, -ago), total];
  }),
);

const meta = {
  title: 'Components/TrendChart',
  component: TrendChart,
  args: { lastDay, totals: logged, target: 2000 },
} satisfies Meta<typeof TrendChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = {
  tags: ['group-states', 'modes', 'locales'],
  play: async ({ canvasElement }) => {
    const chart = within(canvasElement).getByRole('region', { name: 'Calories per day' });
    await expect(within(chart).getByRole('heading', { level: 2 })).toBeVisible();
    await expect(chart).toHaveTextContent(/kcal on average over 26 of 30 days/);
    await expect(chart).toHaveTextContent('Target');
  },
};

export const MonthInTheDark: Story = { tags: ['group-modes'], globals: { theme: 'dark' } };

export const MonthOnAPhone: Story = { tags: ['group-modes'], globals: phone };

export const Week: Story = { tags: ['group-content'], args: { count: 7 } };

export const Quarter: Story = { tags: ['group-content'], args: { count: 90 } };

export const Year: Story = { tags: ['group-content'], args: { count: 365 } };

export const YearOnAPhone: Story = { ...Year, tags: ['group-modes'], globals: phone };

export const Line: Story = { tags: ['group-states'], args: { variant: 'line' } };

export const LineOfAYear: Story = {
  tags: ['group-content'],
  args: { variant: 'line', count: 365, target: null },
};

export const TargetsThatChanged: Story = {
  tags: ['group-content'],
  args: {
    target: Object.fromEntries(
      Array.from({ length: 24 }, (_, ago) => [addDays(lastDay, -ago), ago < 12 ? 1900 : 2200]),
    ),
  },
};

export const OtherFigure: Story = {
  tags: ['group-content'],
  args: {
    figure: otherFigures[1],
    totals: { [lastDay]: 17.75, '2026-11-19': 0, '2026-11-18': 20.5, '2026-11-17': 12.25 },
    target: null,
    count: 7,
    dateStyle: 'medium',
  },
};

export const ADaySelected: Story = {
  tags: ['group-behaviour', 'modes'],
  args: { count: 7 },
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: 'Go through the days' });
    slider.focus();
    await fireEvent.change(slider, { target: { value: '1' } });
    await expect(canvasElement).toHaveTextContent('11/16/2026 2,000 of 2,000 kcal');
  },
};

export const AsATable: Story = {
  tags: ['group-behaviour'],
  args: { count: 7 },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('Show as a table'));
    const table = await within(canvasElement).findByRole('table', { name: 'Calories per day' });
    await expect(within(table).getAllByRole('row')).toHaveLength(8);
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
    canvasElement.querySelector('summary')!.blur();
  },
};

export const NothingLoggedYet: Story = { tags: ['group-states'], args: { totals: {} } };

export const Loading: Story = { tags: ['group-states'], args: { loading: true } };

/** A day that is not over, and one that was not logged whole, are marked and left out of the average. */
export const IncompleteDays: Story = {
  tags: ['group-states'],
  args: { count: 7, incompleteDays: [lastDay, '2026-11-18'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/, incomplete$/),
    );
  },
};

/** The average is over the days that were logged, and says so. */
export const UnknownDaysLeftOut: Story = {
  tags: ['group-advice', 'do', '!phone'],
  args: { count: 7, totals: { ...logged, '2026-11-16': null } },
};

/** Days of 0 that nobody has logged make the average too low. */
export const UnknownDaysAsZero: Story = {
  tags: ['group-advice', 'dont', '!phone'],
  args: { count: 7, totals: { ...logged, '2026-11-16': 0, '2026-11-17': 0 } },
};
