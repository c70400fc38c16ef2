import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { stopClock, waitFor } from '../../testing/clock.ts';
import { fakeServer } from '../../testing/fakeServer.ts';
import { demoUser, surroundings } from '../../testing/PageSurroundings.tsx';
import { useOutbox } from '../outbox/OutboxContext.ts';
import { useStatsByDay } from './useStatsByDay.ts';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  stopClock();
  server = fakeServer();
});
afterEach(() => server.restore());

it('tells a day of 0 kcal from one on which nothing is logged, also when its last entry is deleted', async () => {
  const water = { calories: 0, fats: 0, proteins: 0, carbs: 0 };
  server.put({ id: '1', day: '2026-11-19', ...water });
  server.put({ id: '2', day: '2026-11-18', ...water });
  const { result } = renderHook(
    () => ({
      ...useStatsByDay(demoUser.id, '2026-11-01', '2026-11-20'),
      outbox: useOutbox(),
    }),
    { wrapper: surroundings() },
  );
  await waitFor(() => expect(result.current.totalsOn('2026-11-18')).toEqual(water));
  expect(result.current.totalsOn('2026-11-17')).toBeNull();
  const entries = [...server.entries.values()].filter(({ id }) => id === '2');
  await act(async () => result.current.outbox.submit({ kind: 'delete', entries }));
  await waitFor(() => expect(result.current.totalsOn('2026-11-18')).toBeNull());
  expect(result.current.totalsOn('2026-11-19')).toEqual(water);
});
