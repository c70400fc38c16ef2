import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emailOf, isSamePerson } from '../rights.ts';
import { mapPeople, type Commit } from './commits.ts';
import { askGit } from './git.ts';
import type { MainBranch } from './mainBranch.ts';

/**
 * The email addresses whose keys signed commits, by the ids of those that a key of main signed. No other kind of signature
 * counts.
 */
export async function readSigners(
  root: string,
  main: MainBranch,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { signers } = main;
  if (signers === undefined || ids.length === 0) return new Map();
  const folder = await mkdtemp(join(tmpdir(), 'foodlog-signers-'));
  try {
    const file = join(folder, 'allowed_signers');
    await writeFile(file, `${signers}\n`);
    const settings = [
      `gpg.ssh.allowedSignersFile=${file}`,
      'gpg.ssh.program=ssh-keygen',
      ...['gpg', 'gpg.openpgp', 'gpg.x509'].map((name) => `${name}.program=false`),
    ];
    const options = settings.flatMap((setting) => ['-c', setting]);
    const format = ['show', '--no-patch', '--no-show-signature', '--format=%H %G? %GS', ...ids];
    const text = await askGit(root, '--no-replace-objects', ...options, ...format);
    const found = [...(text ?? '').matchAll(/^(\w+) G (.+)$/gm)];
    const people = found.map(([, , email = '']) => `<${email.trim()}>`);
    const mapped = await mapPeople(root, main, people);
    return new Map(found.map(([, id = ''], index) => [id, emailOf(mapped[index] ?? '')]));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Finds who made a commit. Git's names are free text: where main names keys, the signature says it.
 * @returns undefined where a signature decides, and there is none.
 */
export function createMakers(root: string, main: MainBranch) {
  const read = async ({ id, committer }: Commit) => {
    if (main.signers === undefined) return committer;
    const email = (await readSigners(root, main, [id])).get(id);
    return email && isSamePerson(email, committer) ? committer : email;
  };
  const known = new Map<string, ReturnType<typeof read>>();
  return async (commit: Commit): Promise<string | undefined> => {
    const maker = known.get(commit.id) ?? read(commit);
    known.set(commit.id, maker);
    return maker;
  };
}
