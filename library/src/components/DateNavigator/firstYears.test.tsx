import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DateNavigator } from './DateNavigator.tsx';

test.each([
  ['0050-06-15', undefined, ['0100-01-20']],
  ['0150-01-15', undefined, ['0150-01-20']],
  ['0050-06-15', '0060-01-01', []],
])(
  'the calendar selects the day that it shows, also for %s with the last day %s',
  async (value, maxDate, chosen) => {
    const onChange = vi.fn<(day: string) => void>();
    render(<DateNavigator value={value} maxDate={maxDate} onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: /, choose/ }));
    const calendar = within(await screen.findByRole('dialog'));
    const year = chosen[0]?.slice(0, 4) ?? '0100';
    expect(calendar.getByText(new RegExp(`^January ${Number(year)}$`))).toBeVisible();
    const day = calendar.getByRole('gridcell', { name: '20' });
    await userEvent.setup({ pointerEventsCheck: 0 }).click(day);
    expect(onChange.mock.calls.flat()).toEqual(chosen);
  },
);
