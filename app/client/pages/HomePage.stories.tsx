import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fakeServer } from '../testing/fakeServer.ts';
import { PageSurroundings } from '../testing/PageSurroundings.tsx';
import { HomePage } from './HomePage.tsx';

const meta: Meta<typeof PageSurroundings> = {
  title: 'Pages/HomePage',
  component: PageSurroundings,
  args: { children: <HomePage /> },
  parameters: { layout: 'fullscreen' },
  beforeEach() {
    const server = fakeServer();
    return () => server.restore();
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const ForAVisitor: Story = {
  args: { session: { status: 'signedOut' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Login' })).toBeEnabled();
  },
};

export const ForAVisitorDark: Story = { ...ForAVisitor, globals: { theme: 'dark' } };

export const ForAVisitorOnAPhone: Story = {
  ...ForAVisitor,
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const SignedIn: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Hello, Demo User')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Open the food log' })).toBeEnabled();
  },
};

export const FindingOutWhoIsThere: Story = { args: { session: { status: 'loading' } } };
