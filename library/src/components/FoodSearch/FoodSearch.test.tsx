import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { FoodSearch } from './FoodSearch.tsx';

const figures = { calories: 310, fats: 6, proteins: 11, carbs: null };
const oats = { ...figures, name: 'Oats' };
const oatMilk = { ...figures, name: 'Oat milk', calories: null };
const fromTable = { ...figures, name: 'Oats, raw', source: 'USDA', per: '100 g' };

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Find a food' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const announced = () => screen.getByRole('status').textContent;

describe('the list', () => {
  test('has own foods first, then the text as it is, then others with their source and amount', async () => {
    render(
      <FoodSearch
        foods={[oats, oatMilk]}
        search={() => [fromTable]}
        debounceMs={0}
        onSubmitText={vi.fn<() => void>()}
      />,
    );
    await userEvent.type(field(), ' oat');
    expect(options()).toEqual([
      'Oats310\u00a0kcal',
      'Oat milk',
      'Log “oat” as it is',
      'Oats, rawUSDA · per 100 g310\u00a0kcal',
    ]);
    const own = screen.getByRole('group', { name: 'Your foods' });
    expect(within(own).getAllByRole('option')).toHaveLength(2);
    const others = screen.getByRole('group', { name: 'Other foods' });
    expect(within(others).getAllByRole('option')).toHaveLength(1);
    expect(screen.getByRole('listbox', { name: 'Find a food' })).toContainElement(others);
    expect(announced()).toBe('Foods found: 3');
  });

  test('hands on the food as it was given, and closes with its name in the field', async () => {
    const onSelect = vi.fn<(food: object) => void>();
    const onChange = vi.fn<(text: string) => void>();
    const own = { ...oats, id: 7 };
    render(<FoodSearch foods={[own]} onSelect={onSelect} onChange={onChange} />);
    await userEvent.type(field(), 'oa');
    await userEvent.click(screen.getByRole('option'));
    expect(onSelect.mock.calls).toEqual([[own]]);
    expect(onSelect.mock.calls[0]?.[0]).toBe(own);
    expect(field()).toHaveValue('Oats');
    expect(onChange).toHaveBeenLastCalledWith('Oats');
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('option')).toBeNull();
    expect(announced()).toBe('');
  });

  test('hands on a text that no source knows, without space around it', async () => {
    const onSubmitText = vi.fn<(text: string) => void>();
    render(<FoodSearch foods={[oats]} onSubmitText={onSubmitText} />);
    await userEvent.type(field(), ' kefir ');
    expect(announced()).toBe('Nothing found.');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onSubmitText.mock.calls).toEqual([['kefir']]);
    expect(field()).toHaveValue(' kefir ');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('without a way on, only says that nothing was found', async () => {
    render(<FoodSearch foods={[oats]} />);
    await userEvent.type(field(), 'kefir');
    expect(screen.getAllByText('Nothing found.')).toHaveLength(2);
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(field()).not.toHaveAttribute('aria-controls');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test.each(['', '  ', '\u200b'])('stays closed for %j, and nothing is searched', async (value) => {
    const search = vi.fn<() => []>(() => []);
    render(<FoodSearch search={search} debounceMs={0} onSubmitText={() => undefined} />);
    fireEvent.input(field(), { target: { value: `a${value}` } });
    await act(async () => undefined);
    fireEvent.input(field(), { target: { value } });
    await act(async () => undefined);
    expect(search).toHaveBeenCalledOnce();
    expect(options()).toEqual([]);
  });

  test('shows the best 20 of each group of 10,000 foods, and says how many more there are', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({ ...oats, name: `Oats ${index}` }));
    render(<FoodSearch foods={many} search={() => many} debounceMs={0} />);
    await userEvent.type(field(), 'oats');
    expect(options()).toHaveLength(40);
    expect(announced()).toBe('Foods found: 20,000');
    expect(screen.getByText('19,960 more. Type more of the name to see them.')).toBeVisible();
  });

  test('tells foods with equal names apart, and shows no unknown figure as 0', async () => {
    const onSelect = vi.fn<(food: object) => void>();
    const second = { ...oats, calories: Number.NaN };
    render(<FoodSearch foods={[oats, second]} onSelect={onSelect} />);
    await userEvent.type(field(), 'oats');
    expect(options()).toEqual(['Oats310\u00a0kcal', 'Oats']);
    await userEvent.click(screen.getAllByRole('option')[1]!);
    expect(onSelect.mock.calls[0]?.[0]).toBe(second);
  });
});

