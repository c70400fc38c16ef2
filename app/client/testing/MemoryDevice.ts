import { Device } from '../device/Device.ts';
import type { Found, StoredChange } from '../device/DeviceDatabase.ts';

/** A device that keeps everything in memory. */
export class MemoryDevice extends Device {
  #person: unknown;
  #changes: StoredChange[];
  /** Whether its storage is full: then it keeps no more. */
  isFull = false;

  constructor({ person, answers = new Map(), changes = [] }: Partial<Found> = {}) {
    super(undefined, { person, answers, changes });
    this.#person = person;
    this.#changes = [...changes];
  }

  /** What is kept now. */
  get kept(): Found {
    return { person: this.#person, answers: this.answers, changes: this.#changes };
  }

  /** The same device, as the next page finds it. */
  reopen(): MemoryDevice {
    return new MemoryDevice(structuredClone(this.kept));
  }

  override async keepPerson(person: object): Promise<boolean> {
    if (!this.isFull) this.#person = person;
    return !this.isFull;
  }

  override async persist(): Promise<void> {}

  override async forgetPerson(): Promise<boolean> {
    this.#person = undefined;
    return super.forgetPerson();
  }

  override async readChanges(userId: string): Promise<StoredChange[]> {
    return this.#changes.filter((change) => change.userId === userId);
  }

  protected override async writeChanges(changes: readonly StoredChange[]): Promise<boolean> {
    if (!this.isFull) this.#changes.push(...structuredClone(changes));
    return !this.isFull;
  }

  override async replaceChanges(contents: ReadonlyMap<string, unknown>): Promise<boolean> {
    this.#changes = this.#changes
      .map((change) =>
        contents.has(change.id) ? { ...change, content: contents.get(change.id) } : change,
      )
      .filter(({ content }) => content !== undefined);
    await super.replaceChanges(contents);
    return true;
  }
}
