import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { fakeServer } from '../testing/fakeServer.ts';
import { demoUser, PageSurroundings } from '../testing/PageSurroundings.tsx';
import { FoodLogPage } from './FoodLogPage.tsx';

let server: ReturnType<typeof fakeServer>;

const meta: Meta<ComponentProps<typeof PageSurroundings>> = {
  title: 'Pages/FoodLogPage',
  component: FoodLogPage,
  render: (surroundings) => (
    <PageSurroundings {...surroundings}>
      <FoodLogPage />
    </PageSurroundings>
  ),
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  beforeEach() {
    // A draft of the story before.
    sessionStorage.clear();
    server = fakeServer();
    return () => server.restore();
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const breakfast = {
  id: '1',
  day: '2026-11-21',
  name: 'Oats',
  loggedAt: '',
  calories: 1240,
  fats: 42,
  proteins: 61,
  carbs: 148,
};

const withBreakfast = () => void server.entries.set('1', breakfast);

export const NothingLoggedYet: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Hello, Demo User')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeEnabled();
  },
};

export const ADayWithFood: Story = {
  beforeEach: withBreakfast,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/1,240/)).toBeVisible());
  },
};

export const ADayWithFoodDark: Story = { ...ADayWithFood, globals: { theme: 'dark' } };

export const ADayWithFoodOnAPhone: Story = {
  ...ADayWithFood,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const ADayWithFoodOnATablet: Story = {
  ...ADayWithFood,
  globals: { viewport: { value: 'tablet', isRotated: false } },
};

export const ALongName: Story = {
  beforeEach: withBreakfast,
  args: {
    session: {
      status: 'signedIn',
      user: { ...demoUser, name: 'Wilhelmina-Alexandrina Featherstonehaugh-Cholmondeley' },
    },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const TotalsOnTheirWay: Story = {
  beforeEach() {
    server.held = new Promise(() => {});
  },
};

export const Adding: Story = {
  beforeEach: withBreakfast,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/1,240/)).toBeVisible());
    server.held = new Promise(() => {});
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Coffee');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Calories' }), '60{Enter}');
    await waitFor(() => expect(canvas.getByText(/1,300/)).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Add' })).toBeDisabled();
  },
};

export const RefusedWhileAdding: Story = {
  beforeEach: withBreakfast,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/1,240/)).toBeVisible());
    server.nextCreate = {
      refuses: 'The day 2026-11-23 has not begun anywhere. Check the date of this device.',
      code: 'BAD_USER_INPUT',
    };
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Coffee{Enter}');
    await waitFor(() => expect(canvas.getByText(/has not begun anywhere/)).toBeVisible());
    await expect(name).toHaveValue('Coffee');
    await expect(canvas.getByText(/1,240/)).toBeVisible();
  },
};

export const RefusedOnAPhone: Story = {
  ...RefusedWhileAdding,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const TotalsCannotBeLoaded: Story = {
  beforeEach() {
    server.statsError = 'Foodlog is busy.';
  },
  play: async ({ canvas }) => {
    const words = 'Foodlog is busy. What you logged is safe.';
    await expect(await canvas.findByText(words)).toBeVisible();
    server.statsError = undefined;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText(words)).toBeNull());
    server.statsError = 'Foodlog is busy.';
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(await canvas.findByText(words)).toBeVisible();
  },
};

export const FindingOutWhoIsThere: Story = {
  args: { session: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeVisible();
  },
};

export const NotLoggedIn: Story = {
  args: { session: { status: 'signedOut' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are not logged in')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Login' })).toBeEnabled();
  },
};

export const SignInCannotBeReached: Story = {
  args: { session: { status: 'unreachable', retry: () => {} } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
