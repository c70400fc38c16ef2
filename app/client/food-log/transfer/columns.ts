import { t } from '../../language/t.ts';
import type { Dialect } from './eachRow.ts';
import {
  type DayOrder,
  type DecimalSign,
  decimalSignOf,
  orderOf,
  splitAmount,
  splitDate,
} from './cells.ts';

/** What a column of a table can hold, its label, and how its header is called, without units and in small letters. */
export const columns = [
  ['day', () => t('Day'), /^(day|date|datum|tag|fecha|data|dato)$/],
  ['time', () => t('Time'), /^(time|zeit|uhrzeit|hora|heure|ora)$/],
  [
    'name',
    () => t('Name'),
    /^(food name|food|name|item|description|lebensmittel|alimento|aliment)$/,
  ],
  [
    'calories',
    () => t('Energy'),
    /^(energy|calories|kcal|kj|energie|kalorien|calorías|énergie)(?!\p{L})/u,
  ],
  ['fats', () => t('Fats'), /^(total )?(fats?|fett|grasas?|lipides|matières grasses)(?!\p{L})/u],
  ['proteins', () => t('Proteins'), /^(proteins?|eiweiß|proteínas?|protéines)(?!\p{L})/u],
  [
    'carbs',
    () => t('Carbs'),
    /^(total )?(carbs?|carbohydrates?|kohlenhydrate|carbohidratos|glucides)(?!\p{L})/u,
  ],
  ['meal', () => t('Meal'), /^(meal|group|mahlzeit|comida|repas)$/],
  ['amount', () => t('Amount'), /^(amount|quantity|qty|menge|cantidad|quantité)$/],
  ['unit', () => t('Unit'), /^(units?|einheit|unidad|unité)$/],
  ['loggedAt', () => t('Logged at'), /^logged at$/],
  ['deleted', () => t('Deleted'), /^deleted$/],
] as const;

export type ColumnKey = (typeof columns)[number][0];

/** Where a table has what, and how it is written there. */
export interface Columns {
  /** The places of the columns, from 0. */
  places: Partial<Record<ColumnKey, number>>;
  energyUnit: 'kcal' | 'kJ';
  /** Undefined where it has to be asked. */
  decimalSign: DecimalSign | 'none' | undefined;
  /** Undefined where it has to be asked. */
  dayOrder: DayOrder | 'none' | undefined;
}

/** A table in a file. */
export interface Table {
  text: string;
  dialect: Dialect;
  header: string[];
  /** The rows after the header, as far as they were looked at. */
  samples: string[][];
  /** The app that writes such tables, if it is known: then the columns are, too. */
  source: 'Foodlog' | 'Cronometer' | 'MyFitnessPal' | undefined;
}

/** The header of our own table, in the order of the columns. */
export const ownHeader = [
  'Day',
  'Time',
  'Meal',
  'Name',
  'Amount',
  'Unit',
  'Calories (kcal)',
  'Fats (g)',
  'Proteins (g)',
  'Carbs (g)',
  'Logged at',
];

/** The cells of one column, as far as they were looked at. */
export const samplesOf = ({ samples }: Table, place: number | undefined): string[] =>
  place === undefined ? [] : samples.map((cells) => cells[place] ?? '').filter(Boolean);

/** The order of day and month in a column. */
export const dayOrderOf = (table: Table, place: number | undefined) =>
  orderOf(samplesOf(table, place).map((text) => splitDate(text)[0]));

/** How the cells of these columns are written, as far as their headers and their first cells tell. */
function writtenIn(table: Table, places: Columns['places']): Omit<Columns, 'places'> {
  const { day, calories, fats, proteins, carbs, amount } = places;
  const cells = [calories, fats, proteins, carbs, amount].flatMap((at) => samplesOf(table, at));
  const numbers = cells.map((text) => splitAmount(text)[0]);
  // The known apps write a point; a spreadsheet may have changed it together with the delimiter.
  const usual = table.source && table.dialect.delimiter === ',' ? '.' : undefined;
  return {
    energyUnit: /kj/i.test(table.header[calories ?? -1] ?? '') ? 'kJ' : 'kcal',
    decimalSign: decimalSignOf(numbers, usual),
    dayOrder: dayOrderOf(table, day),
  };
}

/** Headers of figures that are others, such as "Fat %", "Calories burned", "Calories from fat" and "kcal/100 g". */
const otherFigure = /%|burned|from|goal|target|100/i;

/** The columns of a table, as far as their headers tell. */
export function guessColumns(table: Table): Columns {
  const names = table.header.map((name) => name.replace(/\s*[([].*$/, '').toLowerCase());
  const places: Columns['places'] = {};
  for (const [key, , pattern] of columns) {
    const isExact = (name: string) => pattern.exec(name)?.[0] === name;
    const fits = [...names.keys()].filter(
      (place) => pattern.test(names[place] ?? '') && !otherFigure.test(table.header[place] ?? ''),
    );
    const place = fits.find((at) => isExact(names[at] ?? '')) ?? fits[0];
    if (place !== undefined) places[key] = place;
  }
  return { places, ...writtenIn(table, places) };
}

/** Columns of which one has another place. How it is written there is guessed again, unless the person has said it. */
export function withPlace(
  table: Table,
  { places: before, energyUnit, decimalSign, dayOrder }: Columns,
  key: ColumnKey,
  place: number | undefined,
): Columns {
  const places = { ...before, [key]: place };
  const [guessed, now] = [writtenIn(table, before), writtenIn(table, places)];
  return {
    places,
    energyUnit: energyUnit === guessed.energyUnit ? now.energyUnit : energyUnit,
    decimalSign: decimalSign === guessed.decimalSign ? now.decimalSign : decimalSign,
    dayOrder: key === 'day' ? now.dayOrder : dayOrder,
  };
}

/** What is not known yet of the columns that every entry needs, in words; undefined if nothing is missing. */
export function missingIn({ places, decimalSign, dayOrder }: Columns): string | undefined {
  if (places.day === undefined) return t('Choose the column with the day.');
  if (dayOrder === undefined) return t('Choose the order of day and month.');
  if (places.calories === undefined) return t('Choose the column with the energy.');
  if (places.name === undefined && places.meal === undefined)
    return t('Choose the column with the name of the food, or that with the meal.');
  if (decimalSign === undefined) return t('Choose the decimal sign.');
  return undefined;
}
