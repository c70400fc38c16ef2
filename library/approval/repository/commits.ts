import { askGit, git } from './git.ts';
import type { MainBranch } from './mainBranch.ts';

/** A commit, with its people as `Name <email>`. */
export interface Commit {
  id: string;
  /** Its author, and those that `Co-authored-by` names. */
  authors: string[];
  /** Who made it. */
  committer: string;
  /** What `git log` prints of it besides. */
  lines: string[];
}

/** With this address GitHub commits what its author does there. */
const HOSTING = '<noreply@github.com>';

const FORMAT =
  '--format=%x00%H%x01%cN <%cE>%x01%aN <%aE>%x01%(trailers:key=Co-authored-by,valueonly,unfold,separator=%x01)';

/** What git needs of main to name people as its mailmap does. */
type Main = Pick<MainBranch, 'commit'>;

/** Runs git with the mailmap of main: in the folder of git itself it does not read the one of the branch. */
async function askMain(root: string, { commit }: Main, ...options: string[]): Promise<string> {
  const folder = (await git(root, 'rev-parse', '--absolute-git-dir')).trimEnd();
  const mailmap = `mailmap.blob=${commit ?? '0'}:.mailmap`;
  const settings = [mailmap, 'core.quotePath=false', 'log.showSignature=false'];
  const global = ['--no-replace-objects', ...settings.flatMap((setting) => ['-c', setting])];
  return git(folder, ...global, ...options);
}

/** What is known already. The mailmap of a commit stays as it is. */
const knownNames = new Map<string, string>();

/** Names people, each given as `Name <email>`, as the mailmap of main has them. */
export async function mapPeople(
  root: string,
  main: Main,
  people: readonly string[],
): Promise<string[]> {
  const keyOf = (one: string) => [root, main.commit, one].join('\n');
  // Git answers in lines.
  const asked = [...new Set(people)].filter(
    (one) => /^[^<>\p{Cc}]*<[^<>\p{Cc}]+>$/u.test(one) && !knownNames.has(keyOf(one)),
  );
  if (asked.length > 0) {
    const lines = await askMain(root, main, 'check-mailmap', '--', ...asked);
    for (const [index, name] of lines.trimEnd().split('\n').entries())
      knownNames.set(keyOf(asked[index] ?? ''), name);
  }
  return people.map((one) => knownNames.get(keyOf(one)) ?? one);
}

/** Runs `git log` with these options. The people are named as the mailmap of main has them. */
export async function readCommits(
  root: string,
  main: Main,
  ...options: string[]
): Promise<Commit[]> {
  // Without a commit, or without git, nobody has made any.
  if (!(await askGit(root, 'rev-parse', '--verify', '--quiet', 'HEAD'))) return [];
  const log = await askMain(root, main, 'log', FORMAT, ...options);
  const commits = log
    .split('\0')
    .slice(1)
    .map((text) => {
      const [first = '', ...lines] = text.split('\n').filter(Boolean);
      const [id = '', committer = '', ...authors] = first.split('\x01').filter(Boolean);
      const isHosting = committer.endsWith(HOSTING);
      return { id, authors, committer: isHosting ? (authors[0] ?? '') : committer, lines };
    });
  // Git itself maps all but those that a trailer names.
  const named = [...new Set(commits.flatMap(({ authors }) => authors.slice(1)))];
  const mapped = await mapPeople(root, main, named);
  for (const commit of commits) {
    commit.authors = commit.authors.map((one) => mapped[named.indexOf(one)] ?? one);
  }
  return commits;
}
