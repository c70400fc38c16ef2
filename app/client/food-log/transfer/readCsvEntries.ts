import { kilojoules } from '../../appearance/energy.ts';
import { t } from '../../language/t.ts';
import { instantOf } from '../clock/minuteOfDay.ts';
import type { Meals } from '../data/FoodLog.types.ts';
import { nameKey } from '../data/nameKey.ts';
import { dateAtMidnight, readDay, readNumber, readTime, splitAmount, splitDate } from './cells.ts';
import { entryProblem, lastPossibleDay } from './checkEntry.ts';
import { type ColumnKey, type Columns, samplesOf, type Table } from './columns.ts';
import { restore } from './csvFile.ts';
import { eachRow } from './eachRow.ts';
import { leaveOut, nothingRead } from './nothingRead.ts';
import type { FileEntry, ReadEntries, Remark, Task } from './TransferFile.types.ts';

const breakfast =
  /^(breakfast|frühstück|petit[- ]déjeuner|desayuno|朝食|(ال)?(فطور|[إا]فطار)|ארוחת בוקר)$/;
const dinner = /^(dinner|supper|abend(essen|brot)|dîner|souper|cena|夕食|(ال)?عشاء|ארוחת ערב)$/;

/** The minute of the day for a meal in files that tell no time, where the person's own meals do not. */
function usualMinuteOf(key: string): number {
  if (breakfast.test(key)) return 480;
  return dinner.test(key) ? 1080 : 720;
}

/** A cell for a figure that is not known. */
const notKnown = /^(n\/?a|[-–—]*)$/i;

/** Thrown for a row that is no entry. */
class RowError extends Error {}

/** Reads the rows of one table. */
class RowReader {
  readonly #columns: Columns;
  readonly #isOwn: boolean;
  /** Whether each date is at midnight: then that is no time, in no time zone. */
  readonly #areAtMidnight: boolean;
  readonly #meals: Meals['meals'];
  readonly #lastDay = lastPossibleDay();
  /** Of the row that was read last. */
  readonly remarks = new Set<Remark>();

  constructor(table: Table, columns: Columns, meals: Meals['meals']) {
    const dates = samplesOf(table, columns.places.day);
    this.#columns = columns;
    this.#isOwn = table.source === 'Foodlog';
    this.#areAtMidnight = dates.every((text) => dateAtMidnight(text));
    this.#meals = meals;
  }

