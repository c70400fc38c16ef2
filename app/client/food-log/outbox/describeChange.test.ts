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
const added = (...names: string[]) => describeChange(create(...names), day);

it('names one entry and counts several', () => {
  expect(added('Oats')).toBe('Added Oats');
  expect(added('Oats', 'Tea')).toBe('Added 2 entries');
});

it('shortens a long name without splitting a character', () => {
  expect(added('x'.repeat(40))).toBe(`Added ${'x'.repeat(40)}`);
  expect(added('🥣'.repeat(41))).toBe(`Added ${'🥣'.repeat(39)}…`);
});

it('names the day if another one was on screen', () => {
  const tea = create('Tea');
  expect(describeChange({ ...tea, dayOnScreen: day }, day)).toBe('Added Tea');
  const fromAnother = { ...tea, dayOnScreen: '2026-11-19' };
  expect(describeChange(fromAnother, day)).toBe('Added Tea to today');
  expect(describeChange(fromAnother, '2026-11-22')).toBe('Added Tea to 11/21/2026');
});

it('names what Undo undoes', () => {
  const [before] = create('Oats').entries;
  const [after] = create('Porridge').entries;
  if (!before || !after) throw new Error('There are no entries.');
  const entries = [before];
  expect(describeUndo({ kind: 'update', before, after }, day)).toBe('edit of Porridge');
  expect(describeUndo({ kind: 'delete', entries }, day)).toBe('deletion of Oats');
  expect(describeUndo({ kind: 'restore', entries }, day)).toBe('restoration of Oats');
  const elsewhere = { ...create('Oats', 'Tea'), dayOnScreen: '2026-11-19' };
  expect(describeUndo(elsewhere, day)).toBe('addition of 2 entries to today');
});
