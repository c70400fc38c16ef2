import type { RowStorage, Write } from '../store/Database.ts';
import type { MutationRow, ResponseRow, Rows } from '../store/rows.ts';
import { Store } from '../store/Store.ts';

/** A device that stores rows in memory. Each tab has a store of its own. */
export class MemoryDevice implements RowStorage {
  readonly #responses: Map<string, ResponseRow>;
  readonly #mutations: Map<string, MutationRow>;
  #user: unknown;
  /** Whether its storage is full: then it stores nothing more. */
  isFull = false;
  /** What it waits for before it answers what it has read by then, and before it writes. */
  heldReads: Promise<void> | undefined;
  heldWrites: Promise<void> | undefined;

  constructor({ user, responses = [], mutations = [] }: Partial<Rows> = {}) {
    this.#user = user;
    this.#responses = new Map(responses.map((row) => [row.key, row]));
    this.#mutations = new Map(mutations.map((row) => [row.id, row]));
  }

  /** What is stored now. */
  get rows(): Rows {
    return structuredClone({
      user: this.#user,
      responses: [...this.#responses.values()],
      mutations: [...this.#mutations.values()],
    });
  }

  /** What is stored and not applied yet. */
  get unanswered(): MutationRow[] {
    return this.rows.mutations.filter(({ status }) => status !== 'applied');
  }

  response(key: string): ResponseRow | undefined {
    return this.#responses.get(key);
  }

  /** Opens the app in another tab. */
  open(): Store {
    return new Store(this, this.rows);
  }

  readAll = async (): Promise<Rows> => this.rows;

  readMutations = async (): Promise<MutationRow[]> => {
    const { mutations } = this.rows;
    await this.heldReads;
    return mutations;
  };

  readResponses = async (keys: readonly string[]): Promise<ResponseRow[]> =>
    this.rows.responses.filter(({ key }) => keys.includes(key));

  write = async (write: Write): Promise<void> => {
    const { user, putResponses = [], deleteResponses = [] } = write;
    const { putMutations = [], deleteMutations = [] } = write;
    if (this.heldWrites) await this.heldWrites;
    if (this.isFull && putMutations.length + putResponses.length > 0)
      throw new DOMException('Full.', 'QuotaExceededError');
    if (user !== undefined) this.#user = user ?? undefined;
    for (const row of putResponses) this.#responses.set(row.key, structuredClone(row));
    for (const key of deleteResponses) this.#responses.delete(key);
    for (const row of putMutations) this.#mutations.set(row.id, structuredClone(row));
    for (const id of deleteMutations) this.#mutations.delete(id);
  };
}
