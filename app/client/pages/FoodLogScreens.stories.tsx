import { useState } from 'react';
import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { saveAddDraft } from '../food-log/add/addDraft.ts';
import { type FoodLogMeta, foodLogStories, server } from '../testing/foodLogStories.tsx';
import { MemoryDevice } from '../testing/MemoryDevice.ts';
import { demoUser, PageSurroundings } from '../testing/PageSurroundings.tsx';
import { pressDelete } from '../testing/pressDelete.ts';
import { inLanguage } from '../testing/inLanguage.tsx';
import { putBreakfast } from '../testing/putBreakfast.ts';
import { waitForever } from '../testing/setPatience.ts';
import { FoodLogPage } from './FoodLogPage.tsx';

/** A day with five foods, one with two before it, and six foods to log again. */
function withFullDays() {
  putBreakfast(server);
  server.foods.push(
    { name: 'Yogurt', calories: 150, fats: 8, proteins: 8, carbs: 12 },
    { name: 'Banana', calories: 105, fats: 0, proteins: 1, carbs: 27 },
    { name: 'Toast with butter', calories: 180, fats: 9, proteins: 4, carbs: 20 },
  );
  const foods = [
    ['3', 'Coffee', [20, 1, 1, 2], '2026-11-21', 490],
    ['4', 'Apple', [95, 0, 0, 25], '2026-11-21', 560],
    ['5', 'Rye bread with cheese', [320, 14, 15, 34], '2026-11-21', 565],
    ['6', 'Oats', [310, 6, 11, 54], '2026-11-20', 480],
    ['7', 'Vegetable stew', [540, 20, 18, 72], '2026-11-20', 780],
  ] as const;
  for (const [id, name, [calories, fats, proteins, carbs], day, minuteOfDay] of foods) {
    const time = new Date(minuteOfDay * 60_000).toISOString().slice(11, 19);
    const figures = { calories, fats, proteins, carbs };
    server.put({ id, name, ...figures, day, minuteOfDay, loggedAt: `${day}T${time}` });
  }
}

// The food log in the moments of its use, each as a window shows it. A doc comment here would replace the shared parameters.
const meta: FoodLogMeta = { title: 'Pages/FoodLogScreens', ...foodLogStories(withFullDays) };
export default meta;
type Story = StoryObj<typeof meta>;

export const FullDay: Story = {
  tags: ['group-states', 'modes'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/1,675/)).toBeVisible());
  },
};

export const FirstDay: Story = {
  tags: ['group-states'],
  args: {
    session: {
      status: 'signedIn',
      user: { ...demoUser, createdAt: new Date('2026-11-21T12:00:00Z') },
    },
  },
  beforeEach() {
    server.entries.clear();
    server.foods = [];
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Previous' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Copy a day' })).toBeNull();
    await expect(await canvas.findByText(/Nothing logged yet/)).toBeVisible();
  },
};

export const FirstFood: Story = {
  tags: ['group-states'],
  args: FirstDay.args!,
  beforeEach() {
    server.entries.clear();
    const figures = { calories: 310, fats: 6, proteins: 11, carbs: 54 };
    const loggedAt = '2026-11-21T08:00:00Z';
    server.put({ id: '1', name: 'Oats', ...figures, day: '2026-11-21', loggedAt });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Set a target' })).toBeVisible();
  },
};

export const PastDay: Story = {
  tags: ['group-states'],
  play: async ({ canvas }) => {
    const previous = await canvas.findByRole('button', { name: 'Previous' });
    await userEvent.click(previous);
    await waitFor(() => expect(canvas.getByText('Vegetable stew')).toBeVisible());
    await expect(await canvas.findByRole('button', { name: 'Add to 11/20/2026' })).toBeEnabled();
    await userEvent.unhover(previous);
    previous.blur();
  },
};

export const EntriesAfterToday: Story = {
  tags: ['group-states'],
  beforeEach() {
    // Logged in the east, before a flight west.
    const apple = server.entries.get('4');
    if (apple) server.put({ ...apple, id: '8', day: '2026-11-22' });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have entries after today.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show 11/22/2026' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeEnabled();
    await waitFor(() => expect(canvas.getByText(/1,675/)).toBeVisible());
  },
};

export const Copying: Story = {
  tags: ['group-states'],
  parameters: { inView: 'role=form[name="Copy a day"]' },
  play: async ({ canvas }) => {
    await canvas.findByText('Coffee', { selector: 'li *' });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy a day' }));
    await expect(await canvas.findByRole('button', { name: 'Copy 2 to today' })).toBeEnabled();
  },
};

