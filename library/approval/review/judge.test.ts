import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readStandings } from '../repository/readStandings.ts';
import { sayAwaiting } from '../../../scripts/test/sayChanges.ts';
import type { Judgement } from '../Review.types.ts';
import {
  createRepository,
  designer,
  developer,
  FOLDER,
  idOf,
  newFats,
  paint,
  type TestRepository,
} from '../testing/createRepository.ts';
import { createReview } from './createReview.ts';
import { judge } from './judge.ts';
import { Pictures } from './Pictures.ts';

let repository: TestRepository;
beforeEach(async () => {
  repository = await createRepository();
});
afterEach(async () => repository.remove());

async function judgeAs(person: string, verdict: Judgement['verdict'], id = idOf(0)) {
  const { root, become } = repository;
  await become(person);
  const pictures = new Pictures(root);
  const options = { root, results: join(root, 'test-results'), pictures };
  const review = await createReview(options);
  const now = review.pictures.find((one) => one.id === id)?.now ?? { pixels: '', words: '' };
  const judgement = { picture: id, ...now, verdict, note: 'Because' };
  const refused = await judge(root, review, [judgement], '2026-11-22');
  const { pictures: all } = await createReview({ ...options, shows: () => true });
  return { refused, picture: all.find((one) => one.id === id) };
}

test('an approval holds for a picture that its author records later', async () => {
  const { refused, picture } = await judgeAs(designer, 'approved');
  expect(refused).toEqual([]);
  expect(picture).toMatchObject({ state: 'approved', isRecorded: false, authors: [developer] });
  await repository.commit('Approve');
  await repository.become(developer);
  await repository.write(`${FOLDER}/${idOf(0)}.png`, paint(newFats, 0));
  await repository.commit('Record');
  const standings = await readStandings(repository.root);
  expect(standings.find((one) => one.picture.id === idOf(0))).toMatchObject({
    authors: [developer],
    approvals: [{ counts: true, isCommitted: true }],
  });
});

test('an approved picture that is replaced without approval is not approved, whatever the last check found', async () => {
  const { root } = repository;
  await judgeAs(designer, 'approved');
  await repository.write(`${FOLDER}/${idOf(0)}.png`, paint([90, 40, 0], 0));
  await repository.check([]);
  const options = { root, results: join(root, 'test-results'), pictures: new Pictures(root) };
  const found = (await createReview(options)).pictures.find(({ id }) => id === idOf(0));
  expect(found).toMatchObject({ state: 'recorded', approvals: [] });
});

test('a designer approves again what somebody else could not bring in', async () => {
  const { become, commit } = repository;
  await judgeAs(designer, 'approved');
  await become(developer);
  await commit('Import');
  const { refused, picture } = await judgeAs(designer, 'approved');
  expect(refused).toEqual([]);
  await commit('Approve');
  expect(picture?.approvals).toMatchObject([{ by: designer, counts: true }]);
  expect((await judgeAs(designer, 'approved')).refused[0]?.reason).toContain('no such picture');
});

test('who changed the code is an author, whoever records the picture', async () => {
  await repository.write('library/src/components/Card/Card.tsx', '// Changed');
  await repository.become(designer);
  await repository.commit('Change');
  await repository.record();
  const { refused } = await judgeAs(designer, 'approved');
  expect(refused[0]?.reason).toContain('is the author of this change');
});

test('who recorded a picture that a branch leaves as it is stays its author there', async () => {
  const { root, git, become, write } = repository;
  await git('switch', '--quiet', 'main');
  await become(designer);
  await write(`${FOLDER}/${idOf(0)}.png`, paint(newFats, 0));
  await repository.commit('Record');
  await git('switch', '--quiet', '--create', 'other');
  await become(developer);
  await write('app/client/readme.ts', '// Something else');
  await repository.commit('Something else');
  const authorsNow = async () => {
    const options = { root, results: join(root, 'test-results'), pictures: new Pictures(root) };
    const { pictures } = await createReview(options);
    return new Set(pictures.find(({ id }) => id === idOf(0))?.authors);
  };
  await repository.check([]);
  expect(await authorsNow()).toEqual(new Set([developer, designer]));
  // What the code of the branch draws instead is not by them.
  await repository.check([{ index: 0, png: paint([1, 2, 3], 0) }]);
  expect(await authorsNow()).toEqual(new Set([developer]));
});

