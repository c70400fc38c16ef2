import type { RowStorage, Write } from './Database.ts';
import { Mirror } from './Mirror.ts';
import type { MutationRow, ResponseRow, Rows } from './rows.ts';

/** What a tab tells the others: they read these rows again. */
interface Message {
  /** The keys of the responses that have changed. The mutations may have. */
  keys: string[];
}

/**
 * Hears that mutations have changed.
 * @param keys those of the responses that another tab has changed.
 * @param applied the mutations that the server has applied, as another tab was told.
 */
type Listener = (keys: readonly string[], applied: readonly MutationRow[]) => void;

const noRows: Rows = { user: undefined, responses: [], mutations: [] };

/**
 * The rows of this device, as every tab has them: what the server has answered, and what people have done. IndexedDB holds
 * them; what this class returns mirrors it. Where the browser refuses the database, the mirror is all there is, and lasts
 * as long as the page.
 */
export class Store {
  #storage: RowStorage | undefined;
  readonly #mirror: Mirror;
  /** The ids of the mutations, and the keys of the responses, that could not be stored. */
  readonly #unstored = new Set<string>();
  /** Whose responses are stored: null for nobody's, undefined for anyone's until the first session begins. */
  #owner: string | null | undefined;
  /** The last write: what it writes may not be found before it ends. */
  #storing: Promise<unknown> = Promise.resolve();
  readonly #listeners = new Set<Listener>();
  #channel: BroadcastChannel | undefined;

  constructor(storage?: RowStorage, rows: Rows = noRows) {
    this.#mirror = new Mirror(rows);
    if (storage) this.#use(storage);
  }

