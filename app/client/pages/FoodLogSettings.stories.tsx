import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { fakeServer } from '../testing/fakeServer.ts';
import { PageSurroundings } from '../testing/PageSurroundings.tsx';
import { putBreakfast } from '../testing/putBreakfast.ts';
import { FoodLogPage } from './FoodLogPage.tsx';

let server: ReturnType<typeof fakeServer>;

const meta: Meta<ComponentProps<typeof PageSurroundings>> = {
  title: 'Pages/FoodLogSettings',
  component: FoodLogPage,
  render: (surroundings) => (
    <PageSurroundings {...surroundings}>
      <FoodLogPage />
    </PageSurroundings>
  ),
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  beforeEach() {
    sessionStorage.clear();
    server = fakeServer();
    putBreakfast(server);
    server.settings = {
      targets: [
        {
          startDay: '2026-11-01',
          targets: [{ calories: 2000, fats: 70, proteins: null, carbs: 250 }],
          version: 1,
        },
      ],
      meals: {
        meals: [
          { name: 'Breakfast', startMinute: 240 },
          { name: 'Lunch', startMinute: 660 },
          { name: 'Dinner', startMinute: 960 },
        ],
        version: 1,
      },
    };
    for (const [id, meal] of [
      ['1', 'Breakfast'],
      ['2', 'Lunch'],
    ] as const) {
      const entry = server.entries.get(id);
      if (entry) server.entries.set(id, { ...entry, meal });
    }
    return () => server.restore();
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const TargetsAndMeals: Story = {
  tags: ['group-states'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('760 left')).toBeVisible());
    await expect(canvas.getByRole('heading', { name: /^Dinner/ })).toBeVisible();
  },
};

export const TargetsAndMealsOnAPhone: Story = {
  ...TargetsAndMeals,
  tags: ['group-layout'],
  globals: { viewport: { value: 'phone', isRotated: false } },
};

const open = (panel: string): Story['play'] =>
  async function play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: panel }));
    await waitFor(() => expect(canvas.getByRole('form', { name: panel })).toBeVisible());
  };

export const SettingTargets: Story = { tags: ['group-states'], play: open('Targets') };

export const SettingMeals: Story = { tags: ['group-states'], play: open('Meals') };

export const SettingTargetsByWeekday: Story = {
  tags: ['group-states'],
  play: async (context) => {
    await open('Targets')?.(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Different by weekday' }));
  },
};
