import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { newEntry } from '../food-log/add/newEntry.ts';
import { type FoodLogMeta, foodLogStories, server } from '../testing/foodLogStories.tsx';
import { setPatience, waitForever } from '../testing/setPatience.ts';
import { demoUser } from '../testing/PageSurroundings.tsx';
import { pressDelete } from '../testing/pressDelete.ts';
import { putBreakfast } from '../testing/putBreakfast.ts';
import { typeCoffee } from '../testing/typeCoffee.ts';

const meta: FoodLogMeta = { title: 'Pages/FoodLogPage', ...foodLogStories() };
export default meta;
type Story = StoryObj<typeof meta>;

/** What the Totals card shows: other parts of the page repeat it. */
const totals = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('region', { name: 'Totals' }));

/** Waits for the week of a wide window, which comes late. */
async function weekIsKnown(canvas: ReturnType<typeof within>) {
  if (matchMedia('(max-width: 599.95px)').matches) return;
  const week = await canvas.findByLabelText('Calories per day');
  await within(week).findAllByText(/1,240/);
}

const withBreakfast = () => putBreakfast(server);

export const NothingLoggedYet: Story = {
  tags: ['group-states'],
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: /^Hello,.*Demo User$/ })).toBeVisible(),
    );
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeEnabled();
  },
};

export const ADayWithFood: Story = {
  tags: ['group-states'],
  beforeEach: withBreakfast,
  play: async ({ canvas }) => {
    await waitFor(() => expect(totals(canvas).getByText(/1,240/)).toBeVisible());
  },
};

export const ADayWithFoodDark: Story = {
  ...ADayWithFood,
  tags: ['group-modes'],
  globals: { theme: 'dark' },
};

export const ADayWithFoodOnAPhone: Story = {
  ...ADayWithFood,
  tags: ['group-modes'],
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const ADayWithFoodOnATablet: Story = {
  ...ADayWithFood,
  tags: ['group-modes'],
  globals: { viewport: { value: 'tablet', isRotated: false } },
};

export const ALongName: Story = {
  tags: ['group-content'],
  beforeEach: withBreakfast,
  args: {
    session: {
      status: 'signedIn',
      user: { ...demoUser, name: 'Wilhelmina-Alexandrina Featherstonehaugh-Cholmondeley' },
    },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const TotalsLoading: Story = {
  tags: ['group-states'],
  beforeEach() {
    server.held = new Promise(() => {});
    return waitForever();
  },
};

const snack = { calories: 20, fats: 1, proteins: 1, carbs: 2 };

export const SixtyEntries: Story = {
  tags: ['group-content'],
  parameters: { inView: 'role=region[name="Entries"]' },
  beforeEach() {
    withBreakfast();
    server.entries.clear();
    for (let count = 10; count < 70; count += 1) {
      const minuteOfDay = 360 + count * 10;
      const time = new Date(minuteOfDay * 60_000).toISOString().slice(11, 19);
      server.put({
        id: String(count),
        name: `Snack ${count - 9}`,
        day: '2026-11-21',
        loggedAt: `2026-11-21T${time}`,
        minuteOfDay,
        ...snack,
      });
    }
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('1,200')).toBeVisible());
  },
};

export const Deleted: Story = {
  tags: ['group-states'],
  beforeEach: withBreakfast,
  play: async ({ canvas }) => {
    await pressDelete(canvas, 'Lentil soup');
    await expect(await canvas.findByText('Deleted Lentil soup')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('830')).toBeNull());
  },
};

export const DeletedOnAPhone: Story = {
  ...Deleted,
  tags: ['group-modes'],
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const Editing: Story = {
  tags: ['group-states'],
  parameters: { inView: 'role=form[name="Edit Lentil soup"]' },
  beforeEach: withBreakfast,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Edit Lentil soup/ }));
    await expect(await canvas.findByDisplayValue('830')).toHaveFocus();
  },
};

export const Adding: Story = {
  tags: ['group-states'],
  beforeEach() {
    withBreakfast();
    return waitForever();
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(totals(canvas).getByText(/1,240/)).toBeVisible());
    // The foods to log again are there.
    await canvas.findByRole('button', { name: /^Apple/ });
    server.held = new Promise(() => {});
    await typeCoffee(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Calories' }), '60');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(canvas.getByText(/1,300/)).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Add' })).toBeDisabled();
  },
};

