/** The state on which a release depends. */
export interface ReleaseState {
  /** Empty if no branch is checked out. */
  branch: string;
  /** The changed files that are not committed. */
  changes: string[];
  commit: string;
  /** The commit of origin/main; empty if it is unknown. */
  pushed: string;
  /** The changesets that no version contains yet. */
  changesets: string[];
  token: string | undefined;
  /** How many pictures no designer has approved as they are. */
  unapproved: number;
}

/** Returns messages that say what prevents a release and what to do; empty if nothing does. */
export function releaseObstacles(state: ReleaseState): string[] {
  const { branch, changes, commit, pushed, changesets, token, unapproved } = state;
  return [
    branch !== 'main' && `A release is made from main, and this is ${branch || 'no branch'}.`,
    changes.length > 0 && `Commit or undo first: ${changes.join(', ')}.`,
    commit !== pushed && 'This commit differs from origin/main: pull, push, and try again.',
    changesets.length > 0 &&
      `Run npx changeset version as library/RELEASES.md says, and commit it first: ${changesets.join(', ')} would not be in the changelog.`,
    unapproved > 0 &&
      `A designer must approve ${unapproved} pictures first: npm run approve -- --gate lists them.`,
    !token && 'Set NPM_TOKEN to a token that may publish @foodlog/ui.',
  ].filter((obstacle) => obstacle !== false);
}
