import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { dayOf } from './dayOf.ts';
import { EntryList } from './EntryList.tsx';

const groups = [
  { key: 'breakfast', label: 'Breakfast' },
  { key: 'lunch', label: 'Lunch' },
];

const [coffee, oats] = dayOf(2);
const breakfast = { ...oats!, time: '08:00' };

const meta = {
  title: 'Components/EntryList',
  component: EntryList,
  args: {
    entries: [breakfast],
    groups,
    groupBy: () => 'breakfast',
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
  tags: ['group-states'],
  play: async ({ canvasElement }) => {
    const region = within(within(canvasElement).getByRole('region', { name: 'Entries' }));
    await expect(region.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    const list = within(region.getByRole('list', { name: 'Breakfast' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(1);
    await expect(region.queryByRole('list', { name: 'Lunch' })).toBeNull();
    await expect(region.getAllByRole('button', { name: /^Add to/ })).toHaveLength(2);
    // The sum ends where the figures of the rows do.
    const [sum, figure] = canvasElement.querySelectorAll('strong');
    await expect(sum?.getBoundingClientRect().right).toBeCloseTo(
      Number(figure?.getBoundingClientRect().right),
    );
  },
};

export const SumsOfWhatIsKnown: Story = {
  tags: ['group-content', '!phone'],
  render: (args) => (
    <EntryList
      groups={args.groups}
      entries={[breakfast, { ...coffee!, time: '07:50', calories: null, fats: null }]}
      groupBy={() => undefined}
    />
  ),
  play: async ({ canvasElement }) => {
    const sum = within(canvasElement).getByRole('heading', { name: 'Other' }).nextElementSibling;
    await expect(sum).toHaveTextContent(/^310\s*kcal$/);
    await expect(sum?.nextElementSibling).toHaveTextContent(/^known for 1 of 2Fats/);
  },
};

export const MovedByKeyboard: Story = {
  tags: ['group-behaviour', 'focus', '!phone'],
  render: function Log({ onMove, ...args }) {
    const [meal, setMeal] = useState('breakfast');
    return (
      <EntryList
        {...args}
        groupBy={() => meal}
        onMove={(entry, key) => {
          onMove?.(entry, key);
          setMeal(key);
        }}
      />
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Move Oats' }).focus();
    await userEvent.keyboard('{Enter}');
    const menu = within(await screen.findByRole('menu', { name: 'Move Oats' }));
    await expect(menu.getByRole('menuitemradio', { checked: true })).toHaveTextContent('Breakfast');
    for (const item of menu.getAllByRole('menuitemradio')) {
      await expect(item.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onMove).toHaveBeenCalledWith(breakfast, 'lunch');
    const lunch = within(canvas.getByRole('list', { name: 'Lunch' }));
    await expect(lunch.getByRole('button', { name: 'Move Oats' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Oats moved to Lunch');
    await userEvent.keyboard('{Enter}');
    const again = within(await screen.findByRole('menu'));
    await expect(again.getByRole('menuitemradio', { checked: true })).toHaveTextContent('Lunch');
    await expect(again.getByRole('menuitemradio', { checked: true })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** Each meal offers the next step, also when the whole day is empty. */
export const EmptyMealsWithTheNextStep: Story = {
  tags: ['group-advice', 'do', '!autodocs', '!phone'],
  args: { entries: [] },
};

/** Headings of empty meals say nothing about what to do. */
export const EmptyMealsWithoutANextStep: Story = {
  tags: ['group-advice', 'dont', '!autodocs', '!phone'],
  args: { entries: [], renderGroupAction: undefined },
};
