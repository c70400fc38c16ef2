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

/**
 * Runs `git log` with these options. The people are named as the mailmap of main has them: `git log` in the folder of
 * git itself does not read the one of the branch.
 */
export async function readCommits(
  root: string,
  main: Pick<MainBranch, 'commit'>,
  ...options: string[]
): Promise<Commit[]> {
  const folder = await askGit(root, 'rev-parse', '--absolute-git-dir');
  // Without a commit, or without git, nobody has made any.
  if (!folder || !(await askGit(root, 'rev-parse', '--verify', '--quiet', 'HEAD'))) return [];
  const mailmap = `mailmap.blob=${main.commit ?? '0'}:.mailmap`;
  const settings = [mailmap, 'core.quotePath=false', 'log.showSignature=false'];
  const global = ['--no-replace-objects', ...settings.flatMap((setting) => ['-c', setting])];
  const log = await git(folder, ...global, 'log', FORMAT, ...options);
  return log
    .split('\0')
    .slice(1)
    .map((text) => {
      const [first = '', ...lines] = text.split('\n').filter(Boolean);
      const [id = '', committer = '', ...authors] = first.split('\x01').filter(Boolean);
      const isHosting = committer.endsWith(HOSTING);
      return { id, authors, committer: isHosting ? (authors[0] ?? '') : committer, lines };
    });
}
