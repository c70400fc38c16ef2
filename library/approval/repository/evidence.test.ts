import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { designer, developer, FOLDER, idOf, newFats, paint } from '../testing/createRepository.ts';
import { colleague, createGateTest } from '../testing/gateTest.ts';
import { mapPeople } from './commits.ts';
import { readMain } from './mainBranch.ts';

let gates: Awaited<ReturnType<typeof createGateTest>>;
beforeEach(async () => {
  gates = await createGateTest();
});
afterEach(async () => gates.remove());

test('the gate asks for a designer, and not for one who is an author', async () => {
  await gates.recordOne();
  const { passes, says } = await gates.askGate();
  expect(passes).toBe(false);
  expect(says).toContain(`Card  ${idOf(0)}  not approved`);
  expect(says).toContain(`Not approved: 1 of 1. Ask ${designer} to run npm run approve`);
});

test('an approval counts in the designer’s own commit, and without keys the gate says that it is not proven', async () => {
  await gates.recordOne();
  await gates.writeApproval();
  expect(await gates.askGate()).toMatchObject({
    passes: false,
    says: expect.stringContaining('it is not committed, and would be by Developer One'),
  });
  await gates.commitAs(designer);
  const { passes, says } = await gates.askGate();
  expect(says).toMatch(
    /The approval by Designer One .* counts: commit \w{8} is by Designer One <designer@example.org> \(not proven: main names no keys\)\./,
  );
  expect(passes).toBe(true);
  // On another machine, in CI, nothing is checked out but a commit.
  await gates.git('checkout', '--quiet', '--detach');
  expect((await gates.askGate()).passes).toBe(true);
});

test('an author brings in no approval of their own change, whatever name they write', async () => {
  await gates.recordOne();
  await gates.writeApproval();
  await gates.commitAs(developer, 'Approve', '--author', designer);
  const { passes, says } = await gates.askGate();
  expect(passes).toBe(false);
  expect(says).toMatch(/does not count: commit \w{8} is by Developer One .*, who is an author/);
  // Nor does a rebase, or a cherry-pick by the author. One of the approval by the designer does, and not of the change with it.
  await gates.git('rebase', '--quiet', '--force-rebase', 'main');
  expect((await gates.askGate()).passes).toBe(false);
  const branch = await gates.git('rev-parse', 'HEAD');
  for (const [changes, approves, isApproved] of [
    [developer, developer, false],
    [developer, designer, true],
    [designer, designer, false],
  ] as const) {
    await gates.git('reset', '--quiet', '--hard', 'main');
    await gates.become(changes);
    await gates.git('cherry-pick', `main..${branch}~1`);
    await gates.become(approves);
    await gates.git('cherry-pick', branch);
    expect((await gates.askGate()).passes).toBe(isApproved);
  }
});

test('a person whom the branch lists is no designer', async () => {
  await gates.recordOne();
  await gates.write('library/approval/designers.json', JSON.stringify([colleague, designer]));
  await gates.commitAs(developer, 'List a friend');
  await gates.writeApproval(colleague);
  await gates.commitAs(colleague);
  expect(await gates.askGate()).toMatchObject({
    passes: false,
    says: expect.stringContaining('main does not name them as a designer'),
  });
  expect((await readMain(gates.root)).designers).toEqual([designer]);
  // Another branch than main may be the one that changes are merged into.
  expect((await gates.askGate('darker-fats')).says).toBe('Approved: 0.');
});

test('designers and keys on main that cannot be read are said, and let nothing through', async () => {
  await gates.git('switch', '--quiet', 'main');
  await gates.write('library/approval/designers.json', '["Ada"]');
  await gates.commitAs(developer);
  await gates.git('switch', '--quiet', 'darker-fats');
  await expect(gates.askGate()).rejects.toThrow('designers.json of main must be a list');
  await gates.git('rm', '--quiet', 'library/approval/designers.json');
  await expect(gates.askGate()).rejects.toThrow('designers.json of main must be a list');
  await gates.git('switch', '--quiet', '--force', 'main');
  await gates.git('rm', '--quiet', 'library/approval/designers.json');
  await gates.write('library/approval/allowed_signers', '# Keys\nnonsense\n');
  await gates.commitAs(developer);
  await expect(gates.askGate()).rejects.toThrow(
    'Line 2 of library/approval/allowed_signers of main',
  );
  await expect(gates.askGate('nowhere')).rejects.toThrow('Git knows no nowhere here');
});

test('a designer approves no change of which they are an author, or a co-author', async () => {
  await gates.write(`${FOLDER}/${idOf(0)}.png`, paint(newFats, 0));
  await gates.commitAs(developer, `Record\n\nCo-authored-by: ${designer}`);
  await gates.writeApproval();
  await gates.commitAs(designer);
  expect(await gates.askGate()).toMatchObject({
    passes: false,
    says: expect.stringContaining('does not count: they are an author of this change'),
  });
});

