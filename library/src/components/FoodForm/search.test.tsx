import { act, render, screen } from '@testing-library/react';
import type { RenderOptions } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { heldSource } from '../../../conformance/heldSource.ts';
import { deDE } from '../../locales/de.ts';
import { FoodlogLocalizationProvider } from '../../locales/FoodlogLocalizationProvider.tsx';
import { FoodForm } from './FoodForm.tsx';
import type { FoodSearchFood } from '../../food-fields/Food.types.ts';
import type { FoodFormProps } from './FoodForm.types.ts';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const name = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Name' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
/** Below it, each figure has its result. */
const announced = () => screen.getAllByRole('status')[0];
const figures = () =>
  ['Calories', 'Fats', 'Proteins', 'Carbs'].map((label) => field(label).value).join('/');

const oats = { name: 'Oats', calories: 310, fats: 6, proteins: 11, carbs: 54 };
const raw: FoodSearchFood = {
  name: 'Oats, raw',
  calories: 388.7,
  fats: 6.5,
  proteins: 16.89,
  carbs: 66.27,
  source: 'USDA',
  per: '100 g',
};

async function show(props: Partial<FoodFormProps> = {}, around: RenderOptions = {}) {
  const source = heldSource();
  const onSubmit = vi.fn<FoodFormProps['onSubmit']>(() => Promise.resolve());
  const onSelect = vi.fn<(food: FoodSearchFood | null) => void>();
  const form = (
    <FoodForm
      suggestions={[oats]}
      search={source.search}
      debounceMs={0}
      onSelect={onSelect}
      onSubmit={onSubmit}
      {...props}
    />
  );
  render(form, around);
  // The code of the list is loaded on demand.
  await act(() => import('../../food-fields/getSuggestionProps.tsx'));
  await act(() => import('../../food-fields/FoundFoods.tsx'));
  return { ...source, onSubmit, onSelect };
}

/** The part that asks is loaded with the first letter. */
async function typeOat(asked: readonly object[]) {
  await userEvent.type(name(), 'o');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await userEvent.type(name(), 'at');
}

test('own foods come at once, and what was found below them, with its source and amount', async () => {
  const { asked } = await show();
  await typeOat(asked);
  expect(options()).toEqual(['Oats310\u00a0kcal']);
  expect(announced()).toHaveTextContent('Foods found: 1');
  await asked.at(-1)?.answer([raw]);
  expect(options()).toEqual(['Oats310\u00a0kcal', 'Oats, rawUSDA · per 100 g389\u00a0kcal']);
  expect(screen.getByRole('group', { name: 'Other foods' })).toContainElement(
    screen.getByRole('option', { name: /^Oats, raw/ }),
  );
  expect(announced()).toHaveTextContent('Foods found: 2');
  expect(asked.map(({ text }) => text)).toEqual(['o', 'oa', 'oat']);
});

test('the arrow keys fill in a food that was found, rounded once, and Enter adds it', async () => {
  const { asked, onSubmit, onSelect } = await show();
  await typeOat(asked);
  await asked.at(-1)?.answer([raw]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const second = screen.getByRole('option', { name: /^Oats, raw/ });
  expect(name()).toHaveAttribute('aria-activedescendant', second.id);
  expect(name()).toHaveValue('Oats, raw');
  expect(figures()).toBe('389/7/17/66');
  expect(onSelect.mock.calls).toEqual([[oats], [raw]]);
  expect(onSelect.mock.lastCall?.[0]).toBe(raw);
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    name: 'Oats, raw',
    calories: 389,
    fats: 7,
    proteins: 17,
    carbs: 66,
  });
  expect(onSelect).toHaveBeenLastCalledWith(null);
  expect(asked).toHaveLength(3);
});

test('a food that is pressed fills in the figures, and leaves them with its name', async () => {
  const { asked, onSelect } = await show({ suggestions: undefined });
  await userEvent.type(name(), 'oat');
  await asked.at(-1)?.answer([raw]);
  await userEvent.click(screen.getByRole('option', { name: /^Oats, raw/ }));
  expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
  expect(figures()).toBe('389/7/17/66');
  expect(options()).toEqual([]);
  await userEvent.clear(name());
  expect(figures()).toBe('0/0/0/0');
  expect(onSelect.mock.calls).toEqual([[raw], [null]]);
});

