import { setTimeout as pause } from 'node:timers/promises';
import type { Api } from '../../client/api/createApi.ts';
import { invertChange } from '../../client/food-log/changes/invertChange.ts';
import { Device as DeviceStorage } from '../../client/device/Device.ts';
import { LogChanges } from '../../client/food-log/changes/LogChanges.ts';
import { type Send, sendChange } from '../../client/food-log/changes/sendChange.ts';
import { sameContent } from '../../client/food-log/data/entryContent.ts';
import type { LogChange, LoggedEntry } from '../../client/food-log/data/FoodLog.types.ts';

/** An entry as the changes of its device leave it. `entry` has the version that the page has seen. */
export interface ExpectedEntry {
  entry: LoggedEntry;
  version: number;
  isDeleted: boolean;
}

const maker = Symbol('page');

/** A device on which a person changes the log: the app's own code makes, sends and repeats the changes. */
export class Device {
  /** The entries that were created on this device, which alone changes them; those changed last at the end. */
  readonly entries = new Map<string, ExpectedEntry>();
  /** How many changes of each kind were made. */
  readonly made: Record<string, number> = {};
  readonly refusals: string[] = [];
  readonly #changes: LogChanges;
  readonly #random: () => number;
  #leave: () => void;

  constructor(api: Api, person: { userId: string; loginId: string }, random: () => number) {
    const send: Send = async (...change) => sendChange(api, ...change);
    this.#changes = new LogChanges(
      person,
      DeviceStorage.withoutStorage(),
      () => true,
      send,
      () => {},
    );
    this.#random = random;
    this.#leave = this.#changes.start();
  }

  get isWaiting(): boolean {
    return this.#changes.getState().pending.length > 0;
  }

  /** Makes a change, without waiting for the server. */
  make(kind: string, change: LogChange): void {
    this.#count(kind, change);
    this.#changes.make(change, maker).catch((error: unknown) => this.refusals.push(String(error)));
  }

  /** Undoes the last change, if there is one. */
  undo(): boolean {
    const last = this.#changes.getState().done.at(-1);
    if (!last) return false;
    this.#count('undo', invertChange(last));
    this.#changes.undo(maker).catch((error: unknown) => this.refusals.push(String(error)));
    return true;
  }

  /** Tries again until the server has every change, more and more patiently; sometimes leaves and comes back. */
  async sendAll(): Promise<void> {
    for (let patience = 10; this.isWaiting; patience = Math.min(patience * 1.2, 1000)) {
      await pause(this.#random() * patience);
      if (this.#random() < 0.1) {
        this.close();
        this.#leave = this.#changes.start();
      } else if (!this.#changes.getState().isStuck) this.#changes.sendNow();
    }
  }

  close(): void {
    this.#leave();
  }

  #count(kind: string, change: LogChange) {
    this.made[kind] = (this.made[kind] ?? 0) + 1;
    if (change.kind === 'update') this.#expect(change.after, false);
    else for (const entry of change.entries) this.#expect(entry, change.kind === 'delete');
  }

  #expect(entry: LoggedEntry, isDeleted: boolean) {
    const known = this.entries.get(entry.id);
    const isSame = known && known.isDeleted === isDeleted && sameContent(known.entry, entry);
    const version = (known?.version ?? 0) + (isSame ? 0 : 1);
    this.entries.delete(entry.id);
    this.entries.set(entry.id, { entry, version, isDeleted });
  }
}
