import { execFile } from 'node:child_process';
import { appendFile, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createReview } from '../review/createReview.ts';
import { gate } from '../review/gate.ts';
import { Pictures } from '../review/Pictures.ts';
import {
  designer,
  developer,
  FOLDER,
  idOf,
  newFats,
  oldFats,
  paint,
} from '../testing/createRepository.ts';
import { colleague, VERDICTS, words, createGateTest } from '../testing/gateTest.ts';

const run = promisify(execFile);

let gates: Awaited<ReturnType<typeof createGateTest>>;
beforeEach(async () => {
  gates = await createGateTest();
});
afterEach(async () => gates.remove());

test('a colleague who changed nothing may bring an approval in, and one who committed the change may not', async () => {
  await gates.recordOne();
  await gates.writeApproval();
  await gates.commitAs(colleague, 'Import');
  expect((await gates.askGate()).passes).toBe(true);
  // A squash has one committer, who says who its author was.
  await gates.git('reset', '--quiet', '--soft', 'main');
  await gates.commitAs(colleague, 'Squashed', '--author', developer);
  expect(await gates.askGate()).toMatchObject({
    passes: false,
    says: expect.stringContaining(`${colleague}, who is an author of this change`),
  });
});

test('what a designer squashes, another designer approves', async () => {
  const { git, write } = gates;
  const other = 'Designer Two <two@example.org>';
  await git('switch', '--quiet', 'main');
  await write('library/approval/designers.json', JSON.stringify([designer, other]));
  await gates.commitAs(colleague, 'List a designer');
  await git('switch', '--quiet', 'darker-fats');
  await gates.recordOne();
  await gates.writeApproval();
  await gates.commitAs(designer);
  await git('reset', '--quiet', '--soft', 'HEAD~3');
  await gates.commitAs(designer, 'Squashed', '--author', developer);
  const { passes, says } = await gates.askGate();
  expect(passes).toBe(false);
  expect(says).toContain('does not count: they are an author of this change');
  expect(says).toContain(`Ask ${other} to run`);
  await gates.writeApproval(other);
  await gates.commitAs(other);
  expect((await gates.askGate()).passes).toBe(true);
});

test('what an author does on the hosting’s page is theirs', async () => {
  await gates.recordOne();
  await gates.writeApproval();
  const hosting = { GIT_COMMITTER_NAME: 'GitHub', GIT_COMMITTER_EMAIL: 'noreply@github.com' };
  await gates.git('add', '--all');
  await run('git', ['commit', '--quiet', '--message', 'Edit in the browser'], {
    cwd: gates.root,
    env: { ...process.env, ...hosting },
  });
  expect(await gates.askGate()).toMatchObject({
    passes: false,
    says: expect.stringContaining('Developer'),
  });
});

test('a merge into main by a colleague brings in what the author could not', async () => {
  const { git, become, root } = gates;
  await gates.recordOne();
  await gates.writeApproval();
  await gates.commitAs(developer);
  const before = await git('rev-parse', 'main');
  const mergeAs = async (person: string) => {
    await git('switch', '--quiet', 'main');
    await git('reset', '--quiet', '--hard', before);
    await become(person);
    await git('merge', '--quiet', '--no-ff', '--message', 'Merge', 'darker-fats');
    const review = await createReview({
      root,
      results: join(root, 'test-results'),
      pictures: new Pictures(root),
      shows: ({ id }) => id === idOf(0),
    });
    return gate(review).passes;
  };
  expect(await mergeAs(developer)).toBe(false);
  expect(await mergeAs(colleague)).toBe(true);
});