test('Escape closes the list, stops the search, and brings back what was typed', async () => {
  const { asked, onSelect } = await show();
  await userEvent.type(name(), 'oat{ArrowDown}');
  expect(name()).toHaveValue('Oats');
  await userEvent.keyboard('{Escape}');
  expect(name()).toHaveValue('oat');
  expect(figures()).toBe('0/0/0/0');
  expect(onSelect).toHaveBeenLastCalledWith(null);
  expect(asked.at(-1)?.signal.aborted).toBe(true);
  await asked.at(-1)?.answer([raw]);
  expect(options()).toEqual([]);
});

test('a key takes away what was found for an older text, and the arrow keys do not fill it in', async () => {
  const { asked } = await show({ suggestions: undefined });
  await userEvent.type(name(), 'oa');
  await asked.at(-1)?.answer([raw]);
  await userEvent.type(name(), 't{ArrowDown}');
  expect(name()).toHaveValue('oat');
  expect(options()).toEqual([]);
  expect(name()).toHaveAttribute('aria-expanded', 'false');
});

const searching = (search?: FoodFormProps['search']) => (
  <FoodForm search={search} suggestions={[oats]} debounceMs={0} onSubmit={() => undefined} />
);

test('the arrow keys do not fill in what a search has found that was taken away', async () => {
  const { rerender } = render(searching(() => [raw]));
  await act(() => import('../../food-fields/getSuggestionProps.tsx'));
  await userEvent.type(name(), 'oat');
  await screen.findByText('Oats, raw');
  rerender(searching());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(options()).toHaveLength(1);
  expect(name()).toHaveValue('oat');
});

test('Escape stops a search that has found nothing yet', async () => {
  const { asked } = await show({ suggestions: undefined });
  await userEvent.type(name(), 'oat{Escape}');
  expect(asked.at(-1)?.signal.aborted).toBe(true);
  expect(screen.queryByText('Other foods')).not.toBeInTheDocument();
});

test('an answer that comes late leaves the selected food where it is', async () => {
  const { asked } = await show();
  await typeOat(asked);
  await userEvent.keyboard('{ArrowDown}');
  await asked.at(-1)?.answer([raw]);
  expect(name()).toHaveValue('Oats');
  const [first] = screen.getAllByRole('option');
  expect(name()).toHaveAttribute('aria-activedescendant', first?.id);
  await asked[0]?.answer([{ ...raw, name: 'Old answer' }]);
  expect(options()).toHaveLength(2);
});

test('a search that fails is told with its message, and Enter tries again and adds nothing', async () => {
  const { asked, onSubmit } = await show();
  await typeOat(asked);
  await asked.at(-1)?.fail(new Error('The food table cannot be reached.'));
  expect(announced()).toHaveTextContent('The food table cannot be reached.');
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('option', { name: /Try again$/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(name()).toHaveValue('oat');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(asked.map(({ text }) => text)).toEqual(['o', 'oa', 'oat', 'oat']);
  expect(name()).toHaveFocus();
  await asked.at(-1)?.answer([raw]);
  expect(options()).toHaveLength(2);
});

test('a name that is not found is logged as it was typed, without a list', async () => {
  const { asked, onSubmit } = await show();
  await userEvent.type(name(), 'Kefir');
  await asked.at(-1)?.answer([]);
  expect(name()).toHaveAttribute('aria-expanded', 'false');
  expect(document.querySelector('.FoodlogFoodForm-suggestions')).not.toBeInTheDocument();
  expect(announced()).toBeEmptyDOMElement();
  await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    name: 'Kefir',
    calories: 0,
    fats: 0,
    proteins: 0,
    carbs: 0,
  });
});

test('the list is in the words of FoodSearch in the language of the page', async () => {
  const { search, asked } = heldSource();
  render(
    <FoodlogLocalizationProvider localization={deDE}>
      <FoodForm search={search} debounceMs={0} onSubmit={() => undefined} />
    </FoodlogLocalizationProvider>,
  );
  const combobox = await screen.findByRole('combobox', { name: 'Name' });
  await act(() => import('../../food-fields/getSuggestionProps.tsx'));
  await userEvent.type(combobox, 'o');
  await act(() => import('../../food-fields/FoundFoods.tsx'));
  await asked[0]?.answer([{ ...raw, per: { amount: 100, unit: 'g' } }]);
  expect(options()).toEqual(['Oats, rawUSDA · je 100\u00a0g389\u00a0kcal']);
});

test('Strict Mode asks once for a text, and fills in a food once', async () => {
  const { asked, onSelect } = await show({}, { wrapper: StrictMode });
  await userEvent.type(name(), 'o');
  expect(asked.filter(({ signal }) => !signal.aborted)).toHaveLength(1);
  await asked.at(-1)?.answer([raw]);
  await userEvent.keyboard('{ArrowUp}');
  expect(onSelect.mock.calls).toEqual([[raw]]);
});
