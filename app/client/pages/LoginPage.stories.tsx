import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageSurroundings } from '../testing/PageSurroundings.tsx';
import { LoginPage } from './LoginPage.tsx';

/** The form itself is the provider's: the end-to-end tests show it. */
const meta: Meta<typeof PageSurroundings> = {
  title: 'Pages/LoginPage',
  component: PageSurroundings,
  args: { children: <LoginPage /> },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const FindingOutWhoIsThere: Story = { args: { session: { status: 'loading' } } };

export const SignInCannotBeReached: Story = {
  args: { session: { status: 'unreachable', retry: () => {} } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
