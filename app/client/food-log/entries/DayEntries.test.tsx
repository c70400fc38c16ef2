import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { stopClock, waitFor } from '../../testing/clock.ts';
import { demoUser, PageSurroundings } from '../../testing/PageSurroundings.tsx';
import { serveTest } from '../../testing/serveTest.ts';
import { useDayLog } from '../day/useDayLog.ts';
import { DayEntries } from './DayEntries.tsx';

let server: ReturnType<typeof serveTest>;
beforeEach(() => {
  stopClock(new Date('2026-11-21T12:00:00'));
  sessionStorage.clear();
  server = serveTest();
  server.settings = {
    ...server.settings,
    meals: { meals: [{ name: 'Breakfast', startMinute: 240 }], version: 1 },
  };
  server.put({ id: '1', day: '2026-11-18', name: 'Egg', calories: 80, meal: 'Breakfast' });
  server.put({ id: '2', day: '2026-11-21', name: 'Oats', calories: 300, meal: 'Breakfast' });
});

function Day({ day }: { day: string }) {
  useDayLog(demoUser.id, day);
  const props = { userId: demoUser.id, today: '2026-11-21', lastDay: '2026-11-22' };
  return <DayEntries {...props} day={day} firstDay={undefined} ref={{ current: null }} />;
}
const page = (day: string) => (
  <PageSurroundings>
    <Day day={day} />
  </PageSurroundings>
);

/** What follows the heading of a meal: its sums. */
const sumsOf = (meal: string) =>
  screen.getByRole('heading', { name: meal }).parentElement?.textContent.replaceAll('\u00A0', ' ');

/** Edits an entry of today, and goes on to another day. */
async function editAndGoTo(day: string, held?: Promise<void>) {
  const { rerender } = render(page('2026-11-18'));
  await waitFor(() => screen.getByText('Egg'));
  rerender(page('2026-11-21'));
  fireEvent.click(await waitFor(() => screen.getByText('Oats')));
  await waitFor(() => screen.getByDisplayValue('Oats'));
  server.held = held;
  rerender(page(day));
}

it('an entry that is edited counts in no meal of the day to which a person goes on', async () => {
  await editAndGoTo('2026-11-18');
  await waitFor(() => screen.getByText('Egg'));
  expect(screen.getByDisplayValue('Oats')).toBeDefined();
  expect(sumsOf('Breakfast')).toMatch(/^Breakfast80 kcal/);
});

it('beside an open editor, no meal is copied to a day that is not known yet', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await editAndGoTo('2026-11-19', promise);
  expect(screen.getByDisplayValue('Oats')).toBeDefined();
  expect(sumsOf('Breakfast')).toMatch(/^Breakfast–/);
  expect(screen.queryByText(/^Copy Breakfast/)).toBeNull();
  resolve();
  await waitFor(() => screen.getByText(/^Copy Breakfast/));
});