export const RefusedWhileAdding: Story = {
  tags: ['group-states'],
  parameters: { inView: 'role=form[name="Add Food/Drink"] >> role=alert' },
  beforeEach: withBreakfast,
  play: async ({ canvas }) => {
    await waitFor(() => expect(totals(canvas).getByText(/1,240/)).toBeVisible());
    server.nextChange = {
      refuses: 'The day 2026-11-23 has not begun anywhere. Check the date of this device.',
      code: 'BAD_USER_INPUT',
    };
    const name = await canvas.findByLabelText('Name');
    await typeCoffee(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Carbs' }), '1{Enter}');
    await waitFor(() => expect(canvas.getByText(/has not begun anywhere/)).toBeVisible());
    await expect(name).toHaveValue('Coffee');
    await expect(totals(canvas).getByText(/1,240/)).toBeVisible();
  },
};

export const NotSavedYet: Story = {
  tags: ['group-states'],
  beforeEach() {
    withBreakfast();
    return setPatience(0);
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(totals(canvas).getByText(/1,240/)).toBeVisible());
    // The person's foods are known before the network fails.
    await canvas.findByRole('button', { name: /^Apple/ });
    await userEvent.click(await canvas.findByLabelText('Name'));
    await canvas.findByRole('combobox', { name: 'Name' });
    await weekIsKnown(canvas);
    server.held = new Promise(() => {});
    await pressDelete(canvas, 'Lentil soup');
    await typeCoffee(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Calories' }), '60');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(canvas.getByText('Not saved yet: 2 changes')).toBeVisible());
    await expect(canvas.getByLabelText('Name')).toHaveValue('');
    scrollTo(0, 0);
  },
};

export const Offline: Story = {
  tags: ['group-states'],
  beforeEach() {
    withBreakfast();
    // No request is sent again: the server is another one in the next mode.
    return waitForever(500);
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(totals(canvas).getByText(/1,240/)).toBeVisible());
    // The person's foods are known before the network fails.
    await canvas.findByRole('button', { name: /^Apple/ });
    await userEvent.click(await canvas.findByLabelText('Name'));
    await canvas.findByRole('combobox', { name: 'Name' });
    await weekIsKnown(canvas);
    server.networkFails = true;
    await pressDelete(canvas, 'Lentil soup');
    await typeCoffee(canvas);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Calories' }), '60');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    // What was asked before is answered by now.
    dispatchEvent(new Event('offline'));
    await waitFor(() => expect(canvas.getByText('Offline. 2 changes to send')).toBeVisible());
    await expect(canvas.getByLabelText('Name')).toHaveValue('');
    scrollTo(0, 0);
  },
};

export const OfflineOnAPhone: Story = {
  ...Offline,
  tags: ['group-modes'],
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const NotSavedYetOnAPhone: Story = {
  ...NotSavedYet,
  tags: ['group-modes'],
  globals: { viewport: { value: 'phone', isRotated: false } },
};

const coffee = newEntry(
  { name: 'Coffee', calories: 20, fats: 1, proteins: 1, carbs: 2 },
  '2026-11-23',
);

export const RefusedAfterThePageWasLeft: Story = {
  args: { waiting: [{ kind: 'create', entries: [coffee] }] },
  tags: ['group-states'],
  beforeEach() {
    withBreakfast();
    server.nextChange = {
      refuses: 'The day 2026-11-23 has not begun anywhere. Check the date of this device.',
      code: 'BAD_USER_INPUT',
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not saved: Added Coffee to 11/23/2026')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Show 1 change' }));
    await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
    scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(canvas.getByText('Not saved: 1 change')).not.toBeVisible());
  },
};

export const RefusedAfterThePageWasLeftOnAPhone: Story = {
  ...RefusedAfterThePageWasLeft,
  tags: ['group-modes'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Show 1 change' })).toBeVisible(),
};

export const TotalsCannotBeLoaded: Story = {
  tags: ['group-states'],
  beforeEach() {
    withBreakfast();
    server.statsError = 'Foodlog is busy.';
  },
  play: async ({ canvas }) => {
    const words = 'Foodlog is busy. What you logged is safe.';
    await expect(await canvas.findByText(words)).toBeVisible();
    server.statsError = undefined;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText(words)).toBeNull());
    server.statsError = 'Foodlog is busy.';
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(await canvas.findByText(words)).toBeVisible();
  },
};

export const CheckingTheSession: Story = {
  tags: ['group-states'],
  args: { session: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeVisible();
  },
};

export const TotalsBeforeTheName: Story = {
  tags: ['group-states'],
  args: { session: { status: 'loading', userId: demoUser.id } },
  beforeEach: withBreakfast,
  play: async ({ canvas }) => {
    await waitFor(() => expect(totals(canvas).getByText(/1,240/)).toBeVisible());
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Loading...');
    await expect(canvas.queryByRole('button', { name: 'Add' })).toBeNull();
    for (const name of ['Log again', 'Entries'])
      await expect(canvas.getByRole('region', { name })).toBeVisible();
  },
};

export const NotLoggedIn: Story = {
  tags: ['group-states'],
  args: { session: { status: 'signedOut' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are not logged in')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Login' })).toBeEnabled();
  },
};

export const SignInCannotBeReached: Story = {
  tags: ['group-states'],
  args: { session: { status: 'unreachable', retry: () => {} } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
