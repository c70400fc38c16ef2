import { expect, it } from 'vitest';
import { newEntry } from '../add/newEntry.ts';
import { copyEntriesTo } from './copyEntriesTo.ts';

const oats = { name: 'Oats', calories: 1, fats: 1, proteins: 1, carbs: 1 };

it('copies of entries of one millisecond have an order, and so keep it', () => {
  const now = new Date('2026-11-20T08:15:30.500Z');
  const entries = ['Third', 'Second', 'First'].map((name) =>
    newEntry({ ...oats, name }, '2026-11-20', { now }),
  );
  const copies = copyEntriesTo(entries, '2026-11-21');
  expect(copies.map(({ name }) => name)).toEqual(['Third', 'Second', 'First']);
  const instants = copies.map(({ loggedAt }) => Date.parse(loggedAt));
  expect(instants.map((instant) => instant - Math.min(...instants))).toEqual([2, 1, 0]);
});

it('copies to and from a day before 1970 keep their times', () => {
  const entry = newEntry(oats, '1950-05-05', { chosen: { time: '08:00', meal: '' } });
  const early = { ...entry, loggedAt: '1950-05-05T08:00:30.000Z' };
  expect(copyEntriesTo([early], '1950-05-06')[0]?.loggedAt).toBe('1950-05-06T08:00:30.000Z');
  expect(copyEntriesTo([early], '2026-11-20')[0]?.loggedAt).toBe('2026-11-20T08:00:30.000Z');
});
