import { sameContent } from '../data/entryContent.ts';
import type { LogChange, LoggedEntry } from '../data/FoodLog.types.ts';

const withVersion = (entry: LoggedEntry, version: number): LoggedEntry => ({ ...entry, version });

/** The entries as this device's changes have left them. */
export class OwnVersions {
  readonly #entries = new Map<string, LoggedEntry>();

  /** All of them. */
  get all(): LoggedEntry[] {
    return [...this.#entries.values()];
  }

  /** Learns entries, except where a later version is known. */
  learn(entries: readonly LoggedEntry[]) {
    for (const entry of entries) {
      const known = this.#entries.get(entry.id);
      if (!known || known.version <= entry.version) this.#entries.set(entry.id, entry);
    }
  }

  /** Learns what the server makes of a change: it counts each change of an entry. */
  learnMade(change: LogChange) {
    const made = this.applyTo(change);
    if (made.kind === 'create') this.learn(made.entries);
    else if (made.kind === 'update') this.learn([withVersion(made.after, made.before.version + 1)]);
    else this.learn(made.entries.map((entry) => withVersion(entry, entry.version + 1)));
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
