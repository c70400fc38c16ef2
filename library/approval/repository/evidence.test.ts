import { afterEach, beforeEach, expect, test } from 'vitest';
import { designer, developer, FOLDER, idOf, newFats, paint } from '../testing/createRepository.ts';
import { colleague, createGateTest } from '../testing/gateTest.ts';
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
  // Nor does a rebase, or a cherry-pick by the author. One by the designer does.
  await gates.git('rebase', '--quiet', '--force-rebase', 'main');
  expect((await gates.askGate()).passes).toBe(false);
  const branch = await gates.git('rev-parse', 'HEAD');
  for (const [person, isApproved] of [
    [developer, false],
    [designer, true],
  ] as const) {
    await gates.git('reset', '--quiet', '--hard', 'main');
    await gates.become(person);
    await gates.git('cherry-pick', `main..${branch}`);
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
