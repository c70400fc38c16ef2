import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { withTimeLimit } from '../api/withTimeLimit.ts';

/** A change as the device keeps it. Its content is what was stored, and is checked where it is read. */
export interface StoredChange {
  id: string;
  /** The person who made it, and who alone sees it. */
  userId: string;
  content: unknown;
}

/** An answer of the server as the device keeps it. */
export interface StoredAnswer {
  data: unknown;
  /** When it was kept, in milliseconds since 1970. */
  keptAt: number;
}

interface DeviceSchema extends DBSchema {
  /** The person whose log was opened last, under one key. */
  person: { key: typeof lastPerson; value: unknown };
  /** What the server has answered, by cache key. */
  answers: { key: string; value: StoredAnswer; indexes: { keptAt: number } };
  /** The changes that wait or were refused, in the order in which they were made. */
  changes: { key: number; value: StoredChange; indexes: { id: string } };
}

/** What the device had kept when the app was opened. */
export interface Found {
  readonly person: unknown;
  readonly answers: ReadonlyMap<string, StoredAnswer>;
  readonly changes: readonly StoredChange[];
}

export type Connection = IDBPDatabase<DeviceSchema>;

/** The key under which the person is kept. */
export const lastPerson = 'last';

/** How long the app waits for the database before it goes on without, in milliseconds. */
export const longestWait = 3000;

// Anyone who can open the browser can write to its storage.
export const isStoredAnswer = (value: unknown): value is StoredAnswer =>
  Number.isFinite(Object(value).keptAt);

export const isStoredChange = (value: unknown): value is StoredChange => {
  const { id, userId } = Object(value);
  return typeof id === 'string' && typeof userId === 'string';
};

async function connect(): Promise<Connection> {
  const connection = await openDB<DeviceSchema>('foodlog', 1, {
    upgrade: (created) => {
      created.createObjectStore('person');
      created.createObjectStore('answers').createIndex('keptAt', 'keptAt');
      created.createObjectStore('changes', { autoIncrement: true }).createIndex('id', 'id');
    },
    // A later release changes the database; this page then keeps nothing more, and says so: it cannot open it again.
    blocking: () => connection.close(),
  });
  return connection;
}

/** Whether the browser has closed the database, as iOS does to a page in the background: nothing was begun. */
const isClosed = (error: unknown) => Object(error).name === 'InvalidStateError';

/** The database of this device, in IndexedDB. */
export class DeviceDatabase {
  #connection: Connection;
  #reconnecting: Promise<Connection> | undefined;

  private constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Opens the database. @throws where the browser refuses it. */
  static async open(): Promise<DeviceDatabase> {
    return new DeviceDatabase(await connect());
  }

  /**
   * Begins the work at once. If the browser has closed the database, it is opened again first.
   * @throws what the work throws, or when it takes too long: another page can hold the database. It may end later.
   */
  async use<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> {
    const limited = async () => withTimeLimit(longestWait, async () => work(this.#connection));
    try {
      return await limited();
    } catch (error) {
      if (!isClosed(error)) throw error;
      this.#reconnecting ??= withTimeLimit(longestWait, connect).finally(() => {
        this.#reconnecting = undefined;
      });
      this.#connection = await this.#reconnecting;
      return limited();
    }
  }

  /** Everything that can be read. */
  async readAll(): Promise<Found> {
    return this.use(async (connection) => {
      const read = connection.transaction(['person', 'answers', 'changes']);
      const [person, keys, answers, changes] = await Promise.all([
        read.objectStore('person').get(lastPerson),
        read.objectStore('answers').getAllKeys(),
        read.objectStore('answers').getAll(),
        read.objectStore('changes').getAll(),
      ]);
      return {
        person,
        answers: new Map(
          keys.flatMap((key, index) => {
            const answer: unknown = answers[index];
            return isStoredAnswer(answer) ? [[key, answer] as const] : [];
          }),
        ),
        changes: changes.filter((change) => isStoredChange(change)),
      };
    });
  }
}
