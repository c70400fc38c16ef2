import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { newEntry } from '../food-log/add/newEntry.ts';
import type { LogChange } from '../food-log/data/FoodLog.types.ts';
import { fakeServer } from '../testing/fakeServer.ts';
import { setPatience, waitForever } from '../testing/setPatience.ts';
import { PageSurroundings } from '../testing/PageSurroundings.tsx';
import { LogoutPage } from './LogoutPage.tsx';

let server: ReturnType<typeof fakeServer>;

const meta: Meta<ComponentProps<typeof PageSurroundings>> = {
  title: 'Pages/LogoutPage',
  component: LogoutPage,
  render: (surroundings) => (
    <PageSurroundings {...surroundings}>
      <LogoutPage />
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

const figures = { calories: 20, fats: 1, proteins: 1, carbs: 2 };
const changes = ['Coffee', 'Espresso', 'Tea with milk'].map((name): LogChange => ({
  kind: 'create',
  entries: [newEntry({ name, ...figures }, '2026-11-21')],
}));

export const Saving: Story = {
  args: { waiting: changes },
  tags: ['group-states'],
  beforeEach() {
    server.held = new Promise(() => {});
    return waitForever();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Saving what you logged: 3 changes to go.')).toBeVisible();
  },
};

export const NotEverythingIsSaved: Story = {
  args: { waiting: changes },
  tags: ['group-states'],
  beforeEach() {
    server.networkFails = true;
    return setPatience(0);
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Not everything is saved' }),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
    await expect(canvas.getByRole('button', { name: 'Log out and keep them' })).toBeEnabled();
  },
};

export const NotEverythingIsSavedDarkOnAPhone: Story = {
  ...NotEverythingIsSaved,
  tags: ['group-modes'],
  globals: { theme: 'dark', viewport: { value: 'phone', isRotated: false } },
};

export const SigningOut: Story = {
  tags: ['group-states'],
  args: { signOut: async () => new Promise(() => {}) },
};

export const SignInCannotBeReached: Story = {
  tags: ['group-states'],
  args: { signOut: async () => Promise.reject(new TypeError('Failed to fetch')) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You are still signed in');
  },
};
