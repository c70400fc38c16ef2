import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { FoodlogLocalizationProvider } from '../../locales/FoodlogLocalizationProvider.tsx';
import { deDE } from '../../locales/de.ts';
import { DateNavigator } from './DateNavigator.tsx';
import type { DateNavigatorProps } from './DateNavigator.types.ts';

const navigator = (props: Partial<DateNavigatorProps> = {}) => (
  <DateNavigator value="2026-11-20" onChange={() => undefined} {...props} />
);
const open = async () =>
  userEvent.click(screen.getByRole('button', { name: /choose another day$/ }));
const day = (name: string) => screen.findByRole('gridcell', { name });
const dot = (cell: HTMLElement) => getComputedStyle(cell, '::after').borderTopStyle;
const marked = () => screen.getAllByRole('gridcell', { name: /, with entries$/ });

describe('marked days', () => {
  test.each<[string, DateNavigatorProps['markedDays']]>([
    ['a list', ['2026-11-03', '2026-11-20', '2026-10-05']],
    ['a function', (of) => ['2026-11-03', '2026-11-20'].includes(of)],
  ])('are named as such and have a dot, by %s', async (_, markedDays) => {
    render(navigator({ markedDays }));
    await open();
    expect(await day('20, with entries')).toHaveFocus();
    expect(marked().map(({ textContent }) => textContent)).toEqual(['3', '20']);
    expect(dot(await day('3, with entries'))).toBe('solid');
    expect(dot(await day('4'))).not.toBe('solid');
  });

  test('are marked outside the bounds too', async () => {
    render(navigator({ maxDate: '2026-11-21', markedDays: ['2026-11-22'] }));
    await open();
    expect(await day('22, with entries')).toBeDisabled();
  });

  test('that become known while the calendar is open are marked, and the focus stays', async () => {
    const { rerender } = render(navigator());
    await open();
    await day('20');
    await userEvent.keyboard('{ArrowLeft}');
    const focused = await day('19');
    expect(focused).toHaveFocus();
    rerender(navigator({ markedDays: ['2026-11-19'] }));
    expect(focused).toHaveAccessibleName('19, with entries');
    expect(focused).toHaveFocus();
    rerender(navigator({ markedDays: [] }));
    expect(focused).toHaveAccessibleName('19');
    expect(focused).toHaveFocus();
  });

  test('are named in words and digits of the language, or in own words', async () => {
    render(
      <FoodlogLocalizationProvider localization={deDE}>
        <DateNavigator
          value="2026-11-20"
          onChange={() => undefined}
          locale="ar-EG"
          markedDays={['2026-11-20', '2026-11-03']}
        />
      </FoodlogLocalizationProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: /anderen Tag wählen$/ }));
    expect(await day('٣, mit Einträgen')).toBeVisible();
  });

  test('are named in the words that a team sets', async () => {
    render(navigator({ markedDays: ['2026-11-20'], localeText: { markedDay: 'logged' } }));
    await open();
    expect(await day('20, logged')).toBeVisible();
  });
});

describe('onMonthShow', () => {
  test('is called when the calendar opens, and for each month to which it goes', async () => {
    const onMonthShow = vi.fn<(firstDay: string) => void>();
    const { rerender } = render(navigator({ onMonthShow }));
    expect(onMonthShow).not.toHaveBeenCalled();
    await open();
    const dialog = within(await screen.findByRole('dialog'));
    expect(onMonthShow).toHaveBeenCalledExactlyOnceWith('2026-11-01');
    await userEvent.click(dialog.getByRole('button', { name: 'Previous month' }));
    expect(onMonthShow).toHaveBeenLastCalledWith('2026-10-01');
    await userEvent.click(dialog.getByRole('button', { name: /switch to year view/ }));
    await userEvent.click(await dialog.findByRole('radio', { name: '2025' }));
    expect(onMonthShow).toHaveBeenLastCalledWith('2025-11-01');
    expect(dialog.getByText('November 2025')).toBeVisible();
    expect(onMonthShow).toHaveBeenCalledTimes(3);

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    rerender(navigator({ onMonthShow: (firstDay) => onMonthShow(firstDay) }));
    expect(onMonthShow).toHaveBeenCalledTimes(3);
    await open();
    await screen.findByRole('dialog');
    expect(onMonthShow).toHaveBeenCalledTimes(4);
    expect(onMonthShow).toHaveBeenLastCalledWith('2026-11-01');
  });
});
