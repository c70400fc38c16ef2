import { isDeepStrictEqual } from 'node:util';
import { foodLog } from '../../../server/graphql/foodLog.ts';
import type { FoodLogEntry, Nutrition } from '../../../server/storage/foodLogEntry.ts';
import type { FoodLogFood } from '../../../server/storage/settings/kinds.ts';
import { FoodLogModel } from '../../../server/testing/foodLogModel.ts';
import type { Answer } from '../../../server/testing/testServer.ts';

/** The time of the server. */
export const now = new Date('2026-11-20T12:00:00Z');
export const sharedDay = '2026-11-20';
/** Everybody has an entry with the first of these ids, and a deleted one with the second. */
export const [sharedId = '', sharedDeletedId = ''] = ['1', '2'].map((digit) =>
  digit.padStart(24, '0'),
);

export type Ask = (query: string, variables?: object) => Promise<Omit<Answer, 'status'>>;

/** A person, with a model of the own log that knows nothing of others, and all that was wrong in answers. */
export class Person {
  readonly model = new FoodLogModel();
  /** The imports, the newest first. */
  readonly imports: { id: string; name: string; state: string }[] = [];
  readonly loginId: string;
  /** The subject of the session. */
  readonly subject: string;
  /** Whether the session says which login ids are the person's. */
  readonly namesLoginIds: boolean;
  /** A day on which nobody else logs anything. */
  readonly ownDay: string;
  readonly wrong: string[] = [];
  tried = 0;
  readonly #index: number;
  readonly #ask: Ask;
  readonly #random: () => number;
  #created = 0;

  constructor(index: number, subject: string, ask: Ask, random: () => number) {
    this.#index = index;
    this.subject = subject;
    this.#ask = ask;
    this.#random = random;
    this.loginId = `${index}@example.com`;
    this.namesLoginIds = index % 2 === 0;
    this.ownDay = new Date(Date.UTC(2025, 0, 1 + index)).toISOString().slice(0, 10);
  }

  /** Sends an operation whose answer must be exactly this data, or this refusal. */
  async try(
    [query, variables]: [query: string, variables?: object],
    expected: object | { refused: { message: string; code: string } },
  ): Promise<void> {
    this.tried += 1;
    const { data, errors } = await this.#ask(query, variables);
    const [error] = errors ?? [];
    const refused = error && { message: error.message, ...error.extensions };
    // Every request has an id of its own.
    delete refused?.requestId;
    const answer = refused ? { refused } : data;
    if (isDeepStrictEqual(answer, expected)) return;
    const texts = [query, variables, answer, expected].map((part) => JSON.stringify(part));
    this.wrong.push(texts.join('\n'));
  }

  /** Returns an entry of this person as it is stored. Its content differs from that of every other entry. */
  newEntry(changes: Partial<FoodLogEntry> = {}): FoodLogEntry {
    this.#created += 1;
    const number = this.#index * 1000 + this.#created;
    return {
      id: `${number}`.padStart(24, 'a'),
      name: ['Egg', ` of ${this.#index}`][this.#created % 2]!.trim(),
      calories: number % 100_000,
      fats: Math.floor(this.#random() * 1000),
      proteins: this.#index,
      carbs: 1,
      loggedAt: new Date(now.getTime() - number * 1000),
      day: this.#created % 3 === 0 ? this.ownDay : sharedDay,
      minuteOfDay: Math.floor(this.#random() * 1440),
      meal: `Meal of ${this.#index}`,
      amount: number / 1000,
      unit: `unit of ${this.#index}`,
      version: 1,
      deletedAt: undefined,
      ...changes,
    };
  }

  /** Returns figures that differ from those of everybody else. */
  figures(): Nutrition {
    this.#created += 1;
    const calories = this.#index * 400 + this.#created;
    return { calories, fats: 1, proteins: this.#index, carbs: 0 };
  }

  /** Returns what can be set of a food. Its figures differ from those of everybody else. */
  settingOfFood(): Omit<FoodLogFood, 'loggedAs' | 'version'> {
    const figures = { name: `Mine ${this.loginId}`, ...this.figures(), amount: 1, unit: 'g' };
    const [isPinned, isHidden] = [this.#random() < 0.5, this.#random() < 0.5];
    const deletedAt = this.#random() < 0.5 ? now.toISOString() : null;
    return { figures, isPinned, isHidden, deletedAt };
  }

  /** Returns what a client sends to create the entry. */
  creating(entry: FoodLogEntry, userId = this.loginId): object {
    const { version: _, deletedAt: __, ...sent } = foodLog(entry);
    return { ...sent, userId };
  }

  /** Returns one of the entries that this person has and the other has not. */
  foreignTo(other: Person, isDeleted = false): FoodLogEntry {
    const found = [...this.model.all.values()].filter(
      ({ id, deletedAt }) => !other.model.all.has(id) && (deletedAt !== undefined) === isDeleted,
    );
    return found[Math.floor(this.#random() * found.length)]!;
  }

  /** Returns the entry of this person with this id. */
  own(id: string): FoodLogEntry {
    return this.model.all.get(id)!;
  }

  /** Writes the entries to the model. Returns the answer to the change that does so on the server. */
  changed(...entries: FoodLogEntry[]): object {
    const days = new Set<string>();
    for (const entry of entries) {
      days.add(this.model.all.get(entry.id)?.day ?? entry.day).add(entry.day);
      this.model.all.set(entry.id, entry);
    }
    return {
      entries: entries.map(foodLog),
      days: [...days].toSorted().map((day) => ({ day, stats: this.model.totals(day) })),
    };
  }
}
