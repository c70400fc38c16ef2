/** What a release depends on, as it is now. */
export interface ReleaseState {
  /** Empty when no branch is checked out. */
  branch: string;
  /** Files that are changed and not committed. */
  changes: string[];
  commit: string;
  /** The commit of main that everybody has; empty when it is not known. */
  pushed: string;
  /** Changesets that no version has taken in yet. */
  changesets: string[];
  token: string | undefined;
}

/** Why nothing may be published, in words that say what to do; empty when nothing is in the way. */
export function releaseObstacles(state: ReleaseState): string[] {
  const { branch, changes, commit, pushed, changesets, token } = state;
  return [
    branch !== 'main' && `A release is made from main, and this is ${branch || 'no branch'}.`,
    changes.length > 0 && `Commit or undo first: ${changes.join(', ')}.`,
    commit !== pushed && 'This commit is not what origin/main is: pull, push, and try again.',
    changesets.length > 0 &&
      `Run npm run release:version and commit it first: ${changesets.join(', ')} would not be told of.`,
    !token && 'Set NPM_TOKEN to a token that may publish @foodlog/ui.',
  ].filter((obstacle) => obstacle !== false);
}
