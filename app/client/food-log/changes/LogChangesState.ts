import type { ChangeFragment } from '../../api/operations.generated.ts';
import type { LogChange, MadeChange } from '../data/FoodLog.types.ts';
import type { KeptChange } from './KeptChange.ts';
import type { PendingChange } from './PendingChange.ts';

/** A change that the server refused when no part of the page waited for it any more. */
export type RefusedChange = Required<KeptChange>;

/**
 * Receives every answer before the change stops pending, with the time at which it came; without an answer, the days of
 * the change are to be asked for.
 */
export type Answered = (change: LogChange, answer?: ChangeFragment, at?: number) => void;

/** The ids of changes. */
export const idsOf = (changes: readonly { change: { id: string } }[]) =>
  changes.map(({ change }) => change.id);

export const isRefused = (kept: KeptChange): kept is RefusedChange => kept.refusal !== undefined;

/**
 * The state that LogChanges shows to React. Every change of state is a new object, in which a list that holds the
 * same changes is the same list.
 */
export interface LogChangesState {
  /** Changes without an answer, in the order in which they were made. */
  pending: readonly MadeChange[];
  /** The pending changes that a day shows. */
  shown: readonly MadeChange[];
  /** Changes made and not undone, in the order in which they were made: Undo undoes the last. */
  done: readonly MadeChange[];
  /** The changes of `done` that the server has answered. */
  answered: readonly MadeChange[];
  /** The changes of `done` that no part of the page waits for any more: answered, or kept until they are. */
  settled: readonly MadeChange[];
  /** Changes that the server refused, and that the person has not decided about yet. */
  refused: readonly RefusedChange[];
  /** Whether the server has been silent for so long that the page tells the person. */
  isStuck: boolean;
  /** Whether pending changes outlive the page. */
  isKept: boolean;
}

/** The known list where the list of now holds the same changes. */
const reuse = (known: readonly MadeChange[] = [], now: readonly MadeChange[]) =>
  now.length === known.length && now.every((change, index) => change.id === known[index]?.id)
    ? known
    : now;

/** The lists of the state, from the changes that wait and those that can be undone. */
export function listChanges(
  waiting: readonly PendingChange[],
  done: readonly MadeChange[],
  known?: LogChangesState,
): Pick<LogChangesState, 'pending' | 'shown' | 'done' | 'answered' | 'settled'> {
  const pending = waiting.map(({ change }) => change);
  const shown = waiting.filter(({ isShown }) => isShown).map(({ change }) => change);
  const unanswered = new Set(pending.map(({ id }) => id));
  const answered = done.filter(({ id }) => !unanswered.has(id));
  const awaited = waiting.filter(({ isReleased }) => !isReleased).map(({ change }) => change.id);
  const unsettled = new Set(awaited);
  const settled = done.filter(({ id }) => !unsettled.has(id));
  return {
    pending: reuse(known?.pending, pending),
    shown: reuse(known?.shown, shown),
    done,
    answered: reuse(known?.answered, answered),
    settled: reuse(known?.settled, settled),
  };
}
