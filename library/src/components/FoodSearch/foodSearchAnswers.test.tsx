import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { heldSource } from '../../../conformance/heldSource.ts';
import { FoodSearch } from './FoodSearch.tsx';
import type { FoodSearchFood } from './FoodSearch.types.ts';

const figures = { calories: 310, fats: 6, proteins: 11, carbs: null };
const oats = { ...figures, name: 'Oats' };
const oatMilk = { ...figures, name: 'Oat milk', calories: null };
const fromTable = { ...figures, name: 'Oats, raw', source: 'USDA', per: '100 g' };

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Find a food' });
const options = () =>
  screen.queryAllByRole('option', { hidden: true }).map(({ textContent }) => textContent);
const announced = () => screen.getByRole('status').textContent;
const enter = (value: string) => fireEvent.input(field(), { target: { value } });
const broken = () => {
  throw new Error('No index.');
};

describe('answers of a source', () => {
  test('that come late or out of order never replace newer ones', async () => {
    const { asked, search } = heldSource();
    render(<FoodSearch search={search} debounceMs={0} />);
    await userEvent.type(field(), 'oat');
    expect(asked.map(({ text }) => text)).toEqual(['o', 'oa', 'oat']);
    const [first, second, third] = asked;
    await third?.answer([fromTable]);
    await first?.answer([oats]);
    await second?.fail(new Error('Too late.'));
    expect(options()).toEqual(['Oats, rawUSDA · per 100 g310\u00a0kcal']);
  });

  test('to an older text are gone with the next key, before the new answer comes', async () => {
    const { asked, search } = heldSource();
    render(<FoodSearch search={search} debounceMs={0} />);
    await userEvent.type(field(), 'o');
    await asked[0]?.answer([fromTable]);
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.type(field(), 'a{ArrowDown}');
    expect(options()).toEqual([]);
    expect(field()).not.toHaveAttribute('aria-activedescendant');
    expect(announced()).toBe('Searching…');
  });

  test('are counted with the own foods, which are announced before', async () => {
    const { asked, search } = heldSource();
    render(<FoodSearch foods={[oats, oatMilk]} search={search} debounceMs={0} />);
    enter('oat');
    expect(announced()).toBe('Foods found: 2');
    await asked[0]?.answer([fromTable]);
    expect(announced()).toBe('Foods found: 3');
    enter('rye');
    expect(announced()).toBe('Searching…');
  });

  test('come from another source when the list opens again, and stay while it is open', async () => {
    const other = vi.fn<() => FoodSearchFood[]>(() => [oatMilk, fromTable]);
    const { rerender } = render(<FoodSearch search={() => [oats]} debounceMs={0} />);
    await userEvent.type(field(), 'oat');
    rerender(<FoodSearch search={other} debounceMs={0} />);
    expect(options()).toHaveLength(1);
    expect(other).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}{ArrowDown}');
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    expect(other).toHaveBeenCalledOnce();
  });

  test('leave the selected option and the own foods where they are', async () => {
    const { asked, search } = heldSource();
    render(
      <FoodSearch
        foods={[oats, oatMilk]}
        search={search}
        debounceMs={0}
        onSubmitText={() => undefined}
      />,
    );
    await userEvent.type(field(), 'oat{ArrowDown}{ArrowDown}{ArrowDown}');
    const before = screen.getAllByRole('option');
    await asked.at(-1)?.answer([fromTable]);
    expect(screen.getAllByRole('option').slice(0, 3)).toEqual(before);
    expect(field()).toHaveAttribute('aria-activedescendant', before[2]?.id);
    await userEvent.keyboard('{ArrowDown}');
    const other = screen.getByRole('option', { name: /^Oats, raw/ });
    expect(field()).toHaveAttribute('aria-activedescendant', other.id);
  });

  test('that fail are told with the message of the error, and a person can try again', async () => {
    const { asked, search } = heldSource();
    render(<FoodSearch search={search} debounceMs={0} />);
    await userEvent.type(field(), 'o');
    expect(announced()).toBe('Searching…');
    await asked[0]?.fail(new Error('The food table cannot be reached.'));
    expect(announced()).toBe('The food table cannot be reached.');
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { name: /Try again/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{Enter}');
    expect(asked.map(({ text }) => text)).toEqual(['o', 'o']);
    await asked[1]?.answer([fromTable]);
    expect(options()).toHaveLength(1);
    expect(announced()).toBe('Foods found: 1');
  });

  test('are aborted when the text changes, the list closes or the field leaves', async () => {
    const { asked, search } = heldSource();
    const { unmount } = render(<FoodSearch search={search} debounceMs={0} />);
    await userEvent.type(field(), 'o');
    await userEvent.type(field(), 'a');
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await userEvent.keyboard('{Escape}');
    expect(asked[1]?.signal.aborted).toBe(true);
    await userEvent.keyboard('{ArrowDown}');
    expect(asked).toHaveLength(3);
    unmount();
    expect(asked[2]?.signal.aborted).toBe(true);
  });

  test('are not asked for again while they are shown', async () => {
    const { asked, search } = heldSource();
    const shown = (title: string) => <FoodSearch search={search} debounceMs={0} title={title} />;
    const { rerender } = render(shown('before'));
    await userEvent.type(field(), 'o');
    await asked[0]?.answer([fromTable]);
    expect(asked[0]?.signal.aborted).toBe(false);
    rerender(shown('after'));
    await userEvent.type(field(), ' ');
    await userEvent.keyboard('{Escape}{ArrowDown}');
    expect(options()).toHaveLength(1);
    expect(asked).toHaveLength(1);
  });

  test('may come from a search that throws, and then say that it failed', async () => {
    render(<FoodSearch search={broken} debounceMs={0} />);
    await userEvent.type(field(), 'o');
    expect(announced()).toBe('No index.');
  });

  test('come once in Strict Mode', async () => {
    const { asked, search } = heldSource();
    render(
      <StrictMode>
        <FoodSearch search={search} debounceMs={0} />
      </StrictMode>,
    );
    await userEvent.type(field(), 'o');
    expect(asked.filter(({ signal }) => !signal.aborted)).toHaveLength(1);
    await asked.at(-1)?.answer([fromTable]);
    expect(options()).toHaveLength(1);
  });
});

