import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { intakes, otherFigures } from '../../foundations/otherFigures.ts';
import { QuickRepeat } from './QuickRepeat.tsx';

const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  title: 'Components/QuickRepeat',
  component: QuickRepeat,
  args: {
    items: [
      { name: 'Oats', calories: 310, fats: 6, proteins: 11, carbs: 54 },
      { name: 'Coffee with oat milk', calories: 62, fats: 3, proteins: 1, carbs: 8 },
      { name: 'Apple', calories: 95, fats: 0, proteins: 0, carbs: 25 },
      { name: 'Lentil soup with bread', calories: 1240, fats: 38, proteins: 52, carbs: 172 },
    ],
    onRepeat: fn(async () => undefined),
    onAdjust: fn(),
  },
} satisfies Meta<typeof QuickRepeat>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement, name: string | RegExp) =>
  within(canvasElement).getByRole('button', { name });

export const ReadyToLogAgain: Story = {
  tags: ['group-states', 'modes', 'locales'],
  play: async ({ args, canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Log again' });
    await expect(within(region).getByRole('heading', { level: 2 })).toBeVisible();
    await expect(within(within(region).getByRole('list')).getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(button(canvasElement, /^Oats/));
    await expect(args.onRepeat).toHaveBeenCalledWith(args.items?.[0]);
    await userEvent.click(button(canvasElement, 'Adjust Apple'));
    await expect(args.onAdjust).toHaveBeenCalledWith(args.items?.[2]);
    await userEvent.unhover(button(canvasElement, 'Adjust Apple'));
    button(canvasElement, 'Adjust Apple').blur();
    await waitFor(() => expect(button(canvasElement, /^Oats 310/)).toBeVisible());
  },
};

export const ReadyToLogAgainInTheDark: Story = {
  tags: ['group-modes'],
  globals: { theme: 'dark' },
};

export const ReadyToLogAgainOnAPhone: Story = { tags: ['group-modes'], globals: phone };

export const ToAnotherDayOnAPhone: Story = {
  tags: ['group-content'],
  args: { dayLabel: '11/20/2026' },
  globals: phone,
  play: async ({ canvasElement }) => {
    await expect(button(canvasElement, /^Apple 95.kcal · 11\/20\/2026$/)).toBeEnabled();
  },
};

/** Stops the clock: presses come at one moment, and what shows for a while stays. */
function stopClock() {
  const clock = spyOn(performance, 'now').mockReturnValue(performance.now());
  const { setTimeout } = globalThis;
  globalThis.setTimeout = Object.assign(
    (...[handler, delay = 0, ...values]: Parameters<typeof setTimeout>) =>
      setTimeout(handler, delay < 1000 ? delay : 3_600_000, ...values),
    setTimeout,
  );
  return () => {
    clock.mockRestore();
    globalThis.setTimeout = setTimeout;
  };
}

export const OneLoggedOnAPhone: Story = {
  tags: ['group-states'],
  globals: phone,
  beforeEach: stopClock,
  play: async ({ args, canvasElement }) => {
    // Its second press is that of a double tap.
    await userEvent.dblClick(button(canvasElement, /^Oats/));
    await expect(args.onRepeat).toHaveBeenCalledOnce();
    await waitFor(() => expect(button(canvasElement, 'Oats Logged')).toBeEnabled());
    await userEvent.unhover(button(canvasElement, /^Oats/));
  },
};

export const LoggingOne: Story = {
  tags: ['group-states', 'english'],
  beforeEach: stopClock,
  args: { onRepeat: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args, canvasElement }) => {
    await userEvent.dblClick(button(canvasElement, /^Oats/));
    await expect(args.onRepeat).toHaveBeenCalledOnce();
    await expect(button(canvasElement, /^Oats Logging…/)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button(canvasElement, /^Apple/));
    await expect(args.onRepeat).toHaveBeenCalledTimes(2);
    await userEvent.unhover(button(canvasElement, /^Apple/));
  },
};

export const CouldNotBeLogged: Story = {
  tags: ['group-states', 'english'],
  args: {
    onRepeat: fn(async () => {
      throw new Error('The server cannot be reached. Try again in a moment.');
    }),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement, /^Oats/));
    const alert = within(canvasElement).getByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent(/cannot be reached/));
    await userEvent.unhover(button(canvasElement, /^Oats/));
  },
};

export const Loading: Story = {
  tags: ['group-states'],
  args: { items: undefined },
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    await expect(status).toHaveTextContent('Loading what you log often');
    await expect(within(canvasElement).queryByRole('listitem')).toBeNull();
  },
};

export const LoadingInTheDark: Story = {
  tags: ['group-modes'],
  args: { items: undefined },
  globals: { theme: 'dark' },
};

export const OtherFigures: Story = {
  tags: ['group-content'],
  render: () => <QuickRepeat items={intakes} figures={otherFigures} onRepeat={fn()} />,
  play: async ({ canvasElement }) => {
    await expect(button(canvasElement, /^Iron tablet 1,250.ml$/)).toBeEnabled();
    await expect(button(canvasElement, 'Morning walk')).toBeEnabled();
  },
};

export const Disabled: Story = {
  tags: ['group-states'],
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    for (const pressed of within(canvasElement).getAllByRole('button')) {
      await expect(pressed).toBeDisabled();
    }
  },
};

export const LongNameOnAPhone: Story = {
  tags: ['group-content'],
  args: {
    items: [
      {
        name: 'Grandmother’s slow-cooked vegetable stew with barley',
        calories: 100_000,
        fats: 9,
        proteins: 12,
        carbs: 30,
      },
      { name: 'x'.repeat(80), calories: 5, fats: 0, proteins: 0, carbs: 1 },
    ],
  },
  globals: phone,
  play: async () => {
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

/** They are found without scrolling far, and one press logs. */
export const AHandfulOfFoods: Story = {
  tags: ['group-advice', 'do', '!phone'],
};

/** People scroll to find a food: use `suggestions` of FoodForm. */
export const TwelveFoods: Story = {
  tags: ['group-advice', 'dont', '!phone'],
  args: {
    items: 'Oats, Apple, Coffee, Rice, Tea, Soup, Bread, Cheese, Banana, Salad, Yoghurt, Nuts'
      .split(', ')
      .map((name) => ({ name, calories: 120, fats: 4, proteins: 5, carbs: 15 })),
  },
};

/** Each button says to which day it logs. */
export const DayOnTheButtons: Story = {
  tags: ['group-advice', 'do', '!phone'],
  args: { dayLabel: '11/19/2026' },
};

/** While an earlier day is on the screen, the buttons do not say to which day they log. */
export const NoDayOnTheButtons: Story = {
  tags: ['group-advice', 'dont', '!phone'],
};
