import type { ReactNode } from 'react';
import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { type FoodLogMeta, foodLogStories, server } from '../testing/foodLogStories.tsx';
import { MealsPanel } from '../food-log/settings/MealsPanel.tsx';
import { TargetsPanel } from '../food-log/settings/TargetsPanel.tsx';
import { demoUser, PageSurroundings } from '../testing/PageSurroundings.tsx';
import { putBreakfast } from '../testing/putBreakfast.ts';

function withSettings() {
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
}

const meta: FoodLogMeta = { title: 'Pages/FoodLogSettings', ...foodLogStories(withSettings) };
export default meta;
type Story = StoryObj<typeof meta>;

export const TargetsAndMeals: Story = {
  tags: ['group-states'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('760 left')).toBeVisible());
    await expect(await canvas.findByRole('heading', { name: /^Dinner/ })).toBeVisible();
  },
};

export const TargetsAndMealsOnAPhone: Story = {
  ...TargetsAndMeals,
  tags: ['group-layout'],
  globals: { viewport: { value: 'phone', isRotated: false } },
};

const panel = (content: ReactNode): Pick<Story, 'render' | 'parameters'> => ({
  parameters: { layout: 'padded' },
  render: () => <PageSurroundings>{content}</PageSurroundings>,
});

const targets = <TargetsPanel userId={demoUser.id} day="2026-11-21" onClose={() => {}} />;

export const SettingTargets: Story = {
  ...panel(targets),
  tags: ['group-states', 'focus'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Calories' })).toHaveValue('2000');
  },
};

export const SettingTargetsByWeekday: Story = {
  ...panel(targets),
  tags: ['group-states', 'focus'],
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Calories' });
    await userEvent.click(canvas.getByRole('button', { name: 'Different by weekday' }));
    await expect(canvas.getAllByRole('group')).toHaveLength(7);
  },
};

export const SettingMeals: Story = {
  ...panel(<MealsPanel userId={demoUser.id} onClose={() => {}} />),
  tags: ['group-states', 'focus'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('Dinner')).toBeVisible();
  },
};
