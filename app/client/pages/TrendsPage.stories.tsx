import { addDays } from '@foodlog/ui';
import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { statsByDayKey } from '../food-log/data/cacheKeys.ts';
import { fakeServer } from '../testing/fakeServer.ts';
import { MemoryDevice } from '../testing/MemoryDevice.ts';
import { demoUser, PageSurroundings } from '../testing/PageSurroundings.tsx';
import { waitForever } from '../testing/setPatience.ts';
import { TrendsPage } from './TrendsPage.tsx';

const today = '2026-11-21';
const phone = { viewport: { value: 'phone', isRotated: false } };

let server: ReturnType<typeof fakeServer>;

/** What somebody ate on the days up to today; on some, nothing was logged. */
function putDays(count: number) {
  for (let ago = 0; ago < count; ago += 1) {
    if (ago % 6 === 4) continue;
    const calories = Math.round(1900 + Math.sin(ago / 2) * 250 + Math.sin(ago * 2.1) * 150);
    const [fats, proteins] = [Math.round(calories / 30), Math.round(calories / 22)];
    const day = addDays(today, -ago);
    server.put({ id: `${ago}`, day, calories, fats, proteins, carbs: 200 });
  }
}

const target = (calories: number) => ({ calories, fats: 70, proteins: null, carbs: null });

function setTargets() {
  server.settings = {
    ...server.settings,
    targets: [
      { startDay: '2025-01-01', targets: [target(2000)], version: 1 },
      { startDay: '2026-11-11', targets: [target(1800)], version: 1 },
    ],
  };
}

const meta: Meta<ComponentProps<typeof PageSurroundings>> = {
  title: 'Pages/TrendsPage',
  component: TrendsPage,
  args: { address: '/trends' },
  render: (surroundings) => (
    <PageSurroundings {...surroundings}>
      <TrendsPage />
    </PageSurroundings>
  ),
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  beforeEach() {
    server = fakeServer();
    return () => server.restore();
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const AMonth: Story = {
  tags: ['group-states'],
  args: { address: '/trends?days=30' },
  beforeEach() {
    putDays(60);
    setTargets();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('over 24 complete days of 30')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '30 days', pressed: true })).toBeVisible();
  },
};

export const AMonthDarkOnAPhone: Story = {
  ...AMonth,
  tags: ['group-modes'],
  globals: { theme: 'dark', ...phone },
};

export const AMonthInLargeText: Story = {
  ...AMonth,
  tags: ['group-modes'],
  globals: { textSize: '200', ...phone },
};

export const AYear: Story = {
  tags: ['group-states'],
  args: { address: '/trends?days=365&figure=fats' },
  beforeEach() {
    putDays(365);
    setTargets();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('over 303 complete days of 365')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Fats per day' })).toBeVisible();
  },
};

export const AllDays: Story = {
  tags: ['group-states', 'focus'],
  beforeEach: () => putDays(7),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('over 5 complete days of 7')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Average of all days' }));
    await expect(
      canvas.getByText('over 6 of 7 days, with 0 where nothing is logged'),
    ).toBeVisible();
  },
};

export const OneDay: Story = {
  tags: ['group-states'],
  beforeEach: () => putDays(1),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('over 0 complete days of 7')).toBeVisible();
  },
};

export const NothingLogged: Story = {
  tags: ['group-states'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is logged on these days.')).toBeVisible();
  },
};

export const TrendsLoading: Story = {
  tags: ['group-states'],
  beforeEach() {
    server.held = new Promise(() => {});
    return waitForever();
  },
};

const stats = { calories: 1840, fats: 61, proteins: 84, carbs: 200 };
const stored = {
  key: statsByDayKey(demoUser.id, addDays(today, -6), today),
  owner: demoUser.id,
  data: [{ day: addDays(today, -1), stats }],
  fetchedAt: Date.parse('2026-11-20T20:00:00'),
};

export const WithoutANetwork: Story = {
  tags: ['group-states'],
  args: { store: new MemoryDevice({ responses: [stored] }).open() },
  beforeEach() {
    server.networkFails = true;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^As of 11\/20\/2026, 8:00\sPM\.$/)).toBeVisible();
    await expect(await canvas.findByText('1,840 kcal on average')).toBeVisible();
  },
};

export const NothingOnTheDevice: Story = {
  tags: ['group-states'],
  beforeEach() {
    server.networkFails = true;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/these days are not all saved here/)).toBeVisible();
    await expect(await canvas.findByText('over 0 of 7 days')).toBeVisible();
  },
};