test('a designer approves no change that they committed in somebody else’s name', async () => {
  await gates.write(`${FOLDER}/${idOf(0)}.png`, paint(newFats, 0));
  await gates.commitAs(designer, 'Record', '--author', developer);
  await gates.writeApproval();
  await gates.commitAs(designer);
  expect(await gates.askGate()).toMatchObject({
    passes: false,
    says: expect.stringContaining('does not count: they are an author of this change'),
  });
});

test('a designer who changed the code of the component is an author of its pictures', async () => {
  await gates.write('library/src/components/Other/Other.tsx', '// Changed');
  await gates.commitAs(designer);
  await gates.recordOne();
  await gates.writeApproval();
  await gates.commitAs(designer);
  expect((await gates.askGate()).passes).toBe(true);
  await gates.write('library/src/components/Card/Card.tsx', '// Changed');
  await gates.commitAs(designer);
  expect((await gates.askGate()).passes).toBe(false);
});

test('who changed another component is an author of the pictures whose stories import it, and who changed a package of all', async () => {
  const { git, root, write } = gates;
  const components = 'library/src/components';
  await git('switch', '--quiet', 'main');
  await write(`${components}/Card/Card.stories.tsx`, "import { Card } from './Card.tsx';");
  await write(`${components}/Card/Card.tsx`, "export {\n  row,\n} from '../../shared/row.ts';");
  await write(
    'library/src/shared/row.ts',
    "import type { Own } from '../components/Own/Own.ts';\nconst Row = import('../components/Row/Row');",
  );
  for (const name of ['Row/Row', 'Row/part', 'Own/Own']) {
    await write(`${components}/${name}.ts`, '// First');
  }
  await gates.commitAs(colleague);
  await git('switch', '--quiet', 'darker-fats');
  await gates.become(developer);
  await git('rebase', '--quiet', 'main');
  await gates.recordOne();
  await gates.writeApproval();
  await gates.commitAs(designer);
  const passesWith = async (act: () => Promise<void>) => {
    const before = await git('rev-parse', 'HEAD');
    await act();
    await gates.commitAs(designer);
    const { passes } = await gates.askGate();
    await git('reset', '--quiet', '--hard', before);
    return passes;
  };
  const changeOthers = async () => {
    for (const name of ['Row/part', 'Own/Own']) {
      await write(`${components}/${name}.ts`, '// Changed');
    }
  };
  // A type draws nothing, nor does what is not imported.
  expect(await passesWith(changeOthers)).toBe(true);
  expect(await passesWith(async () => write(`${components}/Row/Row.ts`, '// Changed'))).toBe(false);
  const update = async () => write('package-lock.json', '{}');
  expect(await passesWith(update)).toBe(false);
  // Somebody else moves what the designer changed.
  const move = async () => {
    await write(`${components}/Row/part.ts`, '// Changed');
    await gates.commitAs(designer);
    await rename(join(root, components, 'Row/part.ts'), join(root, components, 'Row/piece.ts'));
    await gates.commitAs(colleague);
  };
  expect(await passesWith(move)).toBe(false);
});

test('a picture that changed after the approval needs another one', async () => {
  await gates.recordOne();
  await gates.writeApproval();
  await gates.commitAs(designer);
  await gates.recordOne([1, 2, 3]);
  expect(await gates.askGate()).toMatchObject({
    passes: false,
    says: expect.stringContaining('It changed after it was approved.'),
  });
});

test('the branch’s mailmap makes nobody somebody else', async () => {
  await gates.recordOne();
  await gates.writeApproval();
  await gates.write('.mailmap', `${colleague} <developer@example.org>\n`);
  await gates.commitAs(developer);
  const { passes, says } = await gates.askGate();
  expect(passes).toBe(false);
  expect(says).toContain('Developer One <developer@example.org>, who is an author');
});

test('two addresses that main’s mailmap joins are one person, also where a trailer or the list of designers has the old one', async () => {
  const { git, write } = gates;
  const old = 'D. One <old@example.org>';
  await git('switch', '--quiet', 'main');
  await write('.mailmap', `${designer} <old@example.org>\n`);
  await gates.commitAs(colleague);
  await git('switch', '--quiet', 'darker-fats');
  await write(`${FOLDER}/${idOf(0)}.png`, paint(newFats, 0));
  await gates.commitAs(developer, `Record\n\nCo-authored-by: Bob\nCo-authored-by: ${old}`);
  await gates.writeApproval();
  await gates.commitAs(old);
  const says = 'does not count: they are an author of this change';
  expect((await gates.askGate()).says).toContain(says);
  await git('switch', '--quiet', 'main');
  await write('library/approval/designers.json', JSON.stringify([old]));
  await gates.commitAs(colleague);
  await git('switch', '--quiet', 'darker-fats');
  expect((await gates.askGate()).says).toContain(says);
});

test('a name of two lines gives nobody the name of another', async () => {
  const people = ['Two\nLines <two@example.org>', colleague, designer];
  expect(await mapPeople(gates.root, await readMain(gates.root), people)).toEqual(people);
});
