import type { ChangeFragment } from '../../api/operations.generated.ts';
import type { Device } from '../../device/Device.ts';
import type { StoredChange } from '../../device/DeviceDatabase.ts';
import { isKeptChange, type KeptChange } from './KeptChange.ts';
import { takeOldChanges } from './takeOldChanges.ts';

/** A change that the server has made for another page, its answer, and when that came, in milliseconds since 1970. */
export interface MadeElsewhere {
  id: string;
  answer: ChangeFragment;
  at: number;
}

/** What a page tells the other pages of this browser, which then read the changes again. */
interface News {
  userId: string;
  made?: MadeElsewhere;
  /** The ids of changes that the server will not make. */
  removed?: string[];
}

/** What a page does with the news of another. */
interface Listener {
  /** The server has made a change that another page has sent. */
  onMade: (made: MadeElsewhere) => void;
  /** The server will not make these changes: the person has discarded them. */
  onRemoved: (ids: string[]) => void;
  /** What is kept has changed. */
  onChange: () => void;
}

// A later release may keep changes that this one does not know: they stay for that release.
const known = (stored: readonly StoredChange[]) =>
  stored.map(({ content }) => content).filter((content) => isKeptChange(content));

/**
 * One person's changes that wait for the server or were refused, kept on the device so that they outlive the page
 * (docs/decisions/0010). All pages of the person share them.
 */
export class KeptChanges {
  readonly #device: Device;
  readonly #userId: string;
  #channel: BroadcastChannel | undefined;
  /** Changes that the device has been given, and has not yet answered, by id. */
  readonly #adding = new Map<string, StoredChange>();

  /** @param userId the owner of the changes, who alone sees them. */
  constructor(device: Device, userId: string) {
    this.#device = device;
    this.#userId = userId;
  }

  /** The changes as this page knows them, before it reads them again. */
  get found(): KeptChange[] {
    return known(this.#device.changes.filter(({ userId }) => userId === this.#userId));
  }

  get #unstored(): StoredChange[] {
    return [...this.#device.unstored.values()].filter(({ userId }) => userId === this.#userId);
  }

  /** Whether every change outlives the page, as far as the device has answered. */
  get areAllKept(): boolean {
    return this.#unstored.length === 0;
  }

  /** Listens to the other pages. @returns a function that stops this. */
  start({ onMade, onRemoved, onChange }: Listener): () => void {
    const channel = new BroadcastChannel('food-log changes');
    this.#channel = channel;
    channel.addEventListener('message', ({ data }: MessageEvent<News>) => {
      if (data.userId !== this.#userId) return;
      if (data.made) onMade(data.made);
      if (data.removed) onRemoved(data.removed);
      onChange();
    });
    const device = this.#device;
    // What the device has no room for stays where it is, and is not sent until there is room.
    const takeOld = async () =>
      takeOldChanges(this.#userId, async (kept) => device.addChange(this.#stored(kept)))
        .catch(() => {})
        .then(onChange);
    void takeOld();
    const storeUnstored = async () => {
      if (!this.areAllKept && (await device.storeUnstored())) onChange();
    };
    const listening = new AbortController();
    const tryAgain = () => void storeUnstored();
    void device.openedLate.then(storeUnstored).then(takeOld);
    // Whoever comes back may have made room, and whoever leaves may not come back.
    document.addEventListener('visibilitychange', tryAgain, { signal: listening.signal });
    return () => {
      listening.abort();
      channel.close();
      this.#channel = undefined;
    };
  }

  /** The changes as they are kept now, in the order in which they were made; undefined when they cannot be read. */
  async read(): Promise<KeptChange[] | undefined> {
    const stored = await this.#device.readChanges(this.#userId);
    if (!stored) return undefined;
    const here = [...this.#unstored, ...this.#adding.values()];
    return known([...new Map([...stored, ...here].map((change) => [change.id, change])).values()]);
  }

  /** Keeps a change behind those made before it. @returns whether it outlives the page. */
  async add(kept: KeptChange): Promise<boolean> {
    const { id } = kept.change;
    this.#adding.set(id, this.#stored(kept));
    const isKept = await this.#device.addChange(this.#stored(kept));
    // The change may have been answered meanwhile.
    const added = this.#adding.get(id);
    if (!isKept && added) this.#device.unstored.set(id, added);
    this.#adding.delete(id);
    this.#tell({});
    return isKept;
  }

  /** Removes a change that the server has made. @param others the changes of the same entries, with their new versions. */
  async made(made: MadeElsewhere, others: readonly KeptChange[]) {
    await this.#replace([[made.id, undefined], ...others.map(inPlace)], { made });
  }

  /**
   * Removes changes that the person wants no more, or that have nothing left to do.
   * @param refused another change, which is kept with the reason why it was refused.
   */
  async remove(ids: readonly string[], refused?: KeptChange) {
    const removed = ids.map((id) => [id, undefined] as const);
    await this.#replace([...removed, ...(refused ? [inPlace(refused)] : [])], {
      removed: [...ids],
    });
  }

  async #replace(
    contents: Iterable<readonly [string, KeptChange | undefined]>,
    news: Omit<News, 'userId'>,
  ) {
    const replaced = new Map(contents);
    for (const changes of [this.#device.unstored, this.#adding]) {
      for (const [id, content] of replaced) {
        if (content === undefined) changes.delete(id);
        else if (changes.has(id)) changes.set(id, this.#stored(content));
      }
    }
    await this.#device.replaceChanges(replaced);
    this.#tell(news);
  }

  #stored(content: KeptChange): StoredChange {
    return { id: content.change.id, userId: this.#userId, content };
  }

  #tell(news: Omit<News, 'userId'>) {
    this.#channel?.postMessage({ userId: this.#userId, ...news } satisfies News);
  }
}

const inPlace = (kept: KeptChange) => [kept.change.id, kept] as const;