  /** Listens to the other tabs. @returns a function that ends this. */
  readonly listen = () => {
    let channel: BroadcastChannel | undefined;
    try {
      channel = new BroadcastChannel('foodlog rows');
      channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
        void this.read(data.keys);
      });
    } catch {
      // Firefox refuses one where cookies are blocked.
    }
    // A tab that was asleep may have missed a message, and a person who comes back may have made room.
    const catchUp = () => void this.#catchUp();
    document.addEventListener('visibilitychange', catchUp);
    this.#channel = channel;
    return () => {
      this.#channel = undefined;
      channel?.close();
      document.removeEventListener('visibilitychange', catchUp);
    };
  };

  /** The person who was here last. */
  get user(): unknown {
    return this.#mirror.user;
  }

  /** The responses by their keys. */
  get responses(): ReadonlyMap<string, ResponseRow> {
    return this.#mirror.responses;
  }

  /** Every person's mutations, in the order in which they were made. It is another list once they have changed. */
  get mutations(): readonly MutationRow[] {
    return this.#mirror.mutations;
  }

  /** The ids of the mutations that do not outlive the page, as far as the database has answered, and keys of responses. */
  get unstored(): ReadonlySet<string> {
    return this.#unstored;
  }

  /** Whether anything that the server has not applied would be lost with the page. */
  get hasUnstored(): boolean {
    return this.mutations.some(({ id, status }) => status !== 'applied' && this.#unstored.has(id));
  }

  /** @returns a function that ends this. */
  readonly subscribe = (listener: Listener) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /**
   * Writes rows: here at once, and to the database in one transaction, which takes along what could not be stored before.
   * Responses that come after the session of their owner are left out.
   * @returns whether they are stored.
   */
  async write(write: Write): Promise<boolean> {
    const { putMutations = [], deleteMutations = [], deleteResponses = [] } = write;
    const isOwn = ({ owner }: ResponseRow) => this.#owner === undefined || this.#owner === owner;
    const putResponses = (write.putResponses ?? []).filter(isOwn);
    const before = this.mutations;
    this.#mirror.write({ ...write, putResponses });
    for (const id of deleteMutations) this.#unstored.delete(id);
    const ids = new Set([...this.#unstored, ...putMutations.map(({ id }) => id)]);
    const rows = this.mutations.filter(({ id }) => ids.has(id));
    const storing = this.#store({ ...write, putResponses, putMutations: rows });
    this.#storing = storing;
    if (this.mutations !== before) this.#notify();
    const isStored = await storing;
    const keys = [...putResponses.map(({ key }) => key), ...deleteResponses];
    const here = new Set(this.mutations.map(({ id }) => id));
    for (const { id } of rows)
      if (isStored || !here.has(id)) this.#unstored.delete(id);
      else this.#unstored.add(id);
    for (const key of keys)
      if (isStored) this.#unstored.delete(key);
      else this.#unstored.add(key);
    if (rows.length > 0) this.#notify();
    if (isStored) this.#channel?.postMessage({ keys } satisfies Message);
    return isStored;
  }

  /** Stores a response. */
  putResponse(row: ResponseRow) {
    void this.write({ putResponses: [row] });
  }

  /** Has a response that follows from others, until the server is asked. It is not stored. */
  assume(row: ResponseRow) {
    this.#mirror.write({ putResponses: [row] });
  }

  /** Stores who the log belongs to, for the next opening. */
  async putUser(user: object): Promise<boolean> {
    return this.write({ user });
  }

  /** From now on, the responses of this person are stored, and nobody else's. */
  beginSession(owner: string) {
    this.#owner = owner;
  }

  /** As {@link forgetUser}. Afterwards, no response is stored that comes late. */
  async endSession(): Promise<boolean> {
    this.#owner = null;
    return this.forgetUser();
  }

  /**
   * Deletes the person, all responses, and what could be undone. What the server has not applied stays for who made it.
   * @param next who has signed in since: what other tabs have stored of them stays.
   */
  async forgetUser(next?: string): Promise<boolean> {
    const isPast = ({ owner }: ResponseRow | MutationRow) => owner !== next;
    const applied = this.mutations.filter((row) => row.status === 'applied' && isPast(row));
    return this.write({
      user: null,
      deleteResponses: [...this.responses.values()].filter(isPast).map(({ key }) => key),
      deleteMutations: applied.map(({ id }) => id),
    });
  }

  /** Deletes the oldest rows where there are too many. */
  deleteSurplus() {
    const { surplus } = this.#mirror;
    if (surplus) void this.write(surplus);
  }

  /**
   * Reads the mutations again, and the responses with these keys; without keys, all responses. Where that fails, all
   * stays as it is.
   * @param areChanged whether another tab has changed the responses: then those that it has deleted go here, too.
   */
  async read(keys?: readonly string[], areChanged = keys !== undefined): Promise<void> {
    let storing = this.#storing;
    let rows = await this.#read(keys);
    // What was read before a write would bring back what was there then.
    while (storing !== this.#storing) {
      storing = this.#storing;
      rows = await this.#read(keys);
    }
    if (!rows) return;
    const { keys: changed, applied } = this.#mirror.read(
      rows,
      this.#unstored,
      areChanged ? keys : undefined,
    );
    this.#notify(changed, applied);
  }

  /** Stores all rows in a database that has opened late, and reads what is in there. */
  async useLate(storage: RowStorage) {
    const { user, responses } = await storage.readAll().catch(() => noRows);
    this.#use(storage);
    const isOther = this.#owner !== undefined && this.#owner !== Object(user).id;
    await this.write({
      ...(isOther && { user: null, deleteResponses: responses.map(({ key }) => key) }),
      ...(this.user instanceof Object && { user: this.user }),
      putResponses: [...this.responses.values()],
    });
    await this.read();
  }

  #use(storage: RowStorage) {
    this.#storage = storage;
    storage.onEmptied = () => {
      for (const { id, status } of this.mutations) if (status !== 'applied') this.#unstored.add(id);
      void this.write({});
    };
  }

  async #read(keys?: readonly string[]): Promise<Omit<Rows, 'user'> | undefined> {
    const storage = this.#storage;
    if (!storage) return undefined;
    await this.#storing;
    try {
      if (!keys) return await storage.readAll();
      const reading = [storage.readMutations(), storage.readResponses(keys)] as const;
      const [mutations, responses] = await Promise.all(reading);
      return { mutations, responses };
    } catch {
      return undefined;
    }
  }

  async #store(write: Write): Promise<boolean> {
    try {
      await this.#storage?.write(write);
      return this.#storage !== undefined;
    } catch {
      return false;
    }
  }

  async #catchUp() {
    if (this.#unstored.size > 0) await this.write({});
    if (document.visibilityState === 'visible') await this.read();
  }

  #notify(keys: readonly string[] = [], applied: readonly MutationRow[] = []) {
    for (const listener of this.#listeners) listener(keys, applied);
  }
}