test('who has changed the words of a story is an author of the modes that share them', async () => {
  const { root, write, become } = repository;
  const mode = `${idOf(0)}--compact`;
  await write(`${FOLDER}/${mode}.png`, paint([1, 2, 3], 0));
  await repository.commit('A mode');
  await become(designer);
  await write(`${FOLDER}/${idOf(0)}.txt`, '- text: other\n---\n---\nother\n');
  const authorsNow = async () =>
    (await readStandings(root)).find(({ picture }) => picture.id === mode)?.authors;
  expect(new Set(await authorsNow())).toEqual(new Set([developer, designer]));
  await repository.commit('Other words');
  expect(new Set(await authorsNow())).toEqual(new Set([developer, designer]));
});

test('a file that nobody draws makes nobody an author', async () => {
  await repository.become(designer);
  await repository.write('review.html', '<!doctype html>');
  expect((await judgeAs(designer, 'approved')).refused).toEqual([]);
});

test('a rejection and its note are said after every check', async () => {
  await judgeAs(designer, 'rejected');
  expect(await sayAwaiting(repository.root)).toContain(
    `rejected by ${designer}: ${idOf(0)}: Because`,
  );
  // The developer mends it, and the designer sees what was wrong.
  await repository.check([{ index: 0, png: paint([100, 60, 0], 0) }]);
  expect(await sayAwaiting(repository.root)).not.toContain('rejected');
  expect((await judgeAs(designer, 'approved')).picture?.rejectedBefore?.note).toBe('Because');
});

test('a designer who changed the code is the author, and cannot approve', async () => {
  await repository.become(designer);
  await repository.write('library/src/components/Card/Card.tsx', '// Changed');
  const { refused } = await judgeAs(designer, 'approved');
  expect(refused[0]?.reason).toContain('is the author of this change');
});

test('what was approved before is brought back from git, to compare with', async () => {
  const approved = paint(newFats, 0);
  await repository.record();
  await judgeAs(designer, 'approved');
  await repository.commit('Approve');
  await repository.check([{ index: 0, png: paint([90, 40, 0], 0) }]);
  const options = { root: repository.root, results: join(repository.root, 'test-results') };
  const review = await createReview({ ...options, pictures: new Pictures(repository.root) });
  const picture = review.pictures.find(({ id }) => id === idOf(0));
  const pictures = new Pictures(repository.root);
  expect(await pictures.fetch(picture?.approved ?? { pixels: '', words: '' })).toBe(true);
  expect(pictures.png(picture?.approved?.pixels ?? '')).toEqual(approved);
});

test('a picture that nobody judged yet awaits a designer', async () => {
  const { root, check } = repository;
  await check([]);
  const pictures = new Pictures(root);
  const review = await createReview({ root, results: join(root, 'test-results'), pictures });
  expect(new Set(review.pictures.map(({ state }) => state))).toEqual(new Set(['awaiting']));
  expect(review.groups.map(({ title }) => title)).toEqual(['Card']);
});

test('a review of changes leaves out what has not changed and was never judged', async () => {
  const { root, check } = repository;
  await check([{ index: 0, png: paint(newFats, 0) }]);
  const options = { root, results: join(root, 'test-results'), pictures: new Pictures(root) };
  const { pictures } = await createReview({
    ...options,
    shows: ({ isChanged }) => isChanged,
  });
  expect(pictures.map(({ id, state }) => [id, state])).toEqual([[idOf(0), 'changed']]);
});
