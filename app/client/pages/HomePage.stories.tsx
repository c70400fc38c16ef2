import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fakeServer } from '../testing/fakeServer.ts';
import { waitForever } from '../testing/setPatience.ts';
import { PageSurroundings } from '../testing/PageSurroundings.tsx';
import { HomePage } from './HomePage.tsx';

let server: ReturnType<typeof fakeServer>;

const meta: Meta<ComponentProps<typeof PageSurroundings>> = {
  title: 'Pages/HomePage',
  component: HomePage,
  render: (surroundings) => (
    <PageSurroundings {...surroundings}>
      <HomePage />
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

export const ForAVisitor: Story = {
  tags: ['group-states', 'modes'],
  args: { session: { status: 'signedOut' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Create an account' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Login' })).toBeEnabled();
    // The picture cannot be used.
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};

export const ForAVisitorOnAPhone: Story = {
  ...ForAVisitor,
  tags: ['group-modes'],
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const ForAVisitorInLargeText: Story = {
  ...ForAVisitor,
  tags: ['group-modes'],
  globals: { textSize: '200' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    const picture = canvas.getByText('Totals');
    await expect(heading.getBoundingClientRect().bottom).toBeLessThan(
      picture.getBoundingClientRect().top,
    );
  },
};

export const SignedIn: Story = {
  tags: ['group-states'],
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: /^Hello,.*Demo User$/ })).toBeVisible(),
    );
    await expect(canvas.getByRole('button', { name: 'Open the food log' })).toBeEnabled();
  },
};

export const SignedInDarkOnAPhone: Story = {
  ...SignedIn,
  tags: ['group-modes'],
  globals: { theme: 'dark', viewport: { value: 'phone', isRotated: false } },
};

export const TotalsLoading: Story = {
  tags: ['group-states'],
  beforeEach() {
    server.held = new Promise(() => {});
    return waitForever();
  },
};

export const TotalsCannotBeLoaded: Story = {
  tags: ['group-states'],
  beforeEach() {
    server.statsError = 'Foodlog is busy.';
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/What you logged is safe/)).toBeVisible();
  },
};

export const SignInCannotBeReached: Story = {
  tags: ['group-states'],
  args: { session: { status: 'unreachable', retry: () => {} } },
};

export const CheckingTheSession: Story = {
  tags: ['group-states'],
  args: { session: { status: 'loading' } },
};