describe('keys', () => {
  test('select options, and the field stays as it was typed until Enter', async () => {
    const onSelect = vi.fn<(food: object) => void>();
    render(<FoodSearch foods={[oats, oatMilk]} onSelect={onSelect} />);
    await userEvent.type(field(), 'oat');
    await userEvent.keyboard('{End}');
    const [, last] = screen.getAllByRole('option');
    expect(field()).toHaveAttribute('aria-activedescendant', last?.id);
    expect(last).toHaveAttribute('aria-selected', 'true');
    expect(field()).toHaveValue('oat');
    await userEvent.keyboard('{Enter}');
    expect(onSelect.mock.calls).toEqual([[oatMilk]]);
  });

  test('Escape closes the list, Down opens it again, and nothing around it gets these keys', async () => {
    const heard = vi.fn<(key: string) => void>();
    render(
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for a dialog
      <div onKeyDown={({ key }) => heard(key)}>
        <FoodSearch foods={[oats]} />
      </div>,
    );
    await userEvent.type(field(), 'oat');
    heard.mockClear();
    await userEvent.keyboard('{Escape}');
    expect(options()).toEqual([]);
    await userEvent.keyboard('{ArrowDown}');
    expect(options()).toHaveLength(1);
    expect(field()).not.toHaveAttribute('aria-activedescendant');
    expect(heard).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}{Escape}');
    expect(heard.mock.calls).toEqual([['Escape']]);
  });

  test('Enter never submits a form around the field, whether an option is selected or not', async () => {
    const onSubmit = vi.fn<() => void>();
    render(
      <form onSubmit={onSubmit}>
        <FoodSearch foods={[oats]} />
        <button>Save</button>
      </form>,
    );
    await userEvent.type(field(), '{Enter}oat{Enter}{ArrowDown}{Enter}{Enter}');
    expect(field()).toHaveValue('Oats');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('of an input method select nothing', async () => {
    render(<FoodSearch foods={[oats]} />);
    await userEvent.type(field(), 'oat');
    fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true });
    expect(field()).not.toHaveAttribute('aria-activedescendant');
    fireEvent.keyDown(field(), { key: 'ArrowDown', keyCode: 229 });
    expect(field()).not.toHaveAttribute('aria-activedescendant');
  });

  test('with Shift select text, as in any field', async () => {
    render(<FoodSearch foods={[oats]} />);
    await userEvent.type(field(), 'oat');
    fireEvent.keyDown(field(), { key: 'Home', shiftKey: true });
    expect(field()).not.toHaveAttribute('aria-activedescendant');
  });

  test('that are held down take an option once', async () => {
    const onSubmitText = vi.fn<() => void>();
    render(<FoodSearch onSubmitText={onSubmitText} />);
    await userEvent.type(field(), 'kefir{ArrowDown}');
    fireEvent.keyDown(field(), { key: 'Enter', repeat: true });
    expect(onSubmitText).not.toHaveBeenCalled();
  });
});

describe('value', () => {
  test('is what the list answers, whatever a person types', async () => {
    render(<FoodSearch foods={[oats]} value="Rye" onSubmitText={() => undefined} />);
    await userEvent.type(field(), 's');
    expect(field()).toHaveValue('Rye');
    expect(options()).toEqual(['Log “Rye” as it is']);
  });

  test('may empty the field after a selection', async () => {
    const { rerender } = render(<FoodSearch foods={[oats]} value="oat" />);
    await userEvent.click(field());
    await userEvent.click(screen.getByRole('option'));
    rerender(<FoodSearch foods={[oats]} value="" />);
    expect(field()).toHaveValue('');
    expect(options()).toEqual([]);
  });
});

test('a press in the list beside its options keeps the focus in the field, one beside the list closes it', async () => {
  render(
    <>
      <FoodSearch foods={[oats]} />
      <p>Beside</p>
    </>,
  );
  await userEvent.type(field(), 'oat');
  await userEvent.click(screen.getByText('Your foods'));
  expect(field()).toHaveFocus();
  expect(options()).toHaveLength(1);
  await userEvent.click(screen.getByText('Beside'));
  expect(field()).not.toHaveFocus();
  expect(options()).toEqual([]);
});

test('a press on the field opens the list for the text in it, and leaving closes it', async () => {
  render(<FoodSearch foods={[oats]} defaultValue="oat" />);
  act(() => field().focus());
  expect(options()).toEqual([]);
  await userEvent.click(field());
  expect(options()).toHaveLength(1);
  await userEvent.tab();
  expect(options()).toEqual([]);
});
