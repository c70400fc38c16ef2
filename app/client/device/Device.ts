import { withTimeLimit } from '../api/withTimeLimit.ts';
import {
  type Connection,
  DeviceDatabase,
  type Found,
  isStoredAnswer,
  isStoredChange,
  lastPerson,
  longestWait,
  type StoredAnswer,
  type StoredChange,
} from './DeviceDatabase.ts';

/** How many answers are kept; the oldest go first. A person who logs every day looks back at about two months. */
const mostAnswers = 100;

/** How long the answers of the last opening wait to be cleared away, in milliseconds: the page comes first. */
const tidyAfter = 10_000;

/** Whether another page has kept an answer later than that. By a clock that was set back, none is later. */
const isLater = (kept: unknown, here: StoredAnswer | undefined, at: number) =>
  isStoredAnswer(kept) &&
  kept.keptAt !== here?.keptAt &&
  kept.keptAt > at &&
  kept.keptAt <= Date.now();

/**
 * What this device keeps between visits, in IndexedDB. A change is on its way to the disk when the function that keeps
 * it returns, and so outlives a reload in the same moment. A database that the browser has closed is opened again. Where
 * the browser refuses the database, nothing is kept, and every function that writes resolves to false.
 */
export class Device {
  #database: DeviceDatabase | undefined;
  readonly #openedLate = Promise.withResolvers<void>();
  readonly #answers: Map<string, StoredAnswer>;
  /** Whose answers are kept: null for nobody's, undefined for anyone's until the first session begins. */
  #owner: string | null | undefined;
  /** The person to keep once a database that is late has opened. */
  #person: object | undefined;
  /** What the device had kept when the app was opened. */
  readonly found: Found;
  readonly #changes: Map<string, StoredChange>;
  /** Changes that could not be kept, by id: they last as long as the page, whoever signs in or out meanwhile. */
  readonly unstored = new Map<string, StoredChange>();

  protected constructor(database: DeviceDatabase | undefined, found: Found) {
    this.#database = database;
    this.found = found;
    this.#answers = new Map(found.answers);
    this.#changes = new Map(found.changes.map((change) => [change.id, change]));
  }

  /** The answers that are kept now, by cache key. */
  get answers(): ReadonlyMap<string, StoredAnswer> {
    return this.#answers;
  }

  /** The changes that wait or were refused, in the order in which they were made, as far as this page knows. */
  get changes(): readonly StoredChange[] {
    return [...new Map([...this.#changes, ...this.unstored]).values()];
  }

  /**
   * Opens the database and reads all of it. Never throws. After three seconds the app starts without what was kept; the
   * device keeps again from when the database opens after all.
   */
  static async open(): Promise<Device> {
    const opening = DeviceDatabase.open();
    try {
      return await withTimeLimit(longestWait, async () => {
        const database = await opening;
        const device = new Device(database, await database.readAll());
        setTimeout(() => void device.#tidy(), tidyAfter);
        return device;
      });
    } catch {
      const device = Device.withoutStorage();
      opening.then(
        (database) => device.#openLate(database),
        () => {},
      );
      return device;
    }
  }

  /** A device that keeps nothing. */
  static withoutStorage(): Device {
    return new Device(undefined, { person: undefined, answers: new Map(), changes: [] });
  }

  /** Resolves when the database has opened after the app has started. Without a database, it never does. */
  get openedLate(): Promise<void> {
    return this.#openedLate.promise;
  }

  #openLate(database: DeviceDatabase) {
    this.#database = database;
    // Nothing of this could be written while the database was missing.
    void this.#forgetOthers();
    if (this.#person) void this.keepPerson(this.#person);
    this.#openedLate.resolve();
  }

  /** Keeps who the log belongs to, for the next opening. */
  async keepPerson(person: object): Promise<boolean> {
    this.#person = person;
    return this.#write(async (connection) => connection.put('person', person, lastPerson));
  }

  /**
   * Keeps an answer of the server in place of the one before, unless it comes after the person's session, or another
   * page has kept a later one.
   * @param keptAt how old it is, in milliseconds since 1970; by default, new.
   */
  async keepAnswer(
    userId: string,
    key: string,
    data: unknown,
    keptAt = Date.now(),
  ): Promise<boolean> {
    if (!this.#keepsAnswersOf(userId)) return false;
    const answer = { data, keptAt };
    const here = this.#answers.get(key);
    this.#answers.set(key, answer);
    return this.#write(async (connection) => {
      const { store, done } = connection.transaction('answers', 'readwrite');
      done.catch(() => {});
      const isOvertaken = isLater(await store.get(key), here, keptAt);
      return Promise.all([!isOvertaken && store.put(answer, key), done]);
    });
  }

  /**
   * Writes a change that the server has made into an answer, which another page may have kept since this one was opened.
   * It stays as old as it is. Nothing is kept after the person's session.
   * @param change gets undefined where there is no answer.
   * @param at when the server made the change: what another page has kept since holds it already.
   * @param keptAt how old the answer is where there is none yet, in milliseconds since 1970; without it, none is kept.
   */
  async changeAnswer(
    userId: string,
    key: string,
    change: (data: unknown) => unknown,
    at = Date.now(),
    keptAt?: number,
  ): Promise<boolean> {
    if (!this.#keepsAnswersOf(userId)) return false;
    const none = keptAt !== undefined && { data: undefined, keptAt };
    const changed = (kept: unknown) => {
      const answer = isStoredAnswer(kept) ? kept : none;
      return answer && { ...answer, data: change(answer.data) };
    };
    const before = this.#answers.get(key);
    const here = changed(before);
    if (here) this.#answers.set(key, here);
    return this.#write(async (connection) => {
      const { store, done } = connection.transaction('answers', 'readwrite');
      done.catch(() => {});
      const kept: unknown = await store.get(key);
      const stored = !isLater(kept, before, at) && changed(kept);
      return Promise.all([stored && store.put(stored, key), done]);
    });
  }

  /** Keeps this person's answers from now on, and nobody else's. */
  beginSession(userId: string) {
    this.#owner = userId;
  }

  /** Deletes the person and all answers, and keeps none that comes late. Changes stay for the person who made them. */
  async endSession(): Promise<boolean> {
    this.#owner = null;
    return this.forgetPerson();
  }

  /** Deletes the person and all answers. Changes stay for the person who made them. */
  async forgetPerson(): Promise<boolean> {
    this.#person = undefined;
    this.#answers.clear();
    return this.#write(async (connection) => {
      const all = connection.transaction(['person', 'answers'], 'readwrite');
      const cleared = [all.objectStore('person').clear(), all.objectStore('answers').clear()];
      return Promise.all([...cleared, all.done]);
    });
  }