export const DeletedEntries: Story = {
  tags: ['group-states'],
  parameters: { inView: 'role=form[name="Deleted in the last 30 days"]' },
  beforeEach() {
    for (const id of ['4', '6']) {
      const entry = server.entries.get(id);
      if (entry) server.put({ ...entry, deletedAt: '2026-11-21T14:00:00.000Z' });
    }
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Recently deleted' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Apple/ }));
    await expect(canvas.getByRole('button', { name: 'Restore 1' })).toBeEnabled();
  },
};

export const Conflict: Story = {
  tags: ['group-states'],
  parameters: { inView: 'role=form[name="Edit Lentil soup"]' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Edit Lentil soup/ }));
    const calories = await canvas.findByDisplayValue('830');
    const entry = server.entries.get('2');
    if (entry) server.put({ ...entry, fats: 20, version: 2 });
    await userEvent.clear(calories);
    await userEvent.type(calories, '700{Enter}');
    await expect(
      await canvas.findByText(/Another device or tab has changed this entry/),
    ).toBeVisible();
    await expect(canvas.getByDisplayValue('700')).toBeVisible();
  },
};

export const RestoredDraft: Story = {
  tags: ['group-states'],
  beforeEach() {
    saveAddDraft(demoUser.id, {
      name: 'Pancakes',
      calories: 2 * 180,
      fats: '',
      proteins: 9,
      carbs: '',
    });
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveValue('Pancakes'));
    await expect(canvas.getByRole('textbox', { name: 'Calories' })).toHaveValue('360');
  },
};

export const FullDayOnAPhone: Story = {
  ...FullDay,
  tags: ['group-modes', 'touch'],
  globals: { viewport: { value: 'largePhone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Edit Lentil soup/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Calories' })).toBeNull();
  },
};

export const FullDayInLandscape: Story = {
  ...FullDay,
  tags: ['group-modes'],
  globals: { viewport: { value: 'landscape', isRotated: false } },
};

export const FullDayInLargeText: Story = {
  ...FullDay,
  tags: ['group-modes'],
  globals: { textSize: '200', viewport: { value: 'largePhone', isRotated: false } },
};

const phone = { viewport: { value: 'largePhone', isRotated: false } };

export const FormOpenedOnAPhone: Story = {
  tags: ['group-states', 'touch', 'focus'],
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Name'));
    await expect(canvas.getByRole('textbox', { name: 'Calories' })).toBeVisible();
  },
};

export const FullDayInArabic: Story = {
  ...FullDay,
  ...inLanguage('ar-EG'),
  tags: ['group-modes'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/١٬٦٧٥/)).toBeVisible());
  },
};

export const FullDayInGermanOnAPhone: Story = {
  ...FullDay,
  ...inLanguage('de-DE'),
  tags: ['group-modes'],
  globals: { locale: 'de-DE', ...phone },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/1\.675/)).toBeVisible());
  },
};

function FullDevice() {
  const [store] = useState(() => {
    const device = new MemoryDevice();
    device.isFull = true;
    return device.open();
  });
  return (
    <PageSurroundings store={store}>
      <FoodLogPage />
    </PageSurroundings>
  );
}

export const StorageUnavailableClockAheadOnAPhone: Story = {
  render: () => <FullDevice />,
  tags: ['group-modes'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach() {
    server.now = new Date(Date.now() - 12 * 60_000);
    return waitForever(500);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This device’s clock is 12 minutes fast.')).toBeVisible();
    // The foods to log again are there.
    await canvas.findByRole('button', { name: /^Apple/ });
    server.networkFails = true;
    await pressDelete(canvas, 'Lentil soup');
    dispatchEvent(new Event('offline'));
    await expect(await canvas.findByText('Offline. 1 change to send')).toBeVisible();
    await expect(await canvas.findByText('Leave this page open.')).toBeVisible();
    scrollTo(0, 0);
  },
};

export const DayNotStoredOnAPhone: Story = {
  tags: ['group-modes'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: () => waitForever(500),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/1,675/)).toBeVisible());
    // The foods to log again are there.
    await canvas.findByRole('button', { name: /^Apple/ });
    server.networkFails = true;
    dispatchEvent(new Event('offline'));
    // The day before is fetched ahead.
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Previous' }));
    await expect(
      await canvas.findByText('You’re offline, and this day isn’t saved here.'),
    ).toBeVisible();
  },
};
