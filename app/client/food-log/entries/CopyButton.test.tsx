import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageSurroundings } from '../../testing/PageSurroundings.tsx';
import { serveTest } from '../../testing/serveTest.ts';
import { newEntry } from '../add/newEntry.ts';
import { CopyButton } from './CopyButton.tsx';
import { maxEntriesPerChange } from './copyEntriesTo.ts';

const oats = { name: 'Oats', calories: 300, fats: 5, proteins: 10, carbs: 50 };
const yesterday = '2026-11-20';
const now = new Date('2026-11-20T08:15:30Z');
const breakfast = [
  { ...newEntry(oats, yesterday, { now }), meal: 'Breakfast', amount: 150, unit: 'g' },
  newEntry({ ...oats, name: 'Tea' }, yesterday, { now: new Date(now.getTime() - 60_000) }),
];

let server: ReturnType<typeof serveTest>;
beforeEach(() => {
  vi.stubEnv('TZ', 'UTC');
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
  server = serveTest();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const show = (entries = breakfast) =>
  render(
    <PageSurroundings>
      <CopyButton entries={entries}>Copy to today</CopyButton>
    </PageSurroundings>,
  );
const button = () => screen.getByRole('button', { name: 'Copy to today' });
const copied = () => server.sent.flatMap(({ variables }) => variables.data ?? []);

it('copies all entries in one change, with their meals, amounts and times of day', async () => {
  show();
  await userEvent.click(button());
  await waitFor(() => expect(server.sent).toHaveLength(1));
  expect(server.sent[0]?.operationName).toBe('foodLogCreateMany');
  expect(copied()).toMatchObject([
    {
      name: 'Oats',
      day: '2026-11-21',
      minuteOfDay: 495,
      meal: 'Breakfast',
      amount: 150,
      unit: 'g',
    },
    { name: 'Tea', day: '2026-11-21', minuteOfDay: 494, calories: 300 },
  ]);
});

it('copies once when it is pressed twice at once, or a key is held down', async () => {
  show();
  await userEvent.dblClick(button());
  expect(fireEvent.keyDown(button(), { key: 'Enter', repeat: true })).toBe(false);
  await waitFor(() => expect(server.sent).toHaveLength(1));
  expect(copied()).toHaveLength(2);
});

it('copies a day whole or not at all', () => {
  const full = Array.from({ length: maxEntriesPerChange + 1 }, () => newEntry(oats, yesterday));
  const { unmount } = show(full);
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  show(full.slice(1));
  expect(button()).toBeVisible();
});
