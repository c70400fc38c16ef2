import { t } from '../../language/t.ts';
import type { Settings } from '../data/FoodLog.types.ts';
import { noPreferences } from '../data/settings.ts';
import type { ExportedEntry, FileEntry, FileSettings } from './TransferFile.types.ts';
import { FileError } from './TransferFile.types.ts';

const format = 'Foodlog';
const version = 1;

const byText = <Item>(items: Item[], textOf: (item: Item) => string) =>
  items.toSorted((one, other) => (textOf(one) < textOf(other) ? -1 : 1));

/** What a file has of what a person has set. */
export function toFileSettings({
  targets,
  meals,
  foods = [],
  dayMarks = [],
  preferences = noPreferences,
}: Settings): FileSettings {
  const { version: preferencesVersion, ...preferred } = preferences;
  return {
    targets: targets.flatMap((one) =>
      one.targets === null ? [] : [{ startDay: one.startDay, targets: one.targets }],
    ),
    meals: meals.meals,
    foods: byText(
      foods
        .filter((food) => food.figures || food.isPinned || food.isHidden || food.deletedAt !== null)
        .map(({ loggedAs, figures, isPinned, isHidden, deletedAt }) => ({
          loggedAs,
          figures,
          isPinned,
          isHidden,
          deletedAt,
        })),
      ({ loggedAs }) => loggedAs,
    ),
    incompleteDays: dayMarks.flatMap(({ day, isPartial }) => (isPartial ? [day] : [])),
    ...(preferencesVersion > 0 && { preferences: preferred }),
  };
}

const textOf = ({
  day,
  minuteOfDay,
  loggedAt,
  meal,
  name,
  amount,
  unit,
  ...rest
}: ExportedEntry) => {
  const { calories, fats, proteins, carbs } = rest;
  const eaten = {
    meal: meal ?? undefined,
    name,
    amount: amount ?? undefined,
    unit: unit ?? undefined,
  };
  return JSON.stringify({ day, minuteOfDay, loggedAt, ...eaten, calories, fats, proteins, carbs });
};

/** All that a person has, one entry a line, so that a long file can be read in parts. */
export function jsonFile(settings: FileSettings) {
  const lines = Object.entries(settings).map(
    ([key, value]) => `"${key}":${JSON.stringify(value)},`,
  );
  let isFirst = true;
  return {
    type: 'application/json',
    head: [`{"format":"${format}","version":${version},`, ...lines, '"entries":[', ''].join('\n'),
    page: (entries: readonly ExportedEntry[]) => {
      const text = entries.map((entry) => textOf(entry)).join(',\n');
      const separator = isFirst || !text ? '' : ',\n';
      isFirst &&= !text;
      return separator + text;
    },
    end: '\n]}\n',
  };
}

/** An entry of a file, in whatever form it is there. */
type Unread = Partial<FileEntry>;

interface JsonFile {
  settings: FileSettings;
  /** The texts of the entries, or the entries where a program has written the file in another way. */
  entries: (string | Unread)[];
}

const opening = '"entries":[\n';
const closing = '\n]}';

function parse(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch (cause) {
    throw new FileError(t('The file is not complete JSON. Export it again.'), { cause });
  }
}

const list = (value: unknown) => (Array.isArray(value) ? value : []);

/**
 * Reads the head of our JSON.
 * @throws FileError when it is none, or one of a later version.
 */
export function readJson(text: string): JsonFile {
  const written = text.replaceAll('\r\n', '\n').trimEnd();
  const at = written.indexOf(opening) + opening.length;
  const isOwn = at >= opening.length && written.endsWith(closing);
  const head = parse(isOwn ? `${written.slice(0, at)}]}` : written);
  if (head.format !== format || !Number.isInteger(head.version))
    throw new FileError(t('This JSON is no export of Foodlog.'));
  if (Number(head.version) > version)
    throw new FileError(t('This export is of a later release of Foodlog than this one.'));
  return {
    settings: {
      targets: list(head.targets),
      meals: list(head.meals),
      foods: list(head.foods),
      incompleteDays: list(head.incompleteDays),
      ...(head.preferences !== undefined && { preferences: Object(head.preferences) }),
    },
    entries: isOwn
      ? written.slice(at, -closing.length).split('\n').filter(Boolean)
      : list(head.entries),
  };
}

/** Reads an entry. @returns null if it is none. */
export function readJsonEntry(entry: string | Unread): FileEntry | null {
  try {
    const read: unknown = typeof entry === 'string' ? JSON.parse(entry.replace(/,$/, '')) : entry;
    const { day, minuteOfDay, loggedAt, meal, name, amount, unit, ...rest } = Object(read);
    const { calories, fats, proteins, carbs } = rest;
    const figures = { calories, fats, proteins, carbs };
    const instant = new Date(loggedAt).toISOString();
    return { day, minuteOfDay, loggedAt: instant, meal, name, amount, unit, ...figures };
  } catch {
    return null;
  }
}