describe('debounceMs', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
  });

  test('holds only the search back, 200 ms after the last key', async () => {
    const { asked, search } = heldSource();
    render(<FoodSearch foods={[oats]} search={search} />);
    enter('o');
    expect(options()).toHaveLength(1);
    await act(async () => vi.advanceTimersByTimeAsync(199));
    enter('oa');
    await act(async () => vi.advanceTimersByTimeAsync(199));
    expect(asked).toEqual([]);
    await act(async () => vi.advanceTimersByTimeAsync(1));
    expect(asked.map(({ text }) => text)).toEqual(['oa']);
  });
});

test('Enter takes no other food than the one that was selected when own foods change', async () => {
  const onSelect = vi.fn<(food: object) => void>();
  const cake = { ...figures, name: 'Oat cake' };
  const search = (foods: FoodSearchFood[], disabled = false) => (
    <FoodSearch foods={foods} disabled={disabled} onSelect={onSelect} />
  );
  const { rerender } = render(search([oats]));
  await userEvent.type(screen.getByRole('combobox'), 'oat{ArrowDown}');
  rerender(search([cake, oats]));
  await userEvent.keyboard('{Enter}');
  expect(onSelect).not.toHaveBeenCalledWith(cake);
  rerender(search([cake, oats], true));
  expect(screen.queryAllByRole('option')).toEqual([]);
});

test.each([
  ['takes the selected food when the list gets an equal one', 310, 1],
  ['takes no food when the list gets one with other figures', 311, 0],
])('Enter %s', async (_, calories, times) => {
  const onSelect = vi.fn<(food: object) => void>();
  const search = (now: number) => (
    <FoodSearch foods={[{ ...figures, calories: now, name: 'Oats' }]} onSelect={onSelect} />
  );
  const { rerender } = render(search(310));
  await userEvent.type(screen.getByRole('combobox'), 'oat{ArrowDown}');
  rerender(search(calories));
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledTimes(times);
});
