import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { intakes, otherFigures } from '../../foundations/otherFigures.ts';
import { FoodSearch } from './FoodSearch.tsx';
import type { FoodSearchFood } from './FoodSearch.types.ts';

const phone = { viewport: { value: 'phone', isRotated: false } };

const foods = [
  { name: 'Oats', calories: 310, fats: 6, proteins: 11, carbs: 54 },
  { name: 'Coffee with oat milk', calories: 62, fats: 3, proteins: 1, carbs: 8 },
];

const table = { source: 'USDA', per: '100 g', fats: 7, proteins: 17, carbs: 66 };
const others: FoodSearchFood[] = [
  { ...table, name: 'Oats, raw', calories: 389 },
  { ...table, name: 'Bread, oat bran, toasted', calories: 259 },
  { ...table, name: 'Oil, oat', calories: 884 },
];

const meta = {
  title: 'Components/FoodSearch',
  component: FoodSearch,
  args: {
    foods,
    search: fn(async () => others),
    debounceMs: 0,
    onSelect: fn(),
    onSubmitText: fn(),
    sx: { width: '24rem' },
  },
} satisfies Meta<typeof FoodSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole('combobox');
const type = (text: string) => async (context: { canvasElement: HTMLElement }) => {
  await userEvent.type(field(context.canvasElement), text);
};

export const Empty: Story = {
  tags: ['group-states'],
  args: { helperText: 'Such as rolled oats.', keyShortcut: '/' },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement)).toHaveAccessibleName('Find a food');
    await expect(field(canvasElement)).toHaveAccessibleDescription('Such as rolled oats.');
    await expect(within(canvasElement).queryByRole('listbox')).toBeNull();
  },
};

export const OwnFoodsAndOthers: Story = {
  tags: ['group-states', 'modes', 'locales', 'focus'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(field(canvasElement), 'oat');
    await canvas.findByRole('option', { name: /^Oats, raw/ });
    const own = canvas.getByRole('group', { name: 'Your foods' });
    await expect(within(own).getAllByRole('option')).toHaveLength(2);
    const other = canvas.getByRole('group', { name: 'Other foods' });
    await expect(within(other).getAllByRole('option')).toHaveLength(3);
    await userEvent.keyboard('{ArrowDown}');
    const [first] = canvas.getAllByRole('option');
    await expect(field(canvasElement)).toHaveAttribute('aria-activedescendant', first?.id);
    await expect(field(canvasElement)).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('listbox', { name: 'Find a food' })).toBeVisible();
    // Nothing is taken before a person says so.
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(field(canvasElement)).toHaveValue('oat');
  },
};

export const FoundOnAPhoneInTheDark: Story = {
  ...OwnFoodsAndOthers,
  tags: ['group-modes', 'focus'],
  args: { fullWidth: true, sx: {} },
  globals: { ...phone, theme: 'dark' },
};

export const Searching: Story = {
  tags: ['group-states', 'focus'],
  args: { search: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ canvasElement }) => {
    await type('oat')({ canvasElement });
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Foods found: 2');
    // The own foods do not wait.
    await expect(within(canvasElement).getAllByRole('option')).toHaveLength(3);
  },
};

export const NothingFound: Story = {
  tags: ['group-states', 'focus'],
  args: { search: fn(async () => []) },
  play: async ({ args, canvasElement }) => {
    await type('kefir')({ canvasElement });
    const status = within(canvasElement).getByRole('status');
    await expect(await within(status).findByText('Nothing found.')).toBeInTheDocument();
    const asIs = within(canvasElement).getByRole('option', { name: 'Log “kefir” as it is' });
    await userEvent.click(asIs);
    await expect(args.onSubmitText).toHaveBeenCalledWith('kefir');
    await userEvent.click(field(canvasElement));
    await expect(within(canvasElement).getByRole('option')).toBeVisible();
  },
};

