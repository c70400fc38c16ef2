import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { intakes, otherFigures } from '../../foundations/otherFigures.ts';
import { sumFigures } from '../../figures/sumFigures.ts';
import { TotalsCard } from './TotalsCard.tsx';

const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  title: 'Components/TotalsCard',
  component: TotalsCard,
  args: { calories: 1840, fats: 62, proteins: 104, carbs: 213 },
} satisfies Meta<typeof TotalsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnOrdinaryDay: Story = {
  tags: ['group-states', 'modes', 'locales'],
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('region', { name: 'Totals' });
    await expect(within(card).getByRole('heading', { level: 2, name: 'Totals' })).toBeVisible();
    await expect(card).toHaveTextContent('Calories1,840 kcalFats62 gProteins104 gCarbs213 g');
  },
};

export const AnOrdinaryDayInTheDark: Story = { tags: ['group-modes'], globals: { theme: 'dark' } };

export const AnOrdinaryDayOnAPhone: Story = { tags: ['group-modes'], globals: phone };

export const NothingLoggedYet: Story = {
  tags: ['group-states'],
  args: { calories: 0, fats: 0, proteins: 0, carbs: 0 },
};

export const NotKnown: Story = {
  tags: ['group-content'],
  args: { calories: undefined, fats: undefined, proteins: null, carbs: null },
};

export const OnlyCaloriesKnown: Story = {
  tags: ['group-content'],
  args: { fats: undefined, proteins: undefined, carbs: undefined },
};

export const Decimals: Story = {
  tags: ['group-content'],
  args: { calories: 1840.25, fats: 61.5, proteins: 98.04, carbs: 212, fractionDigits: 1 },
  play: async ({ canvasElement }) => {
    const figures = within(canvasElement).getAllByRole('definition');
    await expect(figures.map(({ textContent }) => textContent)).toEqual([
      '1,840.3 kcal',
      '61.5 g',
      '98 g',
      '212 g',
    ]);
  },
};

export const Loading: Story = { tags: ['group-states'], args: { loading: true } };

export const LoadingInTheDark: Story = {
  tags: ['group-modes'],
  args: { loading: true },
  globals: { theme: 'dark' },
};

export const LoadingKeepsItsSize: Story = {
  tags: ['group-behaviour'],
  render: (totals) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: '1fr 1fr' }}>
      <TotalsCard {...totals} />
      <TotalsCard
        loading
        targets={totals.targets}
        aria-labelledby={undefined}
        aria-label="Totals that load"
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [known, loading] = within(canvasElement).getAllByRole('region');
    const { width, height } = known!.getBoundingClientRect();
    await expect(loading!.getBoundingClientRect()).toMatchObject({ width, height });
  },
};

export const LargeNumbers: Story = {
  tags: ['group-content', 'modes'],
  args: { calories: 100_000, fats: 12_345, proteins: 9_876, carbs: 100_000 },
};

export const LargestNumbersOnAPhone: Story = {
  tags: ['group-content'],
  args: {
    calories: 2_147_483_647,
    fats: 2_147_483_647,
    proteins: 2_147_483_647,
    carbs: 2_147_483_647,
  },
  globals: phone,
  play: async () => {
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

export const LargestNumbersInLargeTextOnAPhone: Story = {
  ...LargestNumbersOnAPhone,
  tags: ['group-modes'],
  globals: { ...phone, textSize: '200' },
  play: async (context) => {
    await LargestNumbersOnAPhone.play?.(context);
    const figures = context.canvasElement.querySelectorAll('dd > span');
    await expect(figures).toHaveLength(4);
    for (const { firstChild } of figures) {
      await expect(firstChild?.textContent).toBe('2,147,483,647 ');
      const digits = document.createRange();
      digits.setStart(firstChild!, 0);
      digits.setEnd(firstChild!, 13);
      await expect(digits.getClientRects()).toHaveLength(1);
    }
  },
};

const targets = { calories: 2000, fats: 70, proteins: 95, carbs: 250 };

export const Targets: Story = {
  tags: ['group-states', 'modes', 'locales'],
  args: { targets },
  play: async ({ canvasElement }) => {
    const read = within(canvasElement).getAllByRole('definition');
    await expect(read.map(({ textContent }) => textContent.trim())).toEqual([
      '1,840 kcal',
      'of 2,000 160 left',
      '62 g',
      'of 70 8 left',
      '104 g',
      'of 95 9 over',
      '213 g',
      'of 250 37 left',
    ]);
  },
};

export const TargetsOnAPhone: Story = { ...Targets, tags: ['group-modes'], globals: phone };

export const LoadingKeepsItsSizeWithTargets: Story = {
  ...LoadingKeepsItsSize,
  tags: ['group-behaviour'],
  args: { targets },
};

export const WhatIsLeft: Story = {
  tags: ['group-states'],
  args: { targets, emphasis: 'left' },
  play: async ({ canvasElement }) => {
    const [calories, eaten] = within(canvasElement).getAllByRole('definition');
    await expect(calories).toHaveTextContent(/^160 kcal left$/);
    await expect(eaten).toHaveTextContent(/^1,840 of 2,000$/);
  },
};

export const OverTheTarget: Story = {
  tags: ['group-states'],
  args: { calories: 2310, targets, emphasis: 'left' },
};

export const TargetsOfTwoFigures: Story = {
  tags: ['group-content'],
  args: { targets: { calories: 2000, proteins: 120 } },
};

export const TargetsWhileLoading: Story = {
  tags: ['group-states'],
  args: { targets, loading: true },
};

export const OtherFigures: Story = {
  tags: ['group-content'],
  render: () => (
    <TotalsCard
      figures={otherFigures}
      {...sumFigures(intakes, otherFigures)}
      targets={{ water: 2000, steps: 6000 }}
    />
  ),
  play: async ({ canvasElement }) => {
    const read = within(canvasElement).getAllByRole('definition');
    await expect(read.map(({ textContent }) => textContent.trim())).toEqual([
      '1,450 ml',
      'of 2,000 550 left known for 2 of 3',
      '17.75 mg',
      'known for 2 of 3',
      '6,520',
      'of 6,000 520 over',
    ]);
  },
};

/** A dash says that nobody entered the proteins. */
export const UnknownFigureLeftOut: Story = {
  tags: ['group-advice', 'do', '!phone'],
  args: { proteins: undefined },
};

/** 0 g claims that the day had no proteins. */
export const UnknownFigureAsZero: Story = {
  tags: ['group-advice', 'dont', '!phone'],
  args: { proteins: 0 },
};

/** The card keeps its size when the figures appear. */
export const PlaceholdersWhileLoading: Story = {
  tags: ['group-advice', 'do', '!phone'],
  args: { loading: true },
};

/** Until the figures load, 0 kcal reads as the total. */
export const ZerosWhileLoading: Story = {
  tags: ['group-advice', 'dont', '!phone'],
  args: { calories: 0, fats: 0, proteins: 0, carbs: 0 },
};
