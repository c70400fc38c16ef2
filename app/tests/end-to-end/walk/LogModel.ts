import { isDeepStrictEqual } from 'node:util';
import type { ServerEntry } from '../support/server.ts';

/** An entry as the log must have it. */
export interface Entry extends ServerEntry {
  isDeleted: boolean;
}

/** An entry, and the version on which a device based its change. */
export type Versioned = Pick<Entry, 'id' | 'version'>;

export const figures = ['calories', 'fats', 'proteins', 'carbs'] as const;

type Food = Pick<ServerEntry, 'name' | 'amount' | 'unit' | (typeof figures)[number]>;

/** The name, the figures and their amount, without the time. */
export const foodOf = ({ name, calories, fats, proteins, carbs, amount, unit }: Food) =>
  [name, calories, fats, proteins, carbs, amount, unit].join('/');

/** The name of an entry with its amount, as on screen. */
export const titleOf = ({ name, amount, unit }: Food) =>
  amount ? `${name} ${amount}\u00A0${unit}` : name;

/** Newest first; at the same instant, the higher id comes first. */
export function newestFirst(one: ServerEntry, other: ServerEntry): number {
  return Date.parse(other.loggedAt) - Date.parse(one.loggedAt) || (one.id < other.id ? 1 : -1);
}

/** The sums of the entries of a day. */
export const totalsOf = (entries: readonly ServerEntry[]) =>
  Object.fromEntries(
    figures.map((figure) => [figure, entries.reduce((sum, entry) => sum + entry[figure], 0)]),
  );

/** The day of what is set, which is modelled as an entry on no day: it has versions, and its name says what it is. */
const noDay = '';

/** The simplest model of a food log: entries by id, each with a version. */
export class LogModel {
  readonly entries = new Map<string, Entry>();
  /** Every food that an entry has ever been. */
  readonly foods = new Set<string>();

  /** Makes the entries these, as they were at another time. */
  reset(entries: ReadonlyMap<string, Entry>) {
    this.entries.clear();
    for (const [id, entry] of entries) this.entries.set(id, entry);
  }

  set(entry: Entry) {
    this.entries.set(entry.id, entry);
    this.foods.add(foodOf(entry));
  }

  get(id: string): Entry {
    const entry = this.entries.get(id);
    if (!entry) throw new Error(`The model has no entry ${id}.`);
    return entry;
  }

  /** What is set, by its name; with the version 0 as long as it was never set. */
  setting(id: string): Entry {
    const figuresOfNothing = { calories: 0, fats: 0, proteins: 0, carbs: 0 };
    const never = { id, version: 0, name: '', day: noDay, minuteOfDay: 0, loggedAt: '' };
    const known = this.entries.get(id) ?? { ...never, ...figuresOfNothing, isDeleted: false };
    this.entries.set(id, known);
    return known;
  }

  /** All that was ever set. */
  get settings(): Entry[] {
    return [...this.entries.values()].filter(({ day, version }) => day === noDay && version > 0);
  }

  /** The names of all foods. */
  get names(): string[] {
    return [...this.entries.values()].flatMap(({ day, name }) => (day === noDay ? [] : [name]));
  }

  /** The entries of a day, newest first. */
  onDay(day: string): Entry[] {
    const entries = [...this.entries.values()];
    return entries.filter((entry) => entry.day === day && !entry.isDeleted).toSorted(newestFirst);
  }

  get deleted(): Entry[] {
    return [...this.entries.values()].filter(({ isDeleted }) => isDeleted);
  }

  /**
   * Makes one change of these entries, either all or none. @returns false when another device has changed one of them.
   */
  change(asked: readonly Versioned[], change: Partial<Entry>): boolean {
    const isPossible = asked.every(({ id, version }) => {
      const entry = this.get(id);
      const isSo = isDeepStrictEqual({ ...entry, ...change }, entry);
      return entry.version === version || (isSo && entry.version === version + 1);
    });
    if (!isPossible) return false;
    for (const { id } of asked) {
      const entry = this.get(id);
      const changed = { ...entry, ...change };
      if (!isDeepStrictEqual(changed, entry)) this.set({ ...changed, version: entry.version + 1 });
    }
    return true;
  }

  /** Edits an entry, unless it is deleted. */
  update(asked: Versioned, content: Partial<Entry>): boolean {
    return !this.get(asked.id).isDeleted && this.change([asked], content);
  }
}