  /** @throws RowError where the row is no entry. */
  read(cells: readonly string[]): FileEntry {
    this.remarks.clear();
    const cell = (key: ColumnKey) => cells[this.#columns.places[key] ?? -1]?.trim() ?? '';
    const text = (key: ColumnKey) =>
      this.#isOwn ? restore(cell(key)) : cell(key).replaceAll(/\p{Cc}+/gu, ' ');
    // Lose It keeps what a person has deleted.
    if (/^(1|true|yes)$/i.test(cell('deleted'))) throw new RowError(t('Deleted'));
    const isNone = !this.#isOwn && text('meal') === 'Uncategorized';
    const meal = isNone ? '' : text('meal');
    const only = this.#areAtMidnight ? dateAtMidnight(cell('day')) : undefined;
    const [date, clock] = only ? [only, ''] : splitDate(cell('day'));
    const day = readDay(date, this.#columns.dayOrder);
    if (!day)
      throw new RowError(date ? t('“{text}” is no day.', { text: date }) : t('There is no day.'));
    const minuteOfDay = this.#minuteOf(cell('time') || clock, meal);
    const loggedAt = new Date(cell('loggedAt') || instantOf(day, minuteOfDay));
    const figures = {
      calories: this.#energy(cell('calories')),
      fats: this.#figure(cell('fats')),
      proteins: this.#figure(cell('proteins')),
      carbs: this.#figure(cell('carbs')),
    };
    if (!text('name')) this.remarks.add('withoutName');
    const entry: FileEntry = {
      name: text('name') || meal,
      ...figures,
      day,
      minuteOfDay,
      loggedAt: (Number.isNaN(loggedAt.getTime())
        ? instantOf(day, minuteOfDay)
        : loggedAt
      ).toISOString(),
      ...(meal && { meal }),
      ...this.#serving(cell('amount'), text('unit')),
    };
    const problem = entryProblem(entry, this.#lastDay);
    if (problem) throw new RowError(problem);
    return entry;
  }

  #minuteOf(time: string, meal: string): number {
    if (time) {
      const minute = readTime(time);
      if (minute === undefined) throw new RowError(t('“{text}” is no time.', { text: time }));
      return minute;
    }
    this.remarks.add('withoutTime');
    const own = this.#meals.find(({ name }) => nameKey(name) === nameKey(meal));
    return own?.startMinute ?? usualMinuteOf(nameKey(meal));
  }

  /** @param divisorOf what a figure in a unit is divided by, where `''` is none; undefined for one that is not known. */
  #inUnit(text: string, divisorOf: (unit: string) => number | undefined): number {
    const [figure, unit] = splitAmount(text);
    const number = readNumber(figure, this.#columns.decimalSign);
    if (Number.isNaN(number)) throw new RowError(t('“{text}” is no number.', { text }));
    const divisor = divisorOf(unit);
    if (!divisor) throw new RowError(t('“{text}” is in another unit.', { text }));
    return this.#whole(number / divisor);
  }

  #whole(number: number): number {
    if (!Number.isInteger(number)) this.remarks.add('rounded');
    return Math.round(number);
  }

  #energy(text: string): number {
    if (notKnown.test(text)) throw new RowError(t('There is no energy.'));
    return this.#inUnit(text, (unit) => {
      const named = unit || this.#columns.energyUnit;
      if (/^(k|kilo)j/i.test(named)) return kilojoules;
      return /^(k|kilo)?cal/i.test(named) ? 1 : undefined;
    });
  }

  #figure(text: string): number {
    if (!notKnown.test(text))
      return this.#inUnit(text, (unit) => (/^(g|gr|gram.*)?$/i.test(unit) ? 1 : undefined));
    this.remarks.add('incomplete');
    return 0;
  }

  /** An amount that cannot be stored is left out: the figures are those of the entry, whatever its amount. */
  #serving(text: string, unit: string): Pick<FileEntry, 'amount' | 'unit'> {
    const [number, ownUnit] = splitAmount(text);
    // Of two numbers beside a unit, it is not known which is the amount.
    const isClear = !unit || !/^\d/.test(ownUnit);
    const read = isClear ? readNumber(number, this.#columns.decimalSign) : Number.NaN;
    const amount = Math.round(read * 1000) / 1000;
    const isAmount = amount > 0 && amount <= 100_000;
    const named = unit || ownUnit;
    const isUnit = isAmount && Array.from(named).length <= 50;
    if (isAmount ? !isUnit : text || unit) this.remarks.add('withoutServing');
    return { ...(isAmount && { amount }), ...(isUnit && named && { unit: named }) };
  }
}

/** Reads the entries of a table. `meals` are the person's: they tell the time of a meal where the table does not. */
export async function readCsvEntries(
  table: Table,
  columns: Columns,
  meals: Meals['meals'],
  task: Task,
): Promise<ReadEntries> {
  const read = nothingRead();
  const reader = new RowReader(table, columns, meals);
  const places = Object.values<number | undefined>(columns.places).map((place) => place ?? 0);
  const width = 1 + Math.max(table.header.findLastIndex(Boolean), ...places);
  await eachRow(
    table.text,
    table.dialect,
    (cells, row) => {
      if (row === 1 || cells?.every((cell) => !cell.trim())) return;
      try {
        if (!cells) throw new RowError(t('The row never ends: it has a quote that is not closed.'));
        // Behind a delimiter that should be within quotes, all cells are in wrong columns.
        if (cells.slice(width).some((cell) => cell.trim()))
          throw new RowError(t('The row has more cells than the header.'));
        const entry = reader.read(cells);
        read.entries.push(entry);
        if (reader.remarks.size > 0) read.remarks.set(entry, [...reader.remarks]);
      } catch (error) {
        if (!(error instanceof RowError)) throw error;
        leaveOut(read, { row, reason: error.message });
      }
    },
    task,
  );
  return read;
}
