import { afterEach, expect, it } from 'vitest';
import { editKey, keptEdit } from './keptEdit.ts';
import { newEntry } from './newEntry.ts';

const entry = newEntry({ name: 'Oats', calories: 1, fats: 1, proteins: 1, carbs: 1 }, '2026-11-21');
const keep = (draft: string) => sessionStorage.setItem(editKey('U1'), draft);

afterEach(() => sessionStorage.clear());

it('is the entry of an edit that was begun', () => {
  expect(keptEdit('U1')).toBeUndefined();
  keep(JSON.stringify({ name: 'Oat', begunFrom: JSON.stringify(entry) }));
  expect(keptEdit('U1')).toEqual(entry);
  expect(keptEdit('U2')).toBeUndefined();
});

it.each([
  '',
  'null',
  '7',
  '{}',
  '{"begunFrom":7}',
  '{"begunFrom":"null"}',
  '{"begunFrom":"{}"}',
  JSON.stringify({ begunFrom: JSON.stringify({ ...entry, calories: '1' }) }),
  JSON.stringify({ begunFrom: JSON.stringify({ ...entry, id: undefined }) }),
])('is none where storage holds %j', (draft) => {
  keep(draft);
  expect(keptEdit('U1')).toBeUndefined();
});
