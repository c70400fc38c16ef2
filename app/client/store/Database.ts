import { type DBSchema, type IDBPDatabase, openDB, unwrap } from 'idb';
import { withTimeLimit } from '../api/withTimeLimit.ts';
import { createObjectId } from '../food-log/data/createObjectId.ts';
import { isResponseRow, type MutationRow, type ResponseRow, type Rows } from './rows.ts';
import { dropOldItems, takeOver } from './takeOver.ts';
import { dropAhead, missingIn, readAhead, withAhead, writeAhead } from './writeAhead.ts';

interface Schema extends DBSchema {
  /** The person who was here last, and the id of the database, each under one key. */
  user: { key: typeof lastUser | typeof databaseId; value: unknown };
  responses: { key: string; value: ResponseRow };
  mutations: { key: string; value: MutationRow };
}

type Connection = IDBPDatabase<Schema>;

/** What is written in one transaction: all of it or nothing. */
export interface Write {
  /** Null deletes the person. */
  user?: object | null;
  putResponses?: readonly ResponseRow[];
  deleteResponses?: readonly string[];
  putMutations?: readonly MutationRow[];
  deleteMutations?: readonly string[];
}

/** Where rows are stored. */
export interface RowStorage {
  /** Called when the browser or a person has deleted the database, before the new one is used. */
  onEmptied?: () => void;
  readAll: () => Promise<Rows>;
  readMutations: () => Promise<MutationRow[]>;
  /** The responses with these keys, as far as there are any. */
  readResponses: (keys: readonly string[]) => Promise<ResponseRow[]>;
  /** Begins the transaction before it returns. Rejects when nothing was written. */
  write: (write: Write) => Promise<void>;
}

const lastUser = 'last';
const databaseId = 'database';

/** How long the app waits for the database before it goes on without, in milliseconds. */
export const maxWaitMs = 3000;

async function connect(): Promise<Connection> {
  let isUpgraded = false;
  const connection = await openDB<Schema>('foodlog', 2, {
    upgrade: (upgraded, _oldVersion, _newVersion, transaction) => {
      // Where the upgrade fails, opening fails.
      transaction.done.catch(() => {});
      const users = upgraded.createObjectStore('user');
      users.put(createObjectId(), databaseId).catch(() => {});
      upgraded.createObjectStore('responses', { keyPath: 'key' });
      upgraded.createObjectStore('mutations', { keyPath: 'id' });
      isUpgraded = true;
      takeOver(unwrap(transaction)).catch(() => transaction.abort());
    },
    // A later release changes the database; this page then stores nothing more, and says so: it cannot open it again.
    blocking: () => connection.close(),
  });
  if (isUpgraded) dropOldItems();
  return connection;
}

/**
 * Whether the browser has closed the database, as iOS does to a page in the background, has deleted it meanwhile, or has
 * lost it: WebKit then says UnknownError. Nothing was written.
 */
const isClosed = (error: unknown) =>
  ['InvalidStateError', 'AbortError', 'UnknownError'].includes(Object(error).name);

/** The rows in IndexedDB. */
export class Database implements RowStorage {
  #connection: Connection;
  #reconnecting: Promise<void> | undefined;
  #id: unknown;
  onEmptied = () => {};

  private constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Opens the database. @throws where the browser refuses it. */
  static async open(): Promise<Database> {
    return new Database(await connect());
  }

