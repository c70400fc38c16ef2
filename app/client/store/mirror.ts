import type { Write } from './Database.ts';
import { inOrder, type MutationRow, type ResponseRow } from './rows.ts';

/**
 * How many rows are stored of a kind that could grow without end; the oldest go first. The applied mutations are those of
 * all tabs, and what undoes one is one as well.
 */
const maxResponses = 100;
const maxApplied = 300;

/** What is applied stays as it is. */
const isSame = (one: MutationRow, other: MutationRow) =>
  one.status === other.status &&
  one.tab === other.tab &&
  (one.status === 'applied' || JSON.stringify(one) === JSON.stringify(other));

/** Only what has changed is shown again: that would discard what is being fetched. */
export const isSameResponse = (one?: ResponseRow, other?: ResponseRow) =>
  one?.fetchedAt === other?.fetchedAt && JSON.stringify(one) === JSON.stringify(other);

/**
 * The mutations as they are stored, and those here that could not be stored. A row that is the same stays the same object,
 * so that what it is shown in does not render.
 */
export function mergeMutations(
  stored: readonly MutationRow[],
  here: readonly MutationRow[],
  unstored: ReadonlySet<string>,
): MutationRow[] {
  const known = new Map(here.map((row) => [row.id, row]));
  const read = stored.map((row) => {
    const same = known.get(row.id);
    return same && isSame(same, row) ? same : row;
  });
  const own = here.filter(({ id }) => unstored.has(id));
  return inOrder([...new Map([...read, ...own].map((row) => [row.id, row])).values()]);
}

/** What deletes the rows that are too many; undefined where none are. */
export function surplusOf(
  responses: ReadonlyMap<string, ResponseRow>,
  mutations: readonly MutationRow[],
): Write | undefined {
  const applied = mutations.filter(({ status }) => status === 'applied');
  const latest = [...responses.values()].toSorted((one, other) => other.fetchedAt - one.fetchedAt);
  const deleteResponses = latest.slice(maxResponses).map(({ key }) => key);
  const deleteMutations = applied.slice(0, -maxApplied).map(({ id }) => id);
  const isNone = deleteResponses.length + deleteMutations.length === 0;
  return isNone ? undefined : { deleteResponses, deleteMutations };
}
