import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished, vi } from 'vitest';
import type { Api } from '../../client/api/Api.ts';
import { sameContent } from '../../client/food-log/data/entryContent.ts';
import {
  entriesOf,
  idsOf,
  isSettingChange,
  type LogChange,
  type LoggedEntry,
  type SettingChange,
} from '../../client/food-log/data/FoodLog.types.ts';
import { noSettings, sameSetting, withSetting } from '../../client/food-log/data/settings.ts';
import { Outbox } from '../../client/food-log/outbox/Outbox.ts';
import { sendChange } from '../../client/food-log/outbox/sendChange.ts';
import { inverseOf } from '../../client/food-log/outbox/versions.ts';
import { Store } from '../../client/store/Store.ts';

/** An entry as the changes of its device leave it. `entry` has the version that the page has seen. */
export interface ExpectedEntry {
  entry: LoggedEntry;
  version: number;
  isDeleted: boolean;
}

/** The changes of a person on a device of their own. In Node.js, no person looks at another page. */
export function openOutbox(api: Api, owner: string): Outbox {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => {} });
  vi.stubGlobal('navigator', { onLine: true });
  onTestFinished(() => void vi.unstubAllGlobals());
  return new Outbox({
    owner,
    loginId: 'ada@example.com',
    store: new Store(),
    isReachable: () => true,
    send: async (...change) => sendChange(api, ...change),
    answered: async () => ({ putResponses: [], show: () => {} }),
  });
}

/** A device on which a person changes the log: the app's own code makes, sends and repeats the changes. */
export class Device {
  /** The entries that were created on this device, which alone changes them; those changed last at the end. */
  readonly entries = new Map<string, ExpectedEntry>();
  /** What was set on this device, which alone sets it, with the versions that the page has seen. */
  settings = noSettings;
  /** The version of each setting after the changes of this device, by its name. */
  readonly versions = new Map<string, number>();
  /** How many changes of each kind were made. */
  readonly made: Record<string, number> = {};
  readonly refusals: string[] = [];
  readonly #outbox: Outbox;
  readonly #random: () => number;
  #leave: () => void;

  constructor(api: Api, owner: string, random: () => number) {
    this.#outbox = openOutbox(api, owner);
    this.#random = random;
    this.#leave = this.#outbox.start();
  }

  get isWaiting(): boolean {
    return this.#outbox.getState().pending.length > 0;
  }

  /** Makes a change, without waiting for the server. */
  make(kind: string, change: LogChange): void {
    this.#count(kind, change);
    this.#outbox.submit(change).catch((error: unknown) => this.refusals.push(String(error)));
  }

  /** Undoes the last change, if there is one. */
  undo(): boolean {
    const last = this.#outbox.getState().undoable.at(-1);
    if (!last) return false;
    this.#count('undo', inverseOf(last));
    this.#outbox.undo().catch((error: unknown) => this.refusals.push(String(error)));
    return true;
  }

  /** Tries again until the server has every change, more and more patiently; sometimes leaves and comes back. */
  async sendAll(): Promise<void> {
    for (let patience = 10; this.isWaiting; patience = Math.min(patience * 1.2, 1000)) {
      await pause(this.#random() * patience);
      if (this.#random() < 0.1) {
        this.close();
        this.#leave = this.#outbox.start();
      } else if (!this.#outbox.getState().isStalled) this.#outbox.retry();
    }
  }

  close(): void {
    this.#leave();
  }

  #count(kind: string, change: LogChange) {
    this.made[kind] = (this.made[kind] ?? 0) + 1;
    if (isSettingChange(change)) this.#expectSetting(change);
    else if (change.kind === 'update') this.#expect(change.after, false);
    else for (const entry of entriesOf(change)) this.#expect(entry, change.kind === 'delete');
  }

  #expectSetting(change: SettingChange) {
    const [name = ''] = idsOf(change);
    const isSame = sameSetting(change.before, change.after);
    this.versions.set(name, (this.versions.get(name) ?? 0) + (isSame ? 0 : 1));
    this.settings = withSetting(this.settings, change);
  }

  #expect(entry: LoggedEntry, isDeleted: boolean) {
    const known = this.entries.get(entry.id);
    const isSame = known && known.isDeleted === isDeleted && sameContent(known.entry, entry);
    const version = (known?.version ?? 0) + (isSame ? 0 : 1);
    this.entries.delete(entry.id);
    this.entries.set(entry.id, { entry, version, isDeleted });
  }
}