  async readAll(): Promise<Rows> {
    if (readAhead().size > 0) await this.#storeAhead();
    return this.#use(async (connection) => {
      const read = connection.transaction(['user', 'responses', 'mutations']);
      const [id, user, responses, mutations] = await Promise.all([
        read.objectStore('user').get(databaseId),
        read.objectStore('user').get(lastUser),
        read.objectStore('responses').getAll(),
        read.objectStore('mutations').getAll(),
        read.done,
      ]);
      this.#id = id;
      return {
        user,
        responses: responses.filter((row) => isResponseRow(row)),
        mutations: withAhead(mutations),
      };
    });
  }

  async readMutations(): Promise<MutationRow[]> {
    const [rows] = await this.#use(async (connection) => {
      const { store, done } = connection.transaction('mutations');
      return Promise.all([store.getAll(), done]);
    });
    return withAhead(rows);
  }

  async readResponses(keys: readonly string[]): Promise<ResponseRow[]> {
    const [rows] = await this.#use(async (connection) => {
      const { store, done } = connection.transaction('responses');
      return Promise.all([Promise.all(keys.map(async (key) => store.get(key))), done]);
    });
    return rows.filter((row) => isResponseRow(row));
  }

  async write(write: Write): Promise<void> {
    const { user, putResponses = [], deleteResponses = [] } = write;
    const { putMutations = [], deleteMutations = [] } = write;
    const isAhead = writeAhead(putMutations, deleteMutations);
    try {
      await this.#write(write);
    } catch (error) {
      const hasOthers = user !== undefined || putResponses.length + deleteResponses.length > 0;
      if (isAhead && !hasOthers) return;
      // A full database can still forget what need not be sent again.
      const applied = putMutations.filter(({ status }) => status === 'applied');
      if (applied.length > 0)
        await this.#write({ deleteMutations: applied.map(({ id }) => id) }).catch(() => {});
      throw error;
    }
    dropAhead([...putMutations.map(({ id }) => id), ...deleteMutations]);
  }

  async #write({
    user,
    putResponses = [],
    deleteResponses = [],
    putMutations = [],
    deleteMutations = [],
  }: Write) {
    await this.#use(async (connection) => {
      const writing = connection.transaction(['user', 'responses', 'mutations'], 'readwrite', {
        durability: putMutations.length > 0 ? 'strict' : 'default',
      });
      const [users, responses, mutations] = [
        writing.objectStore('user'),
        writing.objectStore('responses'),
        writing.objectStore('mutations'),
      ];
      const requests = [
        user && users.put(user, lastUser),
        user === null && users.delete(lastUser),
        ...putResponses.map(async (row) => responses.put(row)),
        ...deleteResponses.map(async (key) => responses.delete(key)),
        ...putMutations.map(async (row) => mutations.put(row)),
        ...deleteMutations.map(async (id) => mutations.delete(id)),
      ];
      // Without this, a page that is left in this moment may take the rows with it.
      writing.commit();
      await Promise.all([...requests, writing.done]);
    });
  }

  /** Stores what was written ahead and is not stored, or in an earlier form. Where there is no room, it stays ahead. */
  async #storeAhead() {
    await this.#use(async (connection) => {
      const writing = connection.transaction('mutations', 'readwrite');
      writing.done.catch(() => {});
      // Read once the transaction runs: another tab may have stored and finished one of them meanwhile.
      const stored = await writing.store.getAll();
      const [ahead, missing] = [readAhead(), missingIn(stored)];
      const requests = missing.map(async ([id, row]) =>
        row ? writing.store.put(row) : writing.store.delete(id),
      );
      await Promise.all([...requests, writing.done]);
      dropAhead(ahead.keys());
    }).catch(() => {});
  }

  /**
   * Begins the work at once. If the browser has closed the database, it is opened again first.
   * @throws what the work throws, or when it takes too long: another page can hold the database. It may end later.
   */
  async #use<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> {
    const limited = async () => withTimeLimit(maxWaitMs, async () => work(this.#connection));
    try {
      return await limited();
    } catch (error) {
      if (!isClosed(error)) throw error;
      this.#reconnecting ??= withTimeLimit(maxWaitMs, async () => this.#reconnect()).finally(() => {
        this.#reconnecting = undefined;
      });
      await this.#reconnecting;
      return limited();
    }
  }

  async #reconnect() {
    this.#connection.close();
    const connection = await connect();
    const id = await connection.get('user', databaseId);
    this.#connection = connection;
    if (id !== this.#id) this.onEmptied();
    this.#id = id;
  }
}
