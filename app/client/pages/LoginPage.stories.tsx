import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageSurroundings } from '../testing/PageSurroundings.tsx';
import { LoginPage } from './LoginPage.tsx';

/** The form itself belongs to the provider; the end-to-end tests show it. */
const meta: Meta<ComponentProps<typeof PageSurroundings>> = {
  title: 'Pages/LoginPage',
  component: LoginPage,
  render: (surroundings) => (
    <PageSurroundings {...surroundings}>
      <LoginPage />
    </PageSurroundings>
  ),
  parameters: { layout: 'fullscreen', controls: { disable: true } },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const CheckingTheSession: Story = {
  tags: ['group-states'],
  args: { session: { status: 'loading' } },
};

export const SignInCannotBeReached: Story = {
  tags: ['group-states'],
  args: { session: { status: 'unreachable', retry: () => {} } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
