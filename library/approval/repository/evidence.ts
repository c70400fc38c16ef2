import { isAmong, isSamePerson } from '../rights.ts';
import type { Evidence, Verdict } from '../Review.types.ts';
import { readPerson } from './changers.ts';
import { readCommits, type Commit } from './commits.ts';
import { askGit } from './git.ts';
import type { MainBranch } from './mainBranch.ts';
import { createMakers } from './makers.ts';
import { keyOf, readRowHistories, type RowHistory } from './rowHistory.ts';

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

/** Why a person brings in no approval of what these people changed. */
const whyNot = (maker: string, authors: readonly string[]) =>
  isAmong(maker, authors) ? `${maker}, who is an author of this change` : undefined;

/**
 * Reads by which commits approvals came here. An approval takes two people: it counts when the commit that adds it, or the
 * one that brings that to main, is made by somebody who did not change the picture. Git's names are free text. Where main
 * names keys, the signature says who made the commit.
 */
export async function readEvidence(root: string, main: MainBranch) {
  const histories = main.isShallow
    ? new Map<string, RowHistory>()
    : await readRowHistories(root, main);
  const person = await readPerson(root, main);
  const makerOf = createMakers(root, main);
  /** The commits that bring an approval, and who made them. */
  const readMakers = async (added: Commit) =>
    Promise.all(
      (await readCarriers(root, main, added)).map(async (commit) => ({
        id: commit.id,
        maker: await makerOf(commit),
      })),
    );
  const known = new Map<string, ReturnType<typeof readMakers>>();
  const makersOf = async (commit: Commit) => {
    const makers = known.get(commit.id) ?? readMakers(commit);
    known.set(commit.id, makers);
    return makers;
  };

  const explain = async (row: Verdict, authors: readonly string[]): Promise<Evidence> => {
    const { by } = row;
    const not = (why: string, isCommitted = true) => ({ by, counts: false, isCommitted, why });
    if (!isAmong(by, main.designers)) return not('main does not name them as a designer');
    if (main.isShallow) {
      return not('git has only a part of the history here: run git fetch --unshallow');
    }
    if (isAmong(by, authors)) return not('they are an author of this change');
    const added = histories.get(keyOf(row))?.added ?? [];
    if (added.length === 0) {
      const why = person ? whyNot(person, authors) : 'nobody: git knows no user';
      return why
        ? not(`it is not committed, and would be by ${why}`, false)
        : { by, counts: true, isCommitted: false, why: 'it is not committed yet' };
    }
    const reasons: string[] = [];
    for (const { id, maker } of (await Promise.all(added.map(makersOf))).flat()) {
      const place = `commit ${id.slice(0, 8)}`;
      const reason = maker && whyNot(maker, authors);
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

  /**
   * Finds rejections that somebody else than who gave them removed: only that person can withdraw one.
   * @param rows what stands beside the pictures now.
   * @returns the rows, each with how it was removed, in a sentence.
   */
  const findRemovedRejections = async (rows: readonly Verdict[]) => {
    const kept = new Set(rows.map(keyOf));
    const found = new Map<Verdict, string>();
    for (const [key, { row, removed }] of histories) {
      if (row.verdict !== 'rejected' || kept.has(key)) continue;
      const maker = removed ? await makerOf(removed) : person;
      if (maker !== undefined && isSamePerson(maker, row.by)) continue;
      const what = removed
        ? `Commit ${removed.id.slice(0, 8)} by ${maker ?? 'nobody whose key main names'} removed its row from verdicts.json`
        : 'Its row is missing from verdicts.json';
      found.set(row, `${what}, but only ${row.by} can withdraw it: restore the row.`);
    }
    return found;
  };
  return { explain, findRemovedRejections };
}
