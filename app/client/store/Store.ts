import { withTimeLimit } from '../api/withTimeLimit.ts';
import { Database, maxWaitMs, type RowStorage, type Write } from './Database.ts';
import { isSameResponse, mergeMutations, surplusOf } from './mirror.ts';
import { inOrder, type MutationRow, type ResponseRow, type Rows } from './rows.ts';

/** How long the rows of the last opening wait to be cleared away, in milliseconds: the page comes first. */
const cleanupDelayMs = 10_000;

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
  #user: unknown;
  readonly #responses: Map<string, ResponseRow>;
  #mutations: readonly MutationRow[];
  /** The ids of the mutations that could not be stored. */
  readonly #unstored = new Set<string>();
  /** The keys of the responses that could not be stored. */
  readonly #unstoredKeys = new Set<string>();
  /** Whose responses are stored: null for nobody's, undefined for anyone's until the first session begins. */
  #owner: string | null | undefined;
  /** The last write: what it writes may not be found before it ends. */
  #storing: Promise<unknown> = Promise.resolve();
  /** Counts what is written, so that an earlier read does not bring back what was before. */
  #writes = 0;
  readonly #listeners = new Set<Listener>();
  #channel: BroadcastChannel | undefined;

  constructor(storage?: RowStorage, rows: Rows = noRows) {
    this.#storage = storage;
    this.#user = rows.user;
    this.#responses = new Map(rows.responses.map((row) => [row.key, row]));
    this.#mutations = inOrder(rows.mutations);
  }

  /**
   * Opens the database and reads all rows. Never throws. After three seconds the app starts without them; it reads and
   * stores rows from when the database opens after all.
   */
  static async open(): Promise<Store> {
    const opening = Database.open();
    try {
      return await withTimeLimit(maxWaitMs, async () => {
        const database = await opening;
        const store = new Store(database, await database.readAll());
        database.onEmptied = () => store.#storeAgain();
        setTimeout(() => {
          const surplus = surplusOf(store.responses, store.mutations);
          if (surplus) void store.write(surplus);
        }, cleanupDelayMs);
        return store;
      });
    } catch {
      const store = new Store();
      opening.then(
        async (database) => store.#openLate(database),
        () => {},
      );
      return store;
    }
  }

  /** Listens to the other tabs. @returns a function that ends this. */
  readonly listen = () => {
    const channel = new BroadcastChannel('foodlog rows');
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      void this.read(data.keys);
    });
    // A tab that was asleep may have missed a message, and a person who comes back may have made room.
    const catchUp = () => void this.#catchUp();
    document.addEventListener('visibilitychange', catchUp);
    this.#channel = channel;
    return () => {
      this.#channel = undefined;
      channel.close();
      document.removeEventListener('visibilitychange', catchUp);
    };
  };

  /** The person who was here last. */
  get user(): unknown {
    return this.#user;
  }

  /** The responses by their keys. */
  get responses(): ReadonlyMap<string, ResponseRow> {
    return this.#responses;
  }

  /** Every person's mutations, in the order in which they were made. It is another list once they have changed. */
  get mutations(): readonly MutationRow[] {
    return this.#mutations;
  }

  /** The ids of the mutations that do not outlive the page, as far as the database has answered. */
  get unstored(): ReadonlySet<string> {
    return this.#unstored;
  }

  /** Whether anything that the server has not applied would be lost with the page. */
  get hasUnstored(): boolean {
    return this.#mutations.some(({ id, status }) => status !== 'applied' && this.#unstored.has(id));
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
    const putResponses = write.putResponses?.filter(
      ({ owner }) => this.#owner === undefined || this.#owner === owner,
    );
    this.#writes += 1;
    for (const row of putResponses ?? []) this.#responses.set(row.key, row);
    for (const key of deleteResponses) this.#responses.delete(key);
    const mutations = new Map(this.#mutations.map((row) => [row.id, row]));
    for (const row of putMutations) mutations.set(row.id, row);
    for (const id of deleteMutations) {
      mutations.delete(id);
      this.#unstored.delete(id);
    }
    const ids = new Set([...this.#unstored, ...putMutations.map(({ id }) => id)]);
    const rows = [...mutations.values()].filter(({ id }) => ids.has(id));
    const storing = this.#store({
      ...write,
      ...(putResponses && { putResponses }),
      putMutations: rows,
    });
    this.#storing = storing;
    if (putMutations.length + deleteMutations.length > 0) {
      this.#mutations = [...mutations.values()];
      this.#notify();
    }
    const isStored = await storing;
    const known = new Set(this.#mutations.map(({ id }) => id));
    for (const id of ids) {
      if (isStored) this.#unstored.delete(id);
      else if (known.has(id)) this.#unstored.add(id);
    }
    if (ids.size > 0) this.#notify();
    const keys = [...(putResponses ?? []).map(({ key }) => key), ...deleteResponses];
    for (const key of keys) {
      if (isStored) this.#unstoredKeys.delete(key);
      else this.#unstoredKeys.add(key);
    }
    if (isStored) this.#channel?.postMessage({ keys } satisfies Message);
    return isStored;
  }

  /** Stores a response. */
  putResponse(row: ResponseRow) {
    void this.write({ putResponses: [row] });
  }

  /** Has a response that follows from others, until the server is asked. It is not stored. */
  assume(row: ResponseRow) {
    this.#responses.set(row.key, row);
  }

  /** Stores who the log belongs to, for the next opening. */
  async putUser(user: object): Promise<boolean> {
    this.#user = user;
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
    this.#user = undefined;
    const isPast = ({ owner }: ResponseRow | MutationRow) => owner !== next;
    const applied = this.#mutations.filter((row) => row.status === 'applied' && isPast(row));
    return this.write({
      user: null,
      deleteResponses: [...this.#responses.values()].filter(isPast).map(({ key }) => key),
      deleteMutations: applied.map(({ id }) => id),
    });
  }

  /**
   * Reads the mutations again, and the responses with these keys; without keys, all responses. Where that fails, all
   * stays as it is.
   * @param areChanged whether another tab has changed the responses: then those that it has deleted go here, too.
   */
  async read(keys?: readonly string[], areChanged = keys !== undefined): Promise<void> {
    let writes = this.#writes;
    let rows = await this.#read(keys);
    while (writes !== this.#writes) {
      writes = this.#writes;
      rows = await this.#read(keys);
    }
    if (!rows) return;
    const here = new Map(this.#mutations.map((row) => [row.id, row]));
    this.#mutations = mergeMutations(rows.mutations, this.#mutations, this.#unstored);
    const applied = this.#mutations.filter(
      ({ id, status }) => status === 'applied' && here.get(id)?.status !== 'applied',
    );
    const stored = new Map(rows.responses.map((row) => [row.key, row]));
    // What could not be stored, and what is assumed, stays until another tab has stored it.
    const all = [...stored.keys()].filter((key) => !this.#unstoredKeys.has(key));
    const changed = (areChanged && keys ? keys : all).filter(
      (key) => !isSameResponse(this.#responses.get(key), stored.get(key)),
    );
    for (const key of changed) {
      const row = stored.get(key);
      if (row) this.#responses.set(key, row);
      else this.#responses.delete(key);
    }
    this.#notify(changed, applied);
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

  async #openLate(database: Database) {
    const { user, responses } = await database.readAll().catch(() => noRows);
    this.#storage = database;
    database.onEmptied = () => this.#storeAgain();
    const isOther = this.#owner !== undefined && this.#owner !== Object(user).id;
    await this.write({
      ...(isOther && { user: null, deleteResponses: responses.map(({ key }) => key) }),
      ...(this.#user instanceof Object && { user: this.#user }),
      putResponses: [...this.#responses.values()],
    });
    await this.read();
  }

  async #catchUp() {
    if (this.#unstored.size > 0) await this.write({});
    if (document.visibilityState === 'visible') await this.read();
  }

  /** Stores what the server has not applied in a database that is new. */
  #storeAgain() {
    for (const { id, status } of this.#mutations) if (status !== 'applied') this.#unstored.add(id);
    void this.write({});
  }

  #notify(keys: readonly string[] = [], applied: readonly MutationRow[] = []) {
    for (const listener of this.#listeners) listener(keys, applied);
  }
}
