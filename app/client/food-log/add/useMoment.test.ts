import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useMoment } from './useMoment.ts';

afterEach(() => sessionStorage.clear());

it('a time that was chosen for today ends with it, unless that day is still on screen', () => {
  const { result, rerender } = renderHook(({ shown, today }) => useMoment('U1', 0, shown, today), {
    initialProps: { shown: '2026-11-20', today: '2026-11-20' },
  });
  const chosen = { time: '19:30', meal: '', chosenOn: '2026-11-20' };
  act(() => result.current[1](chosen));
  rerender({ shown: '2026-11-19', today: '2026-11-20' });
  expect(result.current[0]).toEqual(chosen);
  rerender({ shown: '2026-11-20', today: '2026-11-21' });
  expect(result.current[0]).toEqual(chosen);
  rerender({ shown: '2026-11-21', today: '2026-11-21' });
  expect(result.current[0].time).toBe('');
});

const open = (day: string) =>
  renderHook(({ shown }) => useMoment('U1', 0, shown, '2026-11-21'), {
    initialProps: { shown: day },
  });

it('a meal that is kept for a day holds there, also after a reload, and on no other day', () => {
  const { result, rerender, unmount } = open('2026-11-20');
  act(() => result.current[1]({ time: '', meal: 'Lunch', keptFor: '2026-11-20' }));
  rerender({ shown: '2026-11-21' });
  expect(result.current[0]).toEqual({ time: '', meal: '' });
  rerender({ shown: '2026-11-20' });
  expect(result.current[0].meal).toBe('Lunch');
  unmount();
  expect(open('2026-11-20').result.current[0].meal).toBe('Lunch');
  expect(open('2026-11-19').result.current[0].meal).toBe('');
});

it('what is chosen for one entry holds on every day', () => {
  const { result, rerender } = open('2026-11-20');
  act(() => result.current[1]({ time: '08:15', meal: 'Lunch' }));
  rerender({ shown: '2026-11-21' });
  expect(result.current[0]).toEqual({ time: '08:15', meal: 'Lunch' });
});
