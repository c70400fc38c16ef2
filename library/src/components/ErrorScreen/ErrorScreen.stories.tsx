import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ErrorScreen } from './ErrorScreen.tsx';

const brightPhoto = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" preserveAspectRatio="xMidYMid slice" viewBox="0 0 640 480">
    <linearGradient id="sky" x2="1" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="#f2a65a"/></linearGradient>
    <path fill="url(#sky)" d="M0 0h640v480H0z"/><circle cx="470" cy="130" r="70" fill="#d1495b"/>
  </svg>`,
)}`;

const meta = {
  title: 'Components/ErrorScreen',
  component: ErrorScreen,
  parameters: { layout: 'fullscreen' },
  args: { component: 'main', onHomeClick: fn((event) => event.preventDefault()) },
} satisfies Meta<typeof ErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OverABrightPhoto: Story = {
  tags: ['group-states'],
  args: { photoUrl: brightPhoto },
  play: async ({ args, canvasElement }) => {
    const screen = within(canvasElement);
    await expect(screen.getByRole('heading', { name: 'An Error Ocurred' })).toBeVisible();
    const link = screen.getByRole('link', { name: 'Back to home' });
    await expect(link).toHaveAttribute('href', '/');
    // In the colours of the page, it could not be read while it is hovered.
    await waitFor(() => expect(getComputedStyle(link).backgroundColor).toBe('rgb(255, 255, 255)'));
    await userEvent.click(link);
    await expect(args.onHomeClick).toHaveBeenCalledOnce();
    link.blur();
  },
};

export const WithoutAPhoto: Story = {
  tags: ['group-states', 'modes', 'locales'],
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(screen.getByRole('heading', { level: 1, name: 'An Error Ocurred' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Back to home' })).toBeVisible();
    await expect(screen.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const ThePhotoDoesNotLoad: Story = {
  tags: ['group-states'],
  args: { photoUrl: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    const photo = canvasElement.querySelector('img')!;
    await expect(photo.decode()).rejects.toThrow();
    await expect(photo).not.toBeVisible();
  },
};

export const LinkInFocus: Story = {
  tags: ['group-states', 'focus'],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};

export const OnAPhone: Story = {
  tags: ['group-modes'],
  args: { photoUrl: brightPhoto },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

/** What happened, and the way back. */
export const SaysItToAPerson: Story = {
  tags: ['group-advice', 'do', '!phone'],
};

/** A technical message helps nobody here: write it to a log. */
export const SaysItToADeveloper: Story = {
  tags: ['group-advice', 'dont', '!phone'],
  args: { localeText: { text: 'TypeError: Cannot read properties of undefined' } },
};