  /** Deletes the kept person and all kept answers, unless they are of the person whose session it is. */
  async #forgetOthers(): Promise<boolean> {
    return this.#write(async (connection) => {
      const kept = connection.transaction(['person', 'answers'], 'readwrite');
      const person: unknown = await kept.objectStore('person').get(lastPerson);
      if (this.#owner === undefined || this.#owner === Object(person).id) return;
      await Promise.all([kept.objectStore('person').clear(), kept.objectStore('answers').clear()]);
    });
  }

  /** One person's changes, in the order in which they were made; undefined when they cannot be read. */
  async readChanges(userId: string): Promise<StoredChange[] | undefined> {
    try {
      const all = await this.#database?.use(async (connection) => connection.getAll('changes'));
      const own = (change: StoredChange) => change.userId === userId;
      const read = all?.filter((change) => isStoredChange(change) && own(change));
      if (!read) return undefined;
      for (const { id } of this.changes.filter(own)) this.#changes.delete(id);
      for (const change of read) this.#changes.set(change.id, change);
      return read;
    } catch {
      return undefined;
    }
  }

  /** Keeps a change behind those made before it, together with those that could not be kept so far. */
  async addChange(change: StoredChange): Promise<boolean> {
    this.#changes.set(change.id, change);
    return this.#store([...this.unstored.values(), change]);
  }

  /** Keeps the changes that could not be kept so far. */
  async storeUnstored(): Promise<boolean> {
    return this.unstored.size === 0 || this.#store([...this.unstored.values()]);
  }

  async #store(changes: readonly StoredChange[]): Promise<boolean> {
    const isKept = await this.writeChanges(changes);
    if (isKept) for (const { id } of changes) this.unstored.delete(id);
    return isKept;
  }

  /** Writes changes behind those that are kept. */
  protected async writeChanges(changes: readonly StoredChange[]): Promise<boolean> {
    return this.#write(async (connection) => {
      const added = connection.transaction('changes', 'readwrite', { durability: 'strict' });
      const stored = changes.map(async (change) => added.store.add(change));
      // Without this, a page that is left in this moment may take the changes with it.
      added.commit();
      return Promise.all([...stored, added.done]);
    });
  }

  /**
   * Replaces the content of changes in their place, and deletes those without content, in one step. A change may be there
   * twice: two writes may have taken it along, or the browser may have lost the connection during one.
   */
  async replaceChanges(contents: ReadonlyMap<string, unknown>): Promise<boolean> {
    for (const [id, content] of contents) {
      const known = this.#changes.get(id);
      if (content === undefined) this.#changes.delete(id);
      else if (known) this.#changes.set(id, { ...known, content });
    }
    return this.#write(async (connection) => {
      const replaced = connection.transaction('changes', 'readwrite', { durability: 'strict' });
      for (const [id, content] of contents) {
        let cursor = await replaced.store.index('id').openCursor(id);
        while (cursor) {
          await (content === undefined
            ? cursor.delete()
            : cursor.update({ ...cursor.value, content }));
          cursor = await cursor.continue();
        }
      }
      return replaced.done;
    });
  }

  /** Asks the browser to keep all of it even when space runs short. Some browsers ask the person. */
  async persist(): Promise<void> {
    try {
      await navigator.storage.persist();
    } catch {
      // Browsers offer this only over https or from this device.
    }
  }

  #keepsAnswersOf(userId: string): boolean {
    return this.#owner === undefined || this.#owner === userId;
  }

  async #tidy() {
    await this.#write(async (connection) => {
      const { store } = connection.transaction('answers', 'readwrite');
      const surplus = (await store.count()) - mostAnswers;
      let oldest = surplus > 0 ? await store.index('keptAt').openCursor() : null;
      for (let count = 0; oldest && count < surplus; count += 1) {
        await oldest.delete();
        oldest = await oldest.continue();
      }
    });
  }

  /** @returns whether it was written: false where storage is full, blocked or missing. */
  async #write(work: (connection: Connection) => Promise<unknown>): Promise<boolean> {
    try {
      await this.#database?.use(work);
      return this.#database !== undefined;
    } catch {
      return false;
    }
  }
}
