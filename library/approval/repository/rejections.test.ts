import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createReview } from '../review/createReview.ts';
import { importVerdicts } from '../review/importVerdicts.ts';
import { judge } from '../review/judge.ts';
import { Pictures } from '../review/Pictures.ts';
import { designer, developer, idOf } from '../testing/createRepository.ts';
import { colleague, createGateTest, VERDICTS } from '../testing/gateTest.ts';
import { formatVerdicts, parseVerdicts } from './verdicts.ts';

let gates: Awaited<ReturnType<typeof createGateTest>>;
beforeEach(async () => {
  gates = await createGateTest();
  await gates.recordOne();
  await gates.writeApproval();
  await gates.commitAs(designer, 'Approve');
  const approvals = parseVerdicts(await readFile(join(gates.root, VERDICTS), 'utf8'), VERDICTS);
  const rejections = approvals.map((row) => ({
    ...row,
    verdict: 'rejected' as const,
    by: colleague,
    note: 'Too dark',
  }));
  await gates.write(VERDICTS, formatVerdicts([...approvals, ...rejections]));
  await gates.commitAs(colleague, 'Reject');
});
afterEach(async () => gates.remove());

test('a rejection stands when somebody else removes it, until who gave it does', async () => {
  await gates.git('rm', '--quiet', VERDICTS);
  expect((await gates.askGate()).passes).toBe(false);
  await gates.writeApproval();
  await gates.commitAs(developer, 'Remove the rejection', '--author', colleague);
  const { passes, says } = await gates.askGate();
  expect(passes).toBe(false);
  expect(says).toContain(`Rejected by ${colleague}: Too dark`);
  expect(says).toMatch(
    /Commit \w{8} by Developer One \S+ removed its row from verdicts.json, but only Colleague One \S+ can withdraw it: restore the row\./,
  );
  await gates.git('revert', '--no-edit', 'HEAD');
  await gates.writeApproval();
  await gates.become(colleague);
  expect((await gates.askGate()).says).not.toContain('Rejected by');
  await gates.commitAs(colleague, 'Withdraw');
  await gates.become(developer);
  expect((await gates.askGate()).passes).toBe(true);
});

test('a rejection that is lost in a merge stands', async () => {
  const { git } = gates;
  await git('switch', '--quiet', '--create', 'lost', 'HEAD~1');
  await gates.become(developer);
  await git('merge', '--quiet', '--no-edit', '--strategy', 'ours', 'darker-fats');
  expect(await gates.askGate()).toMatchObject({
    passes: false,
    says: expect.stringContaining('Its row is missing from verdicts.json'),
  });
});

test('who withdrew a rejection has done so after a merge of verdicts on both sides', async () => {
  const { git, write } = gates;
  const both = await readFile(join(gates.root, VERDICTS), 'utf8');
  await git('switch', '--quiet', '--create', 'other');
  const rows = parseVerdicts(both, VERDICTS);
  const others = parseVerdicts(both.replaceAll(idOf(0), 'another'), VERDICTS);
  await write(VERDICTS, formatVerdicts([...rows, ...others]));
  await gates.commitAs(designer, 'Another');
  await git('switch', '--quiet', 'darker-fats');
  await gates.writeApproval();
  await gates.commitAs(colleague, 'Withdraw');
  await gates.become(developer);
  await git('merge', '--quiet', '--no-commit', '--strategy-option', 'ours', 'other');
  const approvals = rows.filter(({ verdict }) => verdict === 'approved');
  await write(VERDICTS, formatVerdicts([...approvals, ...others]));
  await gates.commitAs(developer, 'Merge');
  expect((await gates.askGate()).passes).toBe(true);
});

test('who has a new address on main withdraws what they rejected, and keeps what they approved', async () => {
  const { root, git, write, become } = gates;
  const [now, other] = ['Designer One <new@example.org>', 'Colleague One <other@example.org>'];
  await git('switch', '--quiet', 'main');
  await write('.mailmap', `${now} <designer@example.org>\n${other} <colleague@example.org>\n`);
  await gates.commitAs(developer, 'Name addresses');
  await git('switch', '--quiet', 'darker-fats');
  expect((await gates.askGate()).says).toContain(`Rejected by ${other}: Too dark`);
  await become(other);
  const results = join(root, 'test-results');
  const readReview = async () => createReview({ root, results, pictures: new Pictures(root) });
  const given = parseVerdicts(await readFile(join(root, VERDICTS), 'utf8'), VERDICTS);
  const imported = await importVerdicts(root, readReview, given);
  expect(imported).toMatchObject({ written: [], known: [{}, { by: other }], refused: [] });
  const review = await readReview();
  const content = review.pictures[0]?.now ?? { pixels: '', words: '' };
  const judgement = { picture: idOf(0), ...content, verdict: 'withdrawn', note: '' } as const;
  expect(await judge(root, review, [judgement], '2026-11-27')).toEqual([]);
  const rows = parseVerdicts(await readFile(join(root, VERDICTS), 'utf8'), VERDICTS);
  expect(rows.map(({ by }) => by)).toEqual([designer]);
  await gates.commitAs(other, 'Withdraw');
  expect(await gates.askGate()).toMatchObject({
    passes: true,
    says: expect.stringContaining(`The approval by ${now} counts`),
  });
});
