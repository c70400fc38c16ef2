import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useTrendSettings } from './useTrendSettings.ts';

it('the trends follow midnight, also after a look at earlier days', () => {
  const { result, rerender } = renderHook(({ today }) => useTrendSettings(today, today), {
    wrapper: MemoryRouter,
    initialProps: { today: '2026-11-20' },
  });
  act(() => result.current.change('day', '2026-11-13'));
  expect(result.current.last).toBe('2026-11-13');
  act(() => result.current.change('day', '2026-11-20'));
  rerender({ today: '2026-11-21' });
  expect(result.current.last).toBe('2026-11-21');
});