export const NothingFoundAndNoWayOn: Story = {
  tags: ['group-states', 'focus'],
  args: { search: undefined, onSubmitText: undefined },
  play: async ({ canvasElement }) => {
    await type('kefir')({ canvasElement });
    await expect(field(canvasElement)).toHaveAttribute('aria-expanded', 'false');
    await expect(within(canvasElement).getAllByText('Nothing found.')).toHaveLength(2);
  },
};

export const SearchFailed: Story = {
  tags: ['group-states', 'english', 'focus'],
  args: {
    search: fn(async () => {
      throw new Error('The food table cannot be reached.');
    }),
  },
  play: async ({ args, canvasElement }) => {
    await type('oat')({ canvasElement });
    const retry = await within(canvasElement).findByRole('option', { name: /Try again$/ });
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/cannot be reached/);
    await userEvent.click(retry);
    await expect(args.search).toHaveBeenCalledTimes(4);
    await within(canvasElement).findByRole('option', { name: /Try again$/ });
    await userEvent.unhover(retry);
  },
};

export const Chosen: Story = {
  tags: ['group-behaviour'],
  play: async ({ args, canvasElement }) => {
    await type('oats')({ canvasElement });
    await userEvent.click(await within(canvasElement).findByRole('option', { name: /^Oats, raw/ }));
    await expect(args.onSelect).toHaveBeenCalledWith(others[0]);
    await expect(field(canvasElement)).toHaveValue('Oats, raw');
    await expect(within(canvasElement).queryByRole('listbox')).toBeNull();
    field(canvasElement).blur();
  },
};

const words = 'Bread,Rice,Soup,Apple,Cheese,Beans,Tea,Salad,Noodles,Yoghurt'.split(',');

export const TenThousandFoods: Story = {
  tags: ['group-content', 'focus'],
  args: {
    search: undefined,
    foods: Array.from({ length: 10_000 }, (_, index) => ({
      name: `${words[index % 10]} with ${words[Math.floor(index / 10) % 10]} ${index}`,
      calories: index,
      fats: 1,
      proteins: 1,
      carbs: null,
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await type('rice')({ canvasElement });
    await expect(canvas.getAllByRole('option')).toHaveLength(21);
    await expect(canvas.getByText('1,880 more. Type more of the name to see them.')).toBeVisible();
  },
};

export const LongNamesOnAPhone: Story = {
  tags: ['group-content', 'focus'],
  args: {
    fullWidth: true,
    sx: {},
    foods: [
      {
        name: 'Grandmother’s slow-cooked vegetable stew with barley and a slice of rye bread',
        calories: 100_000,
        fats: 9,
        proteins: 12,
        carbs: 30,
      },
      { name: `e${'x'.repeat(80)}`, calories: null, fats: 0, proteins: 0, carbs: 1 },
    ],
    search: fn(async () => [
      { ...table, name: 'Eel', calories: 1, source: 'A table of foods with a long name' },
    ]),
  },
  globals: phone,
  play: async ({ canvasElement }) => {
    await type('e')({ canvasElement });
    await within(canvasElement).findByRole('option', { name: /^Eel/ });
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

export const OtherFigures: Story = {
  tags: ['group-content', 'focus'],
  render: () => <FoodSearch label="Ingredient" figures={otherFigures} foods={intakes} />,
  play: async ({ canvasElement }) => {
    await type('o')({ canvasElement });
    const options = within(canvasElement).getAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'Morning walk',
      'Iron tablet1,250\u00a0ml',
    ]);
  },
};

export const Disabled: Story = {
  tags: ['group-states'],
  args: { disabled: true, defaultValue: 'Rolled oats' },
};

/** A person sees which of two equal names is meant, and what its figure is per. */
export const SourceAndAmount: Story = {
  tags: ['group-advice', 'do', '!phone', 'focus'],
  play: type('raw'),
  args: { foods: [], search: fn(async () => others.slice(0, 1)) },
};

/** 389 kcal of how much? */
export const NoSource: Story = {
  tags: ['group-advice', 'dont', '!phone', 'focus'],
  play: type('raw'),
  args: {
    foods: [],
    search: fn(async () => [{ ...others[0]!, source: undefined, per: undefined }]),
  },
};
