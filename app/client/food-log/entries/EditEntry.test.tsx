import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
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

async function open(entry: LoggedEntry) {
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
  if (entry.amount) await screen.findByRole('textbox', { name: 'Amount' });
  return close;
}

it('an entry that is moved across a clock change keeps its time of day', async () => {
  // The clocks go back on 1 November 2026.
  const entry = newEntry(oats, '2026-10-31', { now: new Date('2026-10-31T08:15:30-04:00') });
  server.put(entry);
  const close = await open(entry);
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

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('the same, but half, is two presses, from the amount and the figures of the entry', async () => {
  const entry = { ...newEntry(oats, '2026-10-31'), amount: 150, unit: 'g', meal: 'Lunch' };
  server.put(entry);
  const close = await open(entry);
  expect(amount()).toHaveValue('150');
  await press('Half');
  await press('Save');
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(server.sent.at(-1)?.variables.data).toEqual({
    id: entry.id,
    version: 1,
    amount: 75,
    calories: 150,
    fats: 3,
    proteins: 5,
    carbs: 25,
  });
});

it('a figure that is corrected after the amount was changed stays with it', async () => {
  const entry = { ...newEntry(oats, '2026-10-31'), amount: 2, unit: 'bowl' };
  server.put(entry);
  const close = await open(entry);
  await press('Double');
  fireEvent.input(screen.getByLabelText('Fats'), { target: { value: '12' } });
  expect(amount()).not.toHaveAccessibleDescription(/leaves the amount out/);
  await press('Save');
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(server.sent.at(-1)?.variables.data).toEqual({
    id: entry.id,
    version: 1,
    amount: 4,
    calories: 600,
    fats: 12,
    proteins: 20,
    carbs: 100,
  });
});

it.each([
  ['', { amount: null, unit: null }],
  ['0.0001', { amount: null, unit: null, calories: 0, fats: 0, proteins: 0, carbs: 0 }],
])('the amount "%s", which cannot be stored, leaves none', async (typed, changed) => {
  const entry = { ...newEntry(oats, '2026-10-31'), amount: 2, unit: 'bowl' };
  server.put(entry);
  const close = await open(entry);
  fireEvent.input(amount(), { target: { value: typed } });
  await press('Save');
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(server.sent.at(-1)?.variables.data).toEqual({ id: entry.id, version: 1, ...changed });
});

it('a half-typed amount, and the figures that were corrected for it, open again', async () => {
  const entry = { ...newEntry(oats, '2026-10-31'), amount: 2, unit: 'bowl' };
  server.put(entry);
  await open(entry);
  fireEvent.input(amount(), { target: { value: '4' } });
  fireEvent.input(screen.getByLabelText('Fats'), { target: { value: '12' } });
  cleanup();
  const close = await open(entry);
  expect(amount()).toHaveValue('4');
  expect(screen.getByLabelText('Calories')).toHaveValue('600');
  expect(screen.getByLabelText('Fats')).toHaveValue('12');
  await press('Half');
  expect(screen.getByLabelText('Fats')).toHaveValue('5');
  await press('Save');
  // It is as it was: nothing is sent.
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(server.sent).toEqual([]);
});

it('what another device has removed or set is said in words', async () => {
  const entry = { ...newEntry(oats, '2026-10-31'), meal: 'Lunch', amount: 2, unit: 'bowl' };
  server.put({ ...entry, version: 2, meal: null, amount: 3 });
  await open(entry);
  fireEvent.input(screen.getByLabelText('Calories'), { target: { value: '400' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText(/^Another device or tab has changed this entry: no meal, amount 3\./),
  ).toBeDefined();
});

it.each([
  ['Calories', '600', { calories: 600, amount: null, unit: null }],
  ['Name', 'Porridge', { name: 'Porridge', amount: null, unit: null }],
])('another %s than that of the amount leaves no amount', async (label, value, changed) => {
  const entry = { ...newEntry(oats, '2026-10-31'), amount: 2, unit: 'bowl' };
  server.put(entry);
  const close = await open(entry);
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
  expect(amount()).toHaveAccessibleDescription(/^Save leaves the amount out/);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(server.sent.at(-1)?.variables.data).toEqual({ id: entry.id, version: 1, ...changed });
});
