import type { Write } from './Database.ts';
import { inOrder, type MutationRow, type ResponseRow, type Rows } from './rows.ts';

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
const isSameResponse = (one?: ResponseRow, other?: ResponseRow) =>
  one?.fetchedAt === other?.fetchedAt && JSON.stringify(one) === JSON.stringify(other);

/** The rows in memory. */
export class Mirror {
  user: unknown;
  readonly responses: Map<string, ResponseRow>;
  /** In the order in which they were made. It is another list once they have changed. */
  mutations: readonly MutationRow[];

  constructor({ user, responses, mutations }: Rows) {
    this.user = user;
    this.responses = new Map(responses.map((row) => [row.key, row]));
    this.mutations = inOrder(mutations);
  }

  write({ user, putResponses, deleteResponses, putMutations = [], deleteMutations = [] }: Write) {
    if (user !== undefined) this.user = user ?? undefined;
    for (const row of putResponses ?? []) this.responses.set(row.key, row);
    for (const key of deleteResponses ?? []) this.responses.delete(key);
    if (putMutations.length + deleteMutations.length === 0) return;
    const mutations = new Map([...this.mutations, ...putMutations].map((row) => [row.id, row]));
    for (const id of deleteMutations) mutations.delete(id);
    this.mutations = [...mutations.values()];
  }

  /**
   * Takes in what the database has. A row that is the same stays the same object, so that what it is shown in does not
   * render.
   * @param unstored the ids and keys of rows that could not be stored: they stay as they are here.
   * @param changed the keys of the responses that another tab has changed or deleted, if that is known.
   * @returns the keys of the responses that change here, and the mutations that the server has applied since.
   */
  read(rows: Omit<Rows, 'user'>, unstored: ReadonlySet<string>, changed?: readonly string[]) {
    const here = new Map(this.mutations.map((row) => [row.id, row]));
    const read = rows.mutations.map((row) => {
      const same = here.get(row.id);
      return same && isSame(same, row) ? same : row;
    });
    const own = this.mutations.filter(({ id }) => unstored.has(id));
    this.mutations = inOrder([...new Map([...read, ...own].map((row) => [row.id, row])).values()]);
    const applied = this.mutations.filter(
      ({ id, status }) => status === 'applied' && here.get(id)?.status !== 'applied',
    );
    const stored = new Map(rows.responses.map((row) => [row.key, row]));
    // What could not be stored, and what is assumed, stays until another tab has stored it.
    const keys = (changed ?? [...stored.keys()].filter((key) => !unstored.has(key))).filter(
      (key) => !isSameResponse(this.responses.get(key), stored.get(key)),
    );
    for (const key of keys) {
      const row = stored.get(key);
      if (row) this.responses.set(key, row);
      else this.responses.delete(key);
    }
    return { keys, applied };
  }

  /** What deletes the rows that are too many; undefined where none are. */
  get surplus(): Write | undefined {
    const applied = this.mutations.filter(({ status }) => status === 'applied');
    const latest = [...this.responses.values()].toSorted(
      (one, other) => other.fetchedAt - one.fetchedAt,
    );
    const deleteResponses = latest.slice(maxResponses).map(({ key }) => key);
    const deleteMutations = applied.slice(0, -maxApplied).map(({ id }) => id);
    const isNone = deleteResponses.length + deleteMutations.length === 0;
    return isNone ? undefined : { deleteResponses, deleteMutations };
  }
}
