import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  createSavedStorySource,
  createStorySource,
  designer,
  developer,
  withRemoved,
} from '../testing/storyReview.ts';
import { ApprovalPage } from './ApprovalPage.tsx';

const meta = {
  title: 'Approval/ApprovalPage',
  component: ApprovalPage,
  tags: ['!autodocs', '!phone'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  loaders: [async () => ({ source: await createStorySource(designer) })],
  args: { source: createSavedStorySource() },
  render: (args, { loaded }) => <ApprovalPage source={loaded['source'] ?? args.source} />,
} satisfies Meta<typeof ApprovalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const openToken = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(
    await canvas.findByRole('button', { name: /^color\.light\.fats: #8a5a00 to #7a4a00 / }),
  );
  // The picture shows the page at rest.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  return canvas;
};

/** A designer approves all pictures that a token moved, and gets to the one that is set apart. */
export const GroupApproved: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await openToken(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Approve all 3 in this group' }));
    await expect(await canvas.findByText('Approved: 3 pictures. 1 left.')).toBeVisible();
    const heading = canvas.getByRole('heading', { name: /^TotalsCard, Large Numbers/ });
    await waitFor(async () => expect(heading).toHaveFocus());
  },
};

export const ChangedToken: Story = {
  play: async ({ canvasElement }) => {
    await openToken(canvasElement);
  },
};

/** What was rejected, with its note and where it is pinned. */
export const RejectedWithANote: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Rejected/ }));
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

/** A developer may reject with a note, and not approve. */
export const NotADesigner: Story = {
  loaders: [async () => ({ source: await createStorySource(developer) })],
  play: async ({ canvasElement }) => {
    const canvas = await openToken(canvasElement);
    await expect(canvas.queryByRole('button', { name: /^Approve/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Reject…' }));
    const dialog = await within(document.body).findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
    // Without a note nothing is rejected.
    const note = within(dialog).getByRole('textbox', { name: 'What should change?' });
    await expect(note).toBeInvalid();
    await expect(note).toHaveFocus();
  },
};

/** The first day: how to become a designer, on one screen. */
export const NoDesigners: Story = {
  loaders: [async () => ({ source: await createStorySource(developer, { designers: [] }) })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(`["${developer}"]`)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Look at the pictures' })).toBeVisible();
  },
};

/** The end of the changes, and the way into the tour. */
export const AllReviewed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await openToken(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Approve all 3 in this group' }));
    await expect(await canvas.findByText('Approved: 3 pictures. 1 left.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    const heading = await canvas.findByRole('heading', { name: 'All changes are reviewed' });
    await waitFor(async () => expect(heading).toHaveFocus());
    await expect(canvas.getByRole('button', { name: /^Start the tour of 1 / })).toBeVisible();
  },
};

export const Difference: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await openToken(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Difference' }));
    await expect(canvas.getByText('Difference: what is not black')).toBeVisible();
  },
};

export const NothingToReview: Story = {
  loaders: [
    async () => ({ source: await createStorySource(designer, { pictures: [], groups: [] }) }),
  ],
};

export const ServerNotRunning: Story = {
  loaders: [
    async () => ({
      source: {
        ...(await createStorySource(designer)),
        load: async () => {
          throw new Error('npm run approve does not answer: is it still running?');
        },
      },
    }),
  ],
};

/** What a designer without a checkout gets as one file, with a picture that is removed. */
export const SavedAsAFile: Story = {
  args: { source: createSavedStorySource(withRemoved) },
  loaders: [async () => ({ source: undefined })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^Removed: TotalsCard / }));
    await expect(await canvas.findByLabelText('Removed')).toBeVisible();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};
