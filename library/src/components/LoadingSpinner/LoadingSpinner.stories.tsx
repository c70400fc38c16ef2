import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LoadingSpinner } from './LoadingSpinner.tsx';

const meta = {
  title: 'Components/LoadingSpinner',
  component: LoadingSpinner,
} satisfies Meta<typeof LoadingSpinner>;

export default meta;
type Story = StoryObj<typeof meta>;

const inABox: Decorator = (Page) => (
  <div style={{ height: 160 }}>
    <Page />
  </div>
);

export const Loading: Story = {
  tags: ['group-states', 'modes'],
  decorators: inABox,
  play: async ({ canvasElement }) => {
    const spinner = within(canvasElement).getByRole('progressbar', { name: 'Loading' });
    await expect(spinner.getBoundingClientRect().width).toBe(40);
    await expect(getComputedStyle(spinner).color).toBe('rgb(50, 205, 50)');
  },
};

export const InTheDark: Story = {
  tags: ['group-modes'],
  decorators: inABox,
  globals: { theme: 'dark' },
};

export const InTheMiddleOfItsContainer: Story = {
  tags: ['group-states'],
  decorators: [
    (Page) => (
      <div style={{ height: 240, border: '1px dashed' }}>
        <Page />
      </div>
    ),
  ],
};

/** The page cannot reserve space for its content. */
export const LayoutNotKnownYet: Story = {
  tags: ['group-advice', 'do', '!phone'],
  decorators: inABox,
};

/** The content moves when it loads: use `loading` of TotalsCard, which keeps its size. */
export const LayoutKnown: Story = {
  tags: ['group-advice', 'dont', '!phone'],
  render: () => (
    <section style={{ padding: 16, border: '1px solid' }}>
      Totals
      <LoadingSpinner />
    </section>
  ),
};