test('an approval that is added in a merge, and a picture that is changed there, are by who merged', async () => {
  const { git, become, write } = gates;
  await gates.recordOne();
  await git('switch', '--quiet', 'main');
  await write('other.txt', 'other');
  await gates.commitAs(colleague);
  await git('switch', '--quiet', 'darker-fats');
  await become(developer);
  await git('merge', '--quiet', '--no-edit', 'main');
  await gates.writeApproval();
  await git('add', '--all');
  await git('commit', '--quiet', '--amend', '--no-edit');
  expect((await gates.askGate()).passes).toBe(false);
  await become(designer);
  await git('commit', '--quiet', '--amend', '--no-edit');
  expect((await gates.askGate()).passes).toBe(true);
  // The picture itself is changed in a merge by the designer, who then is an author.
  await git('reset', '--quiet', '--hard', 'HEAD^1');
  await write(`${FOLDER}/${idOf(0)}.png`, paint([1, 2, 3], 0));
  await gates.commitAs(developer);
  await become(designer);
  await git('merge', '--quiet', '--no-edit', 'main');
  await write(`${FOLDER}/${idOf(0)}.png`, paint(newFats, 0));
  await git('add', '--all');
  await git('commit', '--quiet', '--amend', '--no-edit');
  await gates.writeApproval();
  await gates.commitAs(designer);
  expect((await gates.askGate()).says).toContain('they are an author of this change');
});

test('who brings an older picture back in a merge is an author of that', async () => {
  const { git, become } = gates;
  const older = await git('rev-parse', 'main');
  await gates.recordOne();
  await git('switch', '--quiet', 'main');
  await git('merge', '--quiet', '--ff-only', 'darker-fats');
  await git('switch', '--quiet', '--create', 'older', older);
  await git('commit', '--quiet', '--allow-empty', '--message', 'Something else');
  await become(designer);
  await git('merge', '--quiet', '--no-edit', '--strategy', 'ours', 'main');
  await gates.writeApproval(designer, '2026-11-26', oldFats);
  await gates.commitAs(designer);
  expect((await gates.askGate()).says).toContain('they are an author of this change');
});

test('an approval that was removed does not come back with a revert by the author', async () => {
  await gates.recordOne();
  await gates.writeApproval();
  await gates.commitAs(designer);
  await gates.become(developer);
  await gates.git('revert', '--no-edit', 'HEAD');
  expect((await gates.askGate()).says).not.toContain('The approval by');
  await gates.git('revert', '--no-edit', 'HEAD');
  expect(await gates.askGate()).toMatchObject({
    passes: false,
    says: expect.stringContaining('Developer'),
  });
});

test('an approval moves with its folder, and a change of the row by the author ends it', async () => {
  await gates.recordOne();
  await gates.writeApproval();
  await gates.commitAs(designer);
  const moved = FOLDER.replace('Card', 'Panel');
  await mkdir(join(gates.root, moved, '..'), { recursive: true });
  await rename(join(gates.root, FOLDER), join(gates.root, moved));
  await gates.commitAs(colleague, 'Rename');
  expect((await gates.askGate()).passes).toBe(true);
  await rm(join(gates.root, moved, 'verdicts.json'));
  const text = await readFile(join(gates.root, moved, `${idOf(0)}.txt`), 'utf8');
  expect(text).toBe(words);
  await gates.writeApproval();
  await rename(join(gates.root, VERDICTS), join(gates.root, moved, 'verdicts.json'));
  await gates.commitAs(developer);
  expect((await gates.askGate()).passes).toBe(true);
  await gates.writeApproval(designer, '2026-11-27');
  await rename(join(gates.root, VERDICTS), join(gates.root, moved, 'verdicts.json'));
  await gates.commitAs(developer);
  expect((await gates.askGate()).passes).toBe(false);
});

test('a part of the history proves nothing', async () => {
  const { root, git } = gates;
  await gates.recordOne();
  await gates.writeApproval();
  await gates.commitAs(designer);
  const clone = join(root, 'test-results/clone');
  await git('clone', '--quiet', '--depth', '1', '--no-single-branch', `file://${root}`, clone);
  expect(await gates.askGate(undefined, clone)).toMatchObject({
    passes: false,
    says: expect.stringContaining('run git fetch --unshallow'),
  });
  await run('git', ['fetch', '--quiet', '--unshallow'], { cwd: clone });
  expect((await gates.askGate(undefined, clone)).passes).toBe(true);
});

