import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serveTest } from '../../testing/serveTest.ts';
import { demoUser, PageSurroundings } from '../../testing/PageSurroundings.tsx';
import { newEntry } from '../add/newEntry.ts';
import type { LoggedEntry } from '../data/FoodLog.types.ts';
import { EditEntry } from './EditEntry.tsx';

const oats = { name: 'Oats', calories: 300, fats: 5, proteins: 10, carbs: 50 };

let server: ReturnType<typeof serveTest>;
beforeEach(() => {
  vi.stubEnv('TZ', 'America/New_York');
  server = serveTest();
});
afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllEnvs();
});

function open(entry: LoggedEntry) {
  const close = vi.fn<() => void>();
  render(
    <PageSurroundings>
      <EditEntry
        userId={demoUser.id}
        entry={entry}
        minDate={undefined}
        maxDate="2026-11-21"
        takesFocus
        onClose={close}
      />
    </PageSurroundings>,
  );
  return close;
}

it('an entry that is moved across a clock change keeps its time of day', async () => {
  // The clocks go back on 1 November 2026.
  const entry = newEntry(oats, '2026-10-31', { now: new Date('2026-10-31T08:15:30-04:00') });
  server.put(entry);
  const close = open(entry);
  fireEvent.input(screen.getByLabelText('Day'), { target: { value: '2026-11-02' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(server.sent.at(-1)?.variables.data).toEqual({
    id: entry.id,
    version: 1,
    day: '2026-11-02',
    loggedAt: '2026-11-02T13:15:00.000Z',
    // Otherwise the server would compute the time of day from the instant.
    minuteOfDay: 8 * 60 + 15,
  });
});

it('what another device has removed or set is said in words', async () => {
  const entry = { ...newEntry(oats, '2026-10-31'), meal: 'Lunch', amount: 2, unit: 'bowl' };
  server.put({ ...entry, version: 2, meal: null, amount: 3 });
  open(entry);
  fireEvent.input(screen.getByLabelText('Calories'), { target: { value: '400' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText(/^Another device has changed this entry: no meal, amount 3\./),
  ).toBeDefined();
});

it.each([
  ['Calories', '600', { calories: 600, amount: null, unit: null }],
  ['Name', 'Porridge', { name: 'Porridge', amount: null, unit: null }],
])('another %s than that of the amount leaves no amount', async (label, value, changed) => {
  const entry = { ...newEntry(oats, '2026-10-31'), amount: 2, unit: 'bowl' };
  server.put(entry);
  const close = open(entry);
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(server.sent.at(-1)?.variables.data).toEqual({ id: entry.id, version: 1, ...changed });
});
