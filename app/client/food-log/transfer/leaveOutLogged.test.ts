import { expect, it } from 'vitest';
import { pendingRows } from '../../testing/PageSurroundings.tsx';
import type { LogChange, LoggedEntry } from '../data/FoodLog.types.ts';
import { leaveOutLogged } from './leaveOutLogged.ts';

const running = { signal: new AbortController().signal, report: () => {} };

const entry = (name: string): LoggedEntry => ({
  id: name,
  name,
  day: '2026-11-20',
  minuteOfDay: 480,
  loggedAt: '2026-11-20T08:00:00.000Z',
  calories: 80,
  fats: 0,
  proteins: 0,
  carbs: 0,
  version: 1,
  deletedAt: null,
});

it('leaves out what waits on this device to be sent, as it will be then', async () => {
  const changes: LogChange[] = [
    { kind: 'create', entries: [entry('Tea'), entry('Sent')] },
    { kind: 'update', before: entry('Egg'), after: { ...entry('Egg'), name: 'Eggs' } },
    { kind: 'create', entries: [entry('Cake')] },
    { kind: 'delete', entries: [entry('Cake'), entry('Soup')] },
    { kind: 'setMeals', before: { meals: [], version: 0 }, after: { meals: [], version: 0 } },
  ];
  const logged = ['Sent', 'Egg', 'Soup', 'Roll'].map((name) =>
    Object.assign(entry(name), { meal: null, amount: null, unit: null }),
  );
  const log = {
    exportPage: async (after?: string) => ({ changedAt: null, entries: after ? [] : logged }),
    pending: pendingRows(changes),
  };
  const names = ['Tea', 'Sent', 'Sent', 'Egg', 'Eggs', 'Cake', 'Soup', 'Roll'];
  const { added, loggedPerDay } = await leaveOutLogged(
    log,
    { entries: names.map((name) => entry(name)), remarks: new Map() },
    running,
  );
  expect(added.map(({ name }) => name)).toEqual(['Sent', 'Egg', 'Cake', 'Soup']);
  expect(loggedPerDay.get('2026-11-20')).toBe(4);
});

const at = (name: string, minuteOfDay: number) => Object.assign(entry(name), { minuteOfDay });

it('leaves out what a file without times has brought before, also when its meal has another time now', async () => {
  const logged = [at('Lunch', 720), at('Tea', 480), at('Tea', 600)].map((one) =>
    Object.assign(one, { meal: null, amount: null, unit: null }),
  );
  const log = {
    exportPage: async (after?: string) => ({ changedAt: null, entries: after ? [] : logged }),
    pending: [],
  };
  const untimed = [at('Lunch', 780), at('Tea', 600), at('Tea', 600), at('Tea', 600)];
  const timed = at('Lunch', 780);
  const remarks = new Map(untimed.map((one) => [one, ['withoutTime'] as const]));
  const { added } = await leaveOutLogged(log, { entries: [timed, ...untimed], remarks }, running);
  expect(added.map(({ name }) => name)).toEqual(['Lunch', 'Tea']);
  expect(added[0]).toBe(timed);
  // One with its time takes its place first.
  const [, first, second] = untimed;
  const teas = { entries: [first!, second!, at('Tea', 600)], remarks };
  expect((await leaveOutLogged(log, teas, running)).added).toEqual([second]);
});

const sum = (name: string, calories: number) => Object.assign(entry(name), { calories });

it('leaves out the sum of a meal while the log has another one, and none that the file has beside it', async () => {
  const logged = [sum('Lunch', 500), sum('Dinner', 500), sum('Snacks', 100)].map((one) =>
    Object.assign(one, { meal: null, amount: null, unit: null }),
  );
  const log = {
    exportPage: async (after?: string) => ({ changedAt: null, entries: after ? [] : logged }),
    pending: [],
  };
  const entries = [
    sum('Lunch', 700),
    sum('Dinner', 500),
    sum('Dinner', 200),
    sum('Breakfast', 300),
    sum('Snacks', 150),
  ];
  const named = entries.at(-1)!;
  const remarks = new Map(
    entries
      .filter((one) => one !== named)
      .map((one) => [one, ['withoutTime', 'withoutName'] as const]),
  );
  const found = await leaveOutLogged(log, { entries, remarks }, running);
  expect(found.differing).toEqual([entries[0]]);
  expect(found.added).toEqual(entries.slice(2));
  // What has a time of its own is no sum.
  const timed = new Map(entries.map((one) => [one, ['withoutName'] as const]));
  const snacks = await leaveOutLogged(log, { entries, remarks: timed }, running);
  expect(snacks.differing).toEqual([]);
});
