import { expect, it } from 'vitest';
import { newEntry } from '../add/newEntry.ts';
import { describeChange, describeUndo } from './describeChange.ts';

const day = '2026-11-21';
const create = (...names: string[]) => ({
  kind: 'create' as const,
  entries: names.map((name) =>
    newEntry({ name, calories: 1, fats: 1, proteins: 1, carbs: 1 }, day),
  ),
});
const added = (...names: string[]) => describeChange(create(...names), day, day);

it('names one entry and counts several', () => {
  expect(added('Oats')).toBe('Added Oats');
  expect(added('Oats', 'Tea')).toBe('Added 2 entries');
});

it('shortens a long name without splitting a character', () => {
  expect(added('x'.repeat(40))).toBe(`Added ${'x'.repeat(40)}`);
  expect(added('🥣'.repeat(41))).toBe(`Added ${'🥣'.repeat(39)}…`);
});

it('names the day of a change if another one, or none, is on screen', () => {
  const tea = create('Tea');
  const other = '2026-11-19';
  expect(describeChange(tea, day, day)).toBe('Added Tea');
  expect(describeChange(tea, day, other)).toBe('Added Tea to today');
  expect(describeChange(tea, '2026-11-22', undefined)).toBe('Added Tea to 11/21/2026');
  expect(describeChange({ ...tea, kind: 'delete' }, day, other)).toBe('Deleted Tea, today');
  const [before] = tea.entries;
  if (!before) throw new Error('There is no entry.');
  const moved = { kind: 'update' as const, before, after: { ...before, day: other } };
  expect(describeUndo(moved, day, day)).toBe('edit of Tea');
  expect(describeUndo(moved, day, other)).toBe('edit of Tea');
  expect(describeUndo(moved, day, '2026-11-20')).toBe('edit of Tea, 11/19/2026');
  const both = { kind: 'restore' as const, entries: [before, { ...before, id: '2', day: other }] };
  expect(describeChange(both, day, undefined)).toBe('Restored 2 entries');
});

it('names what Undo undoes', () => {
  const [before] = create('Oats').entries;
  const [after] = create('Porridge').entries;
  if (!before || !after) throw new Error('There are no entries.');
  const entries = [before];
  expect(describeUndo({ kind: 'update', before, after }, day, day)).toBe('edit of Porridge');
  expect(describeUndo({ kind: 'delete', entries }, day, day)).toBe('deletion of Oats');
  expect(describeUndo({ kind: 'restore', entries }, day, day)).toBe('restoration of Oats');
  expect(describeUndo(create('Oats', 'Tea'), day, undefined)).toBe(
    'addition of 2 entries to today',
  );
});
