import type {
  DayMark,
  FoodSetting,
  LoggedEntry,
  Targets,
} from '../../client/food-log/data/FoodLog.types.ts';
import {
  anyFood,
  anyMeals,
  anyPreferences,
  anyTargets,
  sampleFood,
} from '../../server/testing/anySettings.ts';
import { noPreferences } from '../../server/storage/settings/kinds.ts';
import { draw } from '../../server/testing/draw.ts';
import { servings } from '../../server/testing/sampleEntry.ts';
import type { Device } from './Device.ts';

export const days = ['2026-11-18', '2026-11-19', '2026-11-20'] as const;
const foods = ['Egg', 'Tea', 'Rice', 'Soup', 'Bread', 'Apple'];

/** The kinds of changes, each as often as its share. */
export const kinds = [
  'create',
  'create',
  'createMany',
  'update',
  'update',
  'delete',
  'restore',
  'undo',
  'setTargets',
  'setMeals',
  'setFood',
  'setPreferences',
  'setDayMark',
];

/**
 * Makes changes of all kinds at random. Each new entry has an id and an instant of its own. The first device alone sets the
 * meals and the preferences, and each sets targets from days of its own, marks of its own days, and foods of its own.
 */
export class RandomChange {
  readonly #random: () => number;
  readonly #device: number;
  #kinds: string[] = [];
  #created = 0;
  readonly #below = (count: number) => Math.floor(this.#random() * count);

  /** @param device the number of the device among those of a person, from 0. */
  constructor(device: number, random: () => number) {
    this.#device = device;
    this.#random = random;
  }

  /** Makes one change on a device; creates an entry if there is nothing to change. */
  makeOn(device: Device): void {
    const kept = [...device.entries.values()];
    const there = kept.filter(({ isDeleted }) => !isDeleted).map(({ entry }) => entry);
    const gone = kept.filter(({ isDeleted }) => isDeleted).map(({ entry }) => entry);
    const kind = draw(this.#kinds, kinds, this.#random);
    const [before] = this.#some(there, 1);
    if (kind === 'update' && before) {
      const after = { ...before, ...this.#values(), day: this.#pick(days) };
      device.make(kind, { kind, before, after });
    } else if (kind === 'delete' && before) {
      device.make(kind, { kind, entries: this.#some(there, 3) });
    } else if (kind === 'restore' && gone.length > 0) {
      device.make(kind, { kind, entries: this.#some(gone, 3) });
    } else if (kind === 'setMeals' && this.#device === 0) {
      const { meals } = device.settings;
      const after = { ...meals, meals: anyMeals(this.#below) };
      device.make(kind, { kind, before: meals, after });
    } else if (kind === 'setPreferences' && this.#device === 0) {
      const known = device.settings.preferences ?? noPreferences;
      const after = { ...known, ...anyPreferences(this.#below) };
      device.make(kind, { kind, before: known, after });
    } else if (kind === 'setDayMark') {
      const mark = this.#mark(device);
      device.make(kind, { kind, before: mark, after: { ...mark, isPartial: !mark.isPartial } });
    } else if (kind === 'setMeals' || kind === 'setTargets') {
      const targets = this.#targets(device);
      const after = { ...targets, targets: anyTargets(this.#below) };
      device.make('setTargets', { kind: 'setTargets', before: targets, after });
    } else if (kind === 'setFood') {
      const food = this.#food(device);
      device.make(kind, { kind, before: food, after: { ...food, ...anyFood(this.#below) } });
    } else if (kind === 'createMany') {
      const entries = Array.from({ length: 1 + this.#below(6) }, () => this.#entry());
      device.make(kind, { kind: 'create', entries });
    } else if (kind !== 'undo' || !device.undo()) {
      device.make('create', { kind: 'create', entries: [this.#entry()], isTyped: true });
    }
  }

  /** The targets from a day on which only this device sets any. */
  #targets({ settings }: Device): Targets {
    const startDay = `2026-12-${this.#device + 1}${this.#below(3)}`;
    const known = settings.targets.find((one) => one.startDay === startDay);
    return known ?? { startDay, targets: null, version: 0 };
  }

  /** The mark of a day that only this device marks. */
  #mark({ settings }: Device): DayMark {
    const day = `2026-10-${this.#device + 1}${this.#below(3)}`;
    const known = settings.dayMarks?.find((one) => one.day === day);
    return known ?? { day, isPartial: false, version: 0 };
  }

  /** What is set of a food of which only this device sets something. */
  #food({ settings }: Device): FoodSetting {
    const loggedAs = `${this.#pick(foods)} ${this.#device}`;
    const known = settings.foods?.find((one) => one.loggedAs === loggedAs);
    return known ?? sampleFood({ loggedAs, isPinned: false });
  }

  #entry(): LoggedEntry {
    const number = this.#created * 2 + this.#device;
    this.#created += 1;
    return {
      ...this.#values(),
      id: number.toString(16).padStart(24, '0'),
      day: this.#pick(days),
      loggedAt: new Date(Date.UTC(2026, 10, 18) + number * 1000).toISOString(),
      minuteOfDay: this.#below(1440),
      version: 1,
      deletedAt: null,
    };
  }

  #values() {
    const figure = () => this.#below(1000);
    const figures = { calories: figure(), fats: figure(), proteins: figure(), carbs: figure() };
    return { name: this.#pick(foods), ...figures, ...this.#pick(servings) };
  }

  /** Returns 1 to `most` of the last items. Few entries are changed again and again. */
  #some<Item>(items: readonly Item[], most: number): Item[] {
    const last = items.slice(-4);
    const start = this.#below(last.length);
    return last.slice(start, start + 1 + this.#below(most));
  }

  #pick<Item>(items: readonly Item[]): Item {
    return items[this.#below(items.length)]!;
  }
}
