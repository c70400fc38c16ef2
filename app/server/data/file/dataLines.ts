import type { FoodLogFood, FoodLogPreferences } from '../../storage/settings/kinds.ts';
import { noSums, type LogSums } from '../../storage/transfer/logSums.ts';
import type {
  Moved,
  MovedEntry,
  MovedOwner,
  MovedSetting,
} from '../../storage/transfer/movedEntry.ts';
import { DataError } from '../dataError.ts';

/** Raised when older versions of Foodlog would misread a file. docs/data.md describes the format. */
const formatVersion = 5;

/** The first line. */
export interface HeaderLine {
  foodlog: 'data';
  version: number;
  /** Distinguishes this file from all others. */
  id: string;
  /** An RFC 3339 instant. */
  written_at: string;
  /** The owner whose entries are the whole file, which can be imported beside those of others; undefined for a whole log. */
  only_owner?: string | undefined;
}

/** The last line, by which a file that was cut or changed is noticed. */
export interface EndLine {
  end: LogSums;
  /** The digest of all lines between this one and the first; undefined in version 1. */
  digest?: string;
}

export type DataLine = HeaderLine | Moved | EndLine;

export const isHeader = (line: DataLine): line is HeaderLine => 'foodlog' in line;
export const isOwner = (line: DataLine): line is MovedOwner => 'owner' in line;
export const isSetting = (line: DataLine): line is MovedSetting => 'kind' in line;
export const isEnd = (line: DataLine): line is EndLine => 'end' in line;

type Check = (value: unknown) => boolean;
const text: Check = (value) => typeof value === 'string';
const flag: Check = (value) => typeof value === 'boolean';
const whole: Check = (value) => Number.isSafeInteger(value);
const figure: Check = (value) => whole(value) && Number(value) >= 0 && Number(value) <= 100_000;
const amount: Check = (value) => typeof value === 'number' && value > 0 && value <= 100_000;
const orNull =
  (is: Check): Check =>
  (value) =>
    value === null || is(value);

/** Older files do not have the field. */
const orAbsent =
  (is: Check): Check =>
  (value) =>
    value === undefined || is(value);

const headerFields: Record<keyof HeaderLine, Check> = {
  foodlog: (value) => value === 'data',
  version: whole,
  id: text,
  written_at: text,
  only_owner: orAbsent(text),
};
const ownerFields: Record<keyof MovedOwner, Check> = { owner: text, changed_at: orNull(whole) };
const entryFields: Record<keyof MovedEntry, Check> = {
  id: text,
  user_id: text,
  name: text,
  calories: figure,
  fats: figure,
  proteins: figure,
  carbs: figure,
  logged_at: whole,
  day: text,
  minute_of_day: whole,
  content_hash: text,
  created_at: whole,
  version: whole,
  deleted_at: orNull(whole),
  previous_day: orNull(text),
  meal: orAbsent(orNull(text)),
  amount: orAbsent(orNull(amount)),
  unit: orAbsent(orNull(text)),
};
const sumFields: Record<keyof LogSums, Check> = {
  people: whole,
  settings: orAbsent(whole),
  entries: whole,
  deleted: whole,
  calories: whole,
  fats: whole,
  proteins: whole,
  carbs: whole,
  versions: whole,
};

function reader<T extends object>(fields: Record<keyof T, Check>) {
  const checks = Object.entries<Check>(fields);
  return (value: unknown): value is T =>
    typeof value === 'object' &&
    value !== null &&
    checks.every(([field, is]) => is(Reflect.get(value, field)));
}

const isHeaderLine = reader<HeaderLine>(headerFields);
const isOwnerLine = reader<MovedOwner>(ownerFields);
const isFoodFigures = reader<NonNullable<FoodLogFood['figures']>>({
  name: text,
  calories: figure,
  fats: figure,
  proteins: figure,
  carbs: figure,
  amount: orNull(amount),
  unit: orNull(text),
});
const isFood = reader<Omit<FoodLogFood, 'version'>>({
  loggedAs: text,
  figures: orNull(isFoodFigures),
  isPinned: flag,
  isHidden: flag,
  deletedAt: orNull(text),
});
const isPreferences = reader<Omit<FoodLogPreferences, 'version'>>({
  theme: text,
  density: text,
  firstDayOfWeek: orNull(whole),
  hourCycle: orNull(whole),
  energyUnit: orAbsent(text),
  language: orNull(text),
  keyShortcuts: flag,
});
/** What is set, by its kind. */
const settingValues = new Map<string, Check>([
  ['targets', orNull(Array.isArray)],
  ['meals', orNull(Array.isArray)],
  ['food', isFood],
  ['preferences', isPreferences],
  ['day', flag],
]);
const isSettingFields = reader<MovedSetting>({
  kind: text,
  key: text,
  value: () => true,
  version: whole,
});
const isSettingLine = (line: unknown): line is MovedSetting =>
  isSettingFields(line) && (settingValues.get(line.kind)?.(line.value) ?? false);
const isEntryLine = reader<MovedEntry>(entryFields);
const isEndLine = reader<EndLine>({
  end: reader<LogSums>(sumFields),
  digest: orAbsent(text),
});

/** What entries of older files do not have. */
const noServing = { meal: null, amount: null, unit: null };

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

export function headerLine(id: string, now: Date, only_owner?: string): HeaderLine {
  return { foodlog: 'data', version: formatVersion, id, written_at: now.toISOString(), only_owner };
}

/** @throws DataError if this is not the first line of a file of this version or an older one. */
export function parseHeader(line: string): HeaderLine {
  const header = parse(line);
  if (!isHeaderLine(header)) {
    throw new DataError('is not a file that `npm run data -- export` or `backup` wrote.');
  }
  if (header.version > formatVersion) {
    throw new DataError('was written by a newer version of Foodlog. Use that version.');
  }
  return header;
}

/** @throws DataError if this is not a line as it follows the first. */
export function parseLine(line: string, number: number): Moved | EndLine {
  const value = parse(line);
  if (isEntryLine(value)) return { ...noServing, ...value };
  if (isEndLine(value)) return { ...value, end: { ...noSums(), ...value.end } };
  if (isOwnerLine(value) || isSettingLine(value)) return value;
  throw new DataError(`is damaged in line ${number}. Use another copy of it.`);
}
