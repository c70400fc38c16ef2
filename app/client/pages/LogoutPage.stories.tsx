import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PageSurroundings } from '../testing/PageSurroundings.tsx';
import { LogoutPage } from './LogoutPage.tsx';

const meta: Meta<ComponentProps<typeof PageSurroundings>> = {
  title: 'Pages/LogoutPage',
  component: LogoutPage,
  render: (surroundings) => (
    <PageSurroundings {...surroundings}>
      <LogoutPage />
    </PageSurroundings>
  ),
  parameters: { layout: 'fullscreen', controls: { disable: true } },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const SigningOut: Story = { args: { signOut: async () => new Promise(() => {}) } };

export const SignInCannotBeReached: Story = {
  args: { signOut: async () => Promise.reject(new TypeError('Failed to fetch')) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You are still signed in');
  },
};
