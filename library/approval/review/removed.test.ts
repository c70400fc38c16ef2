import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Judgement } from '../Review.types.ts';
import { designer, developer, FOLDER, idOf, newFats, paint } from '../testing/createRepository.ts';
import { createGateTest } from '../testing/gateTest.ts';
import { createReview } from './createReview.ts';
import { judge } from './judge.ts';
import { Pictures } from './Pictures.ts';

let gates: Awaited<ReturnType<typeof createGateTest>>;
beforeEach(async () => {
  gates = await createGateTest();
});
afterEach(async () => gates.remove());

const filesOf = (id: string) => ['png', 'txt'].map((ending) => join(FOLDER, `${id}.${ending}`));

/** The designer judges the first picture as it is, and commits that. */
async function judgeFirst(verdict: Judgement['verdict']) {
  const { root, become } = gates;
  await become(designer);
  const options = { root, results: join(root, 'test-results'), pictures: new Pictures(root) };
  const review = await createReview({ ...options, shows: ({ id }) => id === idOf(0) });
  const now = review.pictures[0]?.now ?? { pixels: '', words: '' };
  const judgement = { picture: idOf(0), ...now, verdict, note: 'Because' };
  const refused = await judge(root, review, [judgement], '2026-11-22');
  expect(refused).toEqual([]);
  await gates.commitAs(designer, 'Judge');
  return review;
}

/** The developer removes the first picture, as test:stories -- --record does with that of a story that is deleted. */
async function removeFirst() {
  for (const file of filesOf(idOf(0))) await rm(join(gates.root, file));
}

test('the gate asks a designer for a picture that is removed, also where it was approved before', async () => {
  const { git, askGate } = gates;
  await git('switch', '--quiet', 'main');
  await judgeFirst('approved');
  await git('switch', '--quiet', 'darker-fats');
  await gates.become(developer);
  await git('rebase', '--quiet', 'main');
  expect((await askGate()).says).toBe('Approved: 0.');
  await removeFirst();
  await gates.commitAs(developer, 'Remove');
  const { passes, says } = await askGate();
  expect(passes).toBe(false);
  expect(says).toBe(
    `Card  ${idOf(0)}  removed, not approved\nNot approved: 1 of 1. Ask ${designer} to run npm run approve, and to commit the verdicts.`,
  );
  const review = await judgeFirst('approved');
  expect(review.groups).toMatchObject([{ title: 'Removed: Card', pictures: [idOf(0)] }]);
  expect((await askGate()).passes).toBe(true);
});

test('a rejection of the removal holds while the picture is away, and not of the picture', async () => {
  await removeFirst();
  await gates.commitAs(developer, 'Remove');
  await judgeFirst('rejected');
  expect(await gates.askGate()).toMatchObject({
    passes: false,
    says: expect.stringContaining(`Rejected by ${designer}: Because`),
  });
  await gates.git('checkout', '--quiet', 'main', '--', ...filesOf(idOf(0)));
  await gates.commitAs(developer, 'Bring it back');
  expect((await gates.askGate()).says).toBe('Approved: 0.');
});

test('a designer who removed a picture is an author of that', async () => {
  await removeFirst();
  await gates.commitAs(designer, 'Remove');
  const { root } = gates;
  const options = { root, results: join(root, 'test-results'), pictures: new Pictures(root) };
  const { pictures } = await createReview(options);
  expect(pictures.find(({ id }) => id === idOf(0))?.authors).toContain(designer);
});

test('of a story that is renamed, the gate asks for the picture that goes and the one that comes', async () => {
  const [from, to] = [filesOf(idOf(0)), filesOf('components-card--renamed')];
  for (const [index, file] of from.entries()) {
    await rename(join(gates.root, file), join(gates.root, to[index] ?? ''));
  }
  await gates.commitAs(developer, 'Rename');
  const { says } = await gates.askGate();
  expect(says).toContain(`${idOf(0)}  removed, not approved`);
  expect(says).toContain('components-card--renamed  not approved');
});

test('a file elsewhere on main with the name of a picture hides no change', async () => {
  const { git, write } = gates;
  await git('switch', '--quiet', 'main');
  await write(`scripts/__image_snapshots__/${idOf(0)}.png`, paint(newFats, 0));
  await gates.commitAs(developer);
  await git('switch', '--quiet', 'darker-fats');
  await git('rebase', '--quiet', 'main');
  await gates.recordOne();
  expect((await gates.askGate()).says).toContain(`Card  ${idOf(0)}  not approved`);
});
