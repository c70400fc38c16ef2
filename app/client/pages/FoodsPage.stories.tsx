import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { FoodSetting } from '../food-log/data/FoodLog.types.ts';
import { fakeServer } from '../testing/fakeServer.ts';
import { waitForever } from '../testing/setPatience.ts';
import { PageSurroundings } from '../testing/PageSurroundings.tsx';
import { inLanguage } from '../testing/inLanguage.tsx';
import { putBreakfast } from '../testing/putBreakfast.ts';
import { FoodsPage } from './FoodsPage.tsx';

let server: ReturnType<typeof fakeServer>;

const set = (loggedAs: string, values: Partial<FoodSetting>): FoodSetting => ({
  loggedAs,
  figures: null,
  isPinned: false,
  isHidden: false,
  deletedAt: null,
  version: 1,
  ...values,
});

const meta: Meta<ComponentProps<typeof PageSurroundings>> = {
  title: 'Pages/FoodsPage',
  component: FoodsPage,
  render: (surroundings) => (
    <PageSurroundings address="/foods" {...surroundings}>
      <FoodsPage />
    </PageSurroundings>
  ),
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  beforeEach() {
    server = fakeServer();
    putBreakfast(server);
    server.foods.push({ name: 'Lentil soup', calories: 830, fats: 33, proteins: 46, carbs: 82 });
    const porridge = { calories: 274, fats: 6, proteins: 10, carbs: 44, amount: 150, unit: 'g' };
    server.settings = {
      ...server.settings,
      foods: [
        set('Apple', { isPinned: true }),
        set('Lentil soup', { isHidden: true }),
        set('Porridge with berries', { figures: { name: 'Porridge with berries', ...porridge } }),
      ],
    };
    return () => server.restore();
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Foods: Story = {
  tags: ['group-states'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /^Edit Porridge.*150\s?g\s*274\s?kcal/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Pinned' })).toHaveTextContent('Apple');
    await expect(canvas.getByRole('list', { name: 'Hidden' })).toHaveTextContent('Lentil soup');
  },
};

export const FoodsDarkOnAPhone: Story = {
  ...Foods,
  tags: ['group-modes'],
  globals: { theme: 'dark', viewport: { value: 'phone', isRotated: false } },
};

export const FoodsInLargeText: Story = {
  ...Foods,
  tags: ['group-modes'],
  globals: { textSize: '200', viewport: { value: 'phone', isRotated: false } },
};

export const FoodsInHebrew: Story = {
  ...Foods,
  ...inLanguage('he-IL'),
  tags: ['group-modes'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lentil soup')).toBeVisible();
  },
};

export const NothingLoggedYet: Story = {
  tags: ['group-states'],
  beforeEach() {
    server.foods = [];
    server.settings = { ...server.settings, foods: [] };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Foods that you log appear here.')).toBeVisible();
  },
};

export const NothingFound: Story = {
  tags: ['group-states'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Edit Porridge/ });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search your foods' }), 'bread');
    await expect(await canvas.findByText('None of your foods fits.')).toBeVisible();
  },
};

export const FoodsLoading: Story = {
  tags: ['group-states'],
  beforeEach() {
    server.held = new Promise(() => {});
    return waitForever();
  },
};

export const FoodsCannotBeLoaded: Story = {
  tags: ['group-states'],
  beforeEach() {
    server.networkFails = true;
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('You’re offline, and your foods aren’t saved here.'),
    ).toBeVisible();
  },
};

export const CorrectingAFood: Story = {
  tags: ['group-states', 'focus'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Edit Porridge/ }));
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('150');
  },
};

export const CorrectingAFoodOnAPhone: Story = {
  ...CorrectingAFood,
  tags: ['group-modes', 'focus'],
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const AFoodDeleted: Story = {
  tags: ['group-states'],
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Delete Coffee from your foods' }),
    );
    await waitFor(() => expect(canvas.getByText('Deleted Coffee from your foods')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: /^Edit Coffee/ })).toBeNull();
  },
};
