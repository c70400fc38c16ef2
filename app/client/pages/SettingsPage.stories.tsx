import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { noPreferences } from '../food-log/data/settings.ts';
import { fakeServer } from '../testing/fakeServer.ts';
import { inLanguage } from '../testing/inLanguage.tsx';
import { PageSurroundings } from '../testing/PageSurroundings.tsx';
import { waitForever } from '../testing/setPatience.ts';
import { SettingsPage } from './SettingsPage.tsx';

const phone = { viewport: { value: 'phone', isRotated: false } };

let server: ReturnType<typeof fakeServer>;

const meta: Meta<ComponentProps<typeof PageSurroundings>> = {
  title: 'Pages/SettingsPage',
  component: SettingsPage,
  args: { address: '/settings' },
  render: (surroundings) => (
    <PageSurroundings {...surroundings}>
      <SettingsPage />
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

export const Settings: Story = {
  tags: ['group-states'],
  beforeEach() {
    const preferences = { ...noPreferences, firstDayOfWeek: 1, hourCycle: 24, version: 1 };
    server.settings = { ...server.settings, preferences };
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: '24 hours', pressed: true }),
    ).toBeEnabled();
  },
};

export const SettingsDarkOnAPhone: Story = {
  ...Settings,
  tags: ['group-modes'],
  globals: { theme: 'dark', ...phone },
};

export const SettingsInLargeText: Story = {
  ...Settings,
  tags: ['group-modes'],
  globals: { textSize: '200', ...phone },
};

export const SettingsInArabic: Story = {
  ...Settings,
  ...inLanguage('ar-EG'),
  tags: ['group-modes'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox')).toBeEnabled());
  },
};

export const Changed: Story = {
  tags: ['group-states'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '12 hours' }));
    await expect(await canvas.findByText('Changed the clock')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Undo/ })).toBeVisible();
  },
};

export const ChangedOnAnotherDevice: Story = {
  tags: ['group-states'],
  play: async ({ canvas }) => {
    const compact = await canvas.findByRole('button', { name: 'Compact' });
    const preferences = { ...noPreferences, hourCycle: 24, version: 4 };
    server.settings = { ...server.settings, preferences };
    await userEvent.click(compact);
    await expect(await canvas.findByText(/^That was not changed\./)).toBeVisible();
    await expect(
      await canvas.findByRole('button', { name: '24 hours', pressed: true }),
    ).toBeVisible();
  },
};

export const SettingsLoading: Story = {
  tags: ['group-states'],
  beforeEach() {
    server.held = new Promise(() => {});
    return waitForever();
  },
};

export const SettingsNotOnTheDevice: Story = {
  tags: ['group-states'],
  beforeEach() {
    server.networkFails = true;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Dark' })).toBeDisabled();
    await expect(await canvas.findByRole('button', { name: 'Try now' })).toBeVisible();
  },
};
