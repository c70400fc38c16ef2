import { sameContent } from '../data/entryContent.ts';
import type { LogChange, LoggedEntry } from '../data/FoodLog.types.ts';

/** The entries as this device's changes have left them. */
export class OwnVersions {
  readonly #entries = new Map<string, LoggedEntry>();

  /** All of them. */
  get all(): LoggedEntry[] {
    return [...this.#entries.values()];
  }

  learn(entries: readonly LoggedEntry[]) {
    for (const entry of entries) this.#entries.set(entry.id, entry);
  }

  /**
   * Updates the versions in a change to those that this device has made since, for entries whose content is unchanged.
   */
  applyTo<Change extends LogChange>(change: Change): Change {
    const current = (entry: LoggedEntry) => {
      const own = this.#entries.get(entry.id);
      const isOurs = own !== undefined && own.version > entry.version && sameContent(own, entry);
      return isOurs ? { ...entry, version: own.version } : entry;
    };
    if (change.kind === 'update') return { ...change, before: current(change.before) };
    return { ...change, entries: change.entries.map((entry) => current(entry)) };
  }
}
