import { expect, test } from 'vitest';
import type { Picture } from '../Review.types.ts';
import { gate } from './gate.ts';

const one = 'Designer One <one@example.org>';
const two = 'Designer Two <two@example.org>';
const three = 'Designer Three <three@example.org>';

const picture = (id: string, ...authors: string[]): Picture => ({
  id,
  story: id,
  storyName: id,
  mode: '',
  component: 'Card',
  folder: 'library/src/components/Card/__image_snapshots__',
  state: 'recorded',
  now: { pixels: id, words: id },
  isRecorded: true,
  isNew: true,
  isChanged: true,
  authors,
  approvals: [],
});

const says = (designers: string[], ...pictures: Picture[]) =>
  gate({ designers, pictures, groups: [], sizes: {}, words: {}, notices: [] }).lines;

test('the gate asks designers who may approve all that is open', () => {
  expect(says([one, two, three], picture('a', one), picture('b')).at(-1)).toBe(
    `Not approved: 2 of 2. Ask ${two} or ${three} to run npm run approve, and to commit the verdicts.`,
  );
});

test('the gate asks several designers where each may approve a part', () => {
  expect(says([one, two], picture('a', one), picture('b', two)).at(-1)).toContain(
    `Ask ${one} and ${two} to run`,
  );
});

test('the gate asks no designer for what all of them have changed, and says what to do', () => {
  expect(says([one, two], picture('a', one, two), picture('b', two))).toEqual([
    'Card  a  not approved',
    '  Every designer is an author of this change, and none of them can approve it.',
    'Card  b  not approved',
    `Not approved: 2 of 2. Ask ${one} to run npm run approve, and to commit the verdicts. Nobody can approve 1 of them until library/approval/designers.json of main names another designer.`,
  ]);
  expect(says([one], picture('a', one)).at(-1)).toBe(
    'Not approved: 1 of 1. Nobody can approve 1 of them until library/approval/designers.json of main names another designer.',
  );
});

test('the gate says last that approved pictures need a check', () => {
  const review = { designers: [one], groups: [], sizes: {}, words: {}, notices: ['No check.'] };
  expect(gate({ ...review, pictures: [] })).toEqual({
    lines: ['No check.', 'Not approved: without a complete check, nobody knows what changed.'],
    passes: false,
  });
});
