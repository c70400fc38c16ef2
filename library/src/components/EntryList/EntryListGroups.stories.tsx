import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { dayOf } from './dayOf.ts';
import { EntryList } from './EntryList.tsx';
import type { FoodLogEntry } from './EntryList.types.ts';

const groups = [
  { key: 'breakfast', label: 'Breakfast' },
  { key: 'lunch', label: 'Lunch' },
  { key: 'dinner', label: 'Dinner' },
];

const [coffee, oats, apple, soup] = dayOf(4);
const breakfast = [
  { ...coffee!, time: '08:05' },
  { ...oats!, time: '08:00' },
] as const;
const lunch = [
  { ...apple!, time: '12:55' },
  { ...soup!, time: '12:40' },
] as const;
/** Half a day, the newest first. */
const entries = [...lunch, ...breakfast];
const mealOf = ({ time }: FoodLogEntry<null>): string | undefined =>
  time < '11' ? 'breakfast' : 'lunch';

const meta = {
  title: 'Components/EntryList',
  component: EntryList,
  args: {
    entries,
    groups,
    groupBy: mealOf,
    onMove: fn(),
    onEdit: fn(),
    onDelete: fn(),
    renderGroupAction: ({ label }) => (
      <Button aria-label={`Add to ${label}`} sx={{ minWidth: 0 }}>
        Add
      </Button>
    ),
  },
} satisfies Meta<typeof EntryList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Meals: Story = {
  tags: ['group-states', 'modes', 'locales'],
  play: async ({ canvasElement }) => {
    const region = within(within(canvasElement).getByRole('region', { name: 'Entries' }));
    await expect(region.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    const lunch = within(region.getByRole('list', { name: 'Lunch' }));
    await expect(lunch.getAllByRole('listitem')).toHaveLength(2);
    await expect(region.getByText(/^1,335\s*kcal$/)).toBeVisible();
    await expect(region.queryByRole('list', { name: 'Dinner' })).toBeNull();
    await expect(region.getAllByRole('button', { name: /^Add to/ })).toHaveLength(3);
  },
};

export const NothingInAnyMealYet: Story = { tags: ['group-states'], args: { entries: [] } };

export const SumsOfWhatIsKnown: Story = {
  tags: ['group-content'],
  render: (args) => (
    <EntryList
      groups={args.groups}
      entries={[
        { ...lunch[0], fats: null, proteins: null },
        { ...lunch[1], calories: null },
        { ...breakfast[0], calories: null, fats: null },
        breakfast[1],
      ]}
      onMove={fn()}
      onDelete={fn()}
      groupBy={(entry) => (entry.id === lunch[0].id ? undefined : mealOf(entry))}
    />
  ),
  play: async ({ canvasElement }) => {
    const [breakfast, lunch] = canvasElement.querySelectorAll('h3 + strong');
    await expect(breakfast).toHaveTextContent(/^310\s*kcal$/);
    await expect(breakfast?.nextElementSibling).toHaveTextContent(/^known for 1 of 2/);
    await expect(lunch).toHaveTextContent('not known');
    await expect(within(canvasElement).getByRole('list', { name: 'Other' })).toBeVisible();
  },
};

export const LongNamesOfGroups: Story = {
  tags: ['group-content'],
  args: {
    groups: [
      {
        key: 'breakfast',
        label: 'Grandmother’s slow-cooked vegetable stew with barley and a slice of rye bread',
      },
      { key: 'lunch', label: 'x'.repeat(100) },
    ],
    entries: [
      { ...lunch[0], calories: 100_000 },
      { ...breakfast[0], calories: 100_000 },
    ],
  },
  play: async () => {
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

export const SixtyEntriesInFourMeals: Story = {
  tags: ['group-content', 'window'],
  args: {
    entries: dayOf(60),
    groups: [...groups, { key: 'snacks', label: 'Snacks' }],
    groupBy: ({ id }) => ['breakfast', 'lunch', 'dinner', 'snacks'][Math.floor(Number(id) / 15)],
  },
};

export const MenuOfGroups: Story = {
  tags: ['group-behaviour', 'window', 'modes'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Move Oats' }));
    const menu = within(await screen.findByRole('menu', { name: 'Move Oats' }));
    await expect(menu.getAllByRole('menuitemradio')).toHaveLength(3);
    await expect(menu.getByRole('menuitemradio', { checked: true })).toHaveTextContent('Breakfast');
    for (const item of menu.getAllByRole('menuitemradio')) {
      await expect(item.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

export const MovedByKeyboard: Story = {
  tags: ['group-behaviour', 'focus'],
  render: function Log({ onMove, ...args }) {
    const [meals, setMeals] = useState<Record<string, string>>({});
    return (
      <EntryList
        {...args}
        groupBy={(entry) => meals[entry.id] ?? mealOf(entry)}
        onMove={(entry, key) => {
          onMove?.(entry, key);
          setMeals({ ...meals, [entry.id]: key });
        }}
      />
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Move Oats' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onMove).toHaveBeenCalledWith(breakfast[1], 'dinner');
    const dinner = within(canvas.getByRole('list', { name: 'Dinner' }));
    await expect(dinner.getByRole('button', { name: 'Move Oats' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Oats moved to Dinner');
  },
};