test('an approval counts where git checks out the line breaks of Windows', async () => {
  const { root, git } = gates;
  await gates.recordOne();
  await gates.writeApproval();
  await gates.commitAs(designer);
  const clone = join(root, 'test-results/clone');
  await git('clone', '--quiet', '--config', 'core.autocrlf=true', root, clone);
  expect(await readFile(join(clone, FOLDER, `${idOf(0)}.txt`), 'utf8')).toContain('\r\n');
  expect(await gates.askGate(undefined, clone)).toMatchObject({
    passes: true,
    says: expect.stringContaining('Approved: 1.'),
  });
});

test('without a common commit with main, everything is a change', async () => {
  await gates.git('switch', '--quiet', '--orphan', 'other');
  await gates.write(`${FOLDER}/${idOf(0)}.png`, paint(newFats, 0));
  await gates.write(`${FOLDER}/${idOf(0)}.txt`, words);
  await gates.commitAs(developer);
  expect((await gates.askGate()).says).toContain('Not approved: 1 of 1.');
});

test('where main names keys, the signature decides', async () => {
  const { root, git, write } = gates;
  const keys = join(root, 'test-results');
  const makeKey = async (name: string) => {
    await run('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', name, '-f', join(keys, name)]);
    return readFile(join(keys, `${name}.pub`), 'utf8');
  };
  const [own, stolen] = [await makeKey('own'), await makeKey('stolen')];
  const listOnMain = async (lines: string) => {
    await git('switch', '--quiet', 'main');
    await write('library/approval/allowed_signers', lines);
    await gates.commitAs(colleague, 'List keys');
    await git('switch', '--quiet', 'darker-fats');
  };
  const sign = async (key: string) => {
    const settings = ['-c', 'gpg.format=ssh', '-c', `user.signingKey=${join(keys, key)}`];
    await git(...settings, 'commit', '--quiet', '--amend', '--no-edit', '--gpg-sign');
    return gates.askGate();
  };
  await gates.recordOne();
  await gates.writeApproval();
  await gates.commitAs(designer);
  expect((await gates.askGate()).passes).toBe(true);

  await listOnMain(`designer@example.org ${own}`);
  const unsigned = 'has no signature of a key that main names';
  expect(await gates.askGate()).toMatchObject({
    passes: false,
    says: expect.stringContaining(unsigned),
  });
  expect(await sign('stolen')).toMatchObject({
    passes: false,
    says: expect.stringContaining(unsigned),
  });
  // The branch names no keys.
  await appendFile(join(root, '.git/config'), '[log]\n  showSignature = true\n');
  await write('library/approval/allowed_signers', `designer@example.org ${stolen}`);
  await git('add', '--all');
  expect((await sign('stolen')).passes).toBe(false);
  const signed = await sign('own');
  // The committer is called Colleague One.
  expect(signed.says).toContain('is by designer@example.org (signed)');
  expect(signed.passes).toBe(true);

  // Who signs a change is an author of it, whatever names stand there.
  await write('library/src/components/Card/Card.tsx', '// Changed');
  await gates.commitAs(developer);
  expect((await sign('own')).says).toContain('does not count: they are an author of this change');
  await git('reset', '--quiet', '--hard', 'HEAD~1');

  // A name is no signature: the developer’s key counts as the developer.
  await listOnMain(`designer@example.org ${own}developer@example.org ${stolen}`);
  expect(await sign('stolen')).toMatchObject({
    passes: false,
    says: expect.stringContaining('developer@example.org, who is an author of this change'),
  });
  await listOnMain(`designer@example.org valid-before="20200101" ${own}`);
  expect(await sign('own')).toMatchObject({
    passes: false,
    says: expect.stringContaining(unsigned),
  });
  await listOnMain(`# The designer's key is revoked: it is not listed any more.\n`);
  expect(await sign('own')).toMatchObject({
    passes: false,
    says: expect.stringContaining(unsigned),
  });
});
