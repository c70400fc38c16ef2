import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAmong, isSamePerson } from '../rights.ts';
import type { Evidence, Verdict } from '../Review.types.ts';
import { readPerson, type Changers } from './changers.ts';
import { readCommits, type Commit } from './commits.ts';
import { askGit, readTexts } from './git.ts';
import type { MainBranch } from './mainBranch.ts';
import { formatVerdicts, parseVerdicts } from './verdicts.ts';

/** Everything about a row that somebody could change. */
const keyOf = (row: Verdict) => formatVerdicts([row]);

function rowsIn(texts: ReadonlyMap<string, string>, ids: readonly string[]): Verdict[] {
  return ids.flatMap((id) => {
    try {
      return parseVerdicts(texts.get(id) ?? '[]', '');
    } catch {
      return [];
    }
  });
}

/** The id of a file that does not exist. */
const isNone = (id: string) => /^0+$/.test(id);

/** The commits that added each row, back to the last one that removed it: the newest first. */
async function readAdditions(root: string, main: MainBranch): Promise<Map<string, Commit[]>> {
  const order = ['--topo-order', '--full-history'];
  // With -c, a merge adds a row that none of its parents has.
  const changes = ['-c', '--raw', '--no-abbrev', '--no-renames'];
  const files = ':(glob)**/__image_snapshots__/verdicts.json';
  const log = await readCommits(root, main, ...order, ...changes, 'HEAD', '--', files);
  const blobs = log.map((commit) => {
    const lines = commit.lines.map((line) => (line.split('\t')[0] ?? '').split(' '));
    const ids = lines.map((parts) => parts.filter((part) => /^[0-9a-f]{40,}$/.test(part)));
    return {
      commit,
      before: ids.flatMap((one) => one.slice(0, -1)).filter((id) => !isNone(id)),
      after: ids.flatMap((one) => one.slice(-1)).filter((id) => !isNone(id)),
    };
  });
  const texts = await readTexts(root, [
    ...new Set(blobs.flatMap(({ before, after }) => [...before, ...after])),
  ]);
  const added = new Map<string, Commit[]>();
  const removed = new Set<string>();
  for (const { commit, before, after } of blobs) {
    const [old, now] = [before, after].map((ids) => new Set(rowsIn(texts, ids).map(keyOf)));
    for (const key of now ?? []) {
      if (!old?.has(key) && !removed.has(key)) added.set(key, [...(added.get(key) ?? []), commit]);
    }
    for (const key of old ?? []) if (!now?.has(key)) removed.add(key);
  }
  return added;
}

/** The commit and, if main has it, the one that brought it there, such as the merge of its branch. */
async function readCarriers(root: string, main: MainBranch, commit: Commit): Promise<Commit[]> {
  const list = async (...options: string[]) =>
    ((await askGit(root, 'rev-list', ...options)) ?? '').split('\n');
  if (!main.commit) return [commit];
  const later = new Set(await list('--ancestry-path', `${commit.id}..${main.commit}`));
  const own = await list('--first-parent', main.commit);
  const id = own.includes(commit.id) ? undefined : own.findLast((one) => one && later.has(one));
  return [commit, ...(id ? await readCommits(root, main, '--no-walk', id) : [])];
}

/** The email address whose key signed a commit, if main names that key. No other kind of signature counts. */
async function readSigner(root: string, signers: string, id: string): Promise<string | undefined> {
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
    const format = ['show', '--no-patch', '--no-show-signature', '--format=%G? %GS', id];
    const text = await askGit(root, '--no-replace-objects', ...options, ...format);
    return text?.startsWith('G ') ? text.slice(2).trim() : undefined;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Reads by which commits approvals came here. An approval takes two people: it counts when the commit that adds it, or the
 * one that brings that to main, is made by somebody who did not change the picture. Git's names are free text. Where main
 * names keys, the signature says who made the commit.
 */
export async function readEvidence(root: string, main: MainBranch) {
  const additions = main.isShallow ? new Map<string, Commit[]>() : await readAdditions(root, main);
  const person = await readPerson(root);
  /** The commits that bring an approval, and who made them: undefined where a signature decides and there is none. */
  const readMakers = async (added: Commit) =>
    Promise.all(
      (await readCarriers(root, main, added)).map(async ({ id, committer }) => {
        if (main.signers === undefined) return { id, maker: committer };
        const email = await readSigner(root, main.signers, id);
        return { id, maker: email && isSamePerson(email, committer) ? committer : email };
      }),
    );
  const known = new Map<string, ReturnType<typeof readMakers>>();
  const makersOf = async (commit: Commit) => {
    const makers = known.get(commit.id) ?? readMakers(commit);
    known.set(commit.id, makers);
    return makers;
  };

  /** Why a person brings in no approval of what these people changed. */
  const whyNot = (maker: string, { authors, committers }: Changers) => {
    if (isAmong(maker, authors)) return `${maker}, who is an author of this change`;
    // The author of a commit is whoever its committer says.
    return isAmong(maker, committers) && !isAmong(maker, main.designers)
      ? `${maker}, who committed this change, too`
      : undefined;
  };

  return async (row: Verdict, changers: Changers): Promise<Evidence> => {
    const { by } = row;
    const not = (why: string, isCommitted = true) => ({ by, counts: false, isCommitted, why });
    if (!isAmong(by, main.designers)) return not('main does not name them as a designer');
    if (main.isShallow) {
      return not('git has only a part of the history here: run git fetch --unshallow');
    }
    if (isAmong(by, changers.authors)) return not('they are an author of this change');
    const added = additions.get(keyOf(row)) ?? [];
    if (added.length === 0) {
      const why = person ? whyNot(person, changers) : 'nobody: git knows no user';
      return why
        ? not(`it is not committed, and would be by ${why}`, false)
        : { by, counts: true, isCommitted: false, why: 'it is not committed yet' };
    }
    const reasons: string[] = [];
    for (const { id, maker } of (await Promise.all(added.map(makersOf))).flat()) {
      const place = `commit ${id.slice(0, 8)}`;
      const reason = maker && whyNot(maker, changers);
      if (maker && !reason) {
        const proof = main.signers === undefined ? 'not proven: main names no keys' : 'signed';
        return { by, counts: true, isCommitted: true, why: `${place} is by ${maker} (${proof})` };
      }
      reasons.push(
        reason ? `${place} is by ${reason}` : `${place} has no signature of a key that main names`,
      );
    }
    return not(reasons.join(', and '));
  };
}
