import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createRepository,
  paint,
  oldFats,
  type TestRepository,
} from '../../library/approval/testing/createRepository.ts';
import { sayChanges } from './sayChanges.ts';

let repository: TestRepository;
beforeEach(async () => {
  repository = await createRepository();
});
afterEach(async () => repository.remove());

test('the terminal says cause, count, boxes and path, in that order', async () => {
  const lines = (await sayChanges(repository.root)).split('\n');
  expect(lines.slice(0, 2)).toEqual([
    'color.light.fats: #8a5a00 to #7a4a00: 5 pictures',
    '  19 × 10 px at 11, 11  test-results/pictures/components-card--story-0.png',
  ]);
  expect(lines.slice(6, 8)).toEqual([
    'color.light.fats: #8a5a00 to #7a4a00, and more: 1 picture',
    '  69 × 38 px at 11, 11  test-results/pictures/components-card--story-5.png',
  ]);
});

test('the terminal says which words changed where no pixel did, and nothing where nothing changed', async () => {
  const words = '- text: none\n---\n---\nnone\n';
  await repository.check([{ index: 0, png: paint(oldFats, 0), words }]);
  expect(await sayChanges(repository.root)).toMatch(
    /^text: “0” to “none”: 1 picture\n  words only  test-results\/pictures\/components-card--story-0.png\n/,
  );
  await repository.check([]);
  expect(await sayChanges(repository.root)).toBe('');
});
