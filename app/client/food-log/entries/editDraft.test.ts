import { afterEach, expect, it } from 'vitest';
import { newEntry } from '../add/newEntry.ts';
import { findEditDraft, editDraftKey, readEditDraft } from './editDraft.ts';

const oats = { name: 'Oats', calories: 1, fats: 1, proteins: 1, carbs: 1 };
// The names of the tests below contain the entry, so it must be the same in each run.
const entry = {
  ...newEntry(oats, '2026-11-20', { now: new Date('2026-11-21T12:00:00Z') }),
  id: '0123456789abcdef01234567',
};
const keep = (draft: string) => sessionStorage.setItem(editDraftKey('U1', entry.id), draft);
const kept = (userId: string) => [readEditDraft(userId, entry.id), findEditDraft(userId)];
const none = [undefined, undefined];

afterEach(() => sessionStorage.clear());

it('an edit that was begun is found for its person and entry', () => {
  expect(kept('U1')).toEqual(none);
  keep(JSON.stringify({ name: 'Oat', begunFrom: JSON.stringify(entry) }));
  expect(kept('U1')).toEqual([entry, entry]);
  expect(kept('U2')).toEqual(none);
  expect(readEditDraft('U1', 'another')).toBeUndefined();
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
  JSON.stringify({ begunFrom: JSON.stringify({ ...entry, day: undefined }) }),
  JSON.stringify({ begunFrom: JSON.stringify({ ...entry, id: 'another' }) }),
])('no edit is found when the storage contains %j', (draft) => {
  keep(draft);
  expect(kept('U1')).toEqual(none);
});
