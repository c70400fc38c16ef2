import type { MutationRow } from '../../store/rows.ts';
import { changedContent } from '../data/entryContent.ts';
import { type EntryChange, isSettingChange, type SettingChange } from '../data/FoodLog.types.ts';

/** What parts of the page show of one person's mutations. A list that holds the same mutations stays the same list. */
export interface OutboxState {
  /** Those without an answer, in the order in which they were made. */
  pending: readonly MutationRow[];
  /** What the pending ones change in a day. An edit is not shown while its editor waits for the answer. */
  shown: readonly EntryChange[];
  /** What the pending ones change in what the person has set. */
  shownSettings: readonly SettingChange[];
  /** Those of this tab that can be undone, of each action the last: Undo undoes the last action. */
  undoable: readonly MutationRow[];
  /** Those that the server has applied, of all tabs. */
  applied: readonly MutationRow[];
  /** Those that stand: applied, or pending while no part of the page waits for the answer, and not undone. */
  standing: readonly MutationRow[];
  /** Those that the server has rejected, and that the person has not decided about yet. */
  rejected: readonly MutationRow[];
  /** Whether the server has been silent for so long that the page tells the person. */
  isStalled: boolean;
  /** Whether what is pending or rejected outlives the page. */
  isDurable: boolean;
}

/** The mutations that are neither rejected nor undone, without those that undo. */
function standingOf(rows: readonly MutationRow[]): MutationRow[] {
  const made = rows.filter(({ status }) => status !== 'rejected');
  const undone = new Set(made.map(({ undoes }) => undoes));
  return made.filter(({ id, undoes }) => undoes === undefined && !undone.has(id));
}

/** Those of a tab that can be undone. */
export const undoableOf = (rows: readonly MutationRow[], tab: string): MutationRow[] =>
  standingOf(rows).filter((row) => row.tab === tab);

/** Tells which mutations are of the same action as one. */
export const isOfActionOf = (one: MutationRow | undefined) => (row: MutationRow) =>
  row === one || (row.action !== undefined && row.action === one?.action);

/** The last of each action. */
const lastOfActions = (rows: readonly MutationRow[]) =>
  rows.filter((row) => !row.action || row === rows.findLast(isOfActionOf(row)));

const reuse = <Item>(known: readonly Item[] = [], now: readonly Item[]) =>
  now.length === known.length && now.every((item, index) => item === known[index]) ? known : now;

/**
 * The state of an outbox.
 * @param rows one person's mutations, in the order in which they were made.
 * @param awaited the ids of those for whose answers a part of the page waits.
 * @param unstored the ids of those that are not stored.
 */
export function outboxState(
  rows: readonly MutationRow[],
  {
    tab,
    awaited,
    unstored,
    isStalled,
  }: {
    tab: string;
    awaited: ReadonlyMap<string, unknown>;
    unstored: ReadonlySet<string>;
    isStalled: boolean;
  },
  known?: OutboxState,
): OutboxState {
  const pending = rows.filter(({ status }) => status === 'pending');
  const applied = rows.filter(({ status }) => status === 'applied');
  const rejected = rows.filter(({ status }) => status === 'rejected');
  // No editor changes the meal.
  const isInEditor = ({ id, change, undoes }: MutationRow) =>
    change.kind === 'update' &&
    undoes === undefined &&
    awaited.has(id) &&
    changedContent(change.before, change.after).meal === undefined;
  const changes = pending.filter((row) => !isInEditor(row)).map(({ change }) => change);
  const shown = changes.filter((change) => !isSettingChange(change));
  const standing = standingOf(rows).filter(({ id }) => !awaited.has(id));
  return {
    pending: reuse(known?.pending, pending),
    shown: reuse(known?.shown, shown),
    shownSettings: reuse(known?.shownSettings, changes.filter(isSettingChange)),
    undoable: reuse(known?.undoable, lastOfActions(undoableOf(rows, tab))),
    applied: reuse(known?.applied, applied),
    standing: reuse(known?.standing, standing),
    rejected: reuse(known?.rejected, rejected),
    isStalled,
    isDurable: ![...pending, ...rejected].some(({ id }) => unstored.has(id)),
  };
}
