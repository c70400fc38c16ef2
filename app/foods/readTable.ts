import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A row of the USDA's table. Its figures are per 100 g: calories in kcal, the others in grams. */
export interface TableRow {
  /** The number of the food in the USDA's database, such as "09040". */
  number: string;
  group: string;
  name: string;
  calories: number;
  fats: number;
  proteins: number;
  carbs: number;
  /** What portions of it weigh in grams. */
  portions: { label: string; grams: number }[];
}

export const tableFile = join(import.meta.dirname, 'usda-sr28.csv');

/** The cells of a line. A cell with commas or quotation marks is quoted. */
const cellsOf = (line: string) =>
  Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g), ([, quoted, plain = '']) =>
    quoted === undefined ? plain : quoted.replaceAll('""', '"'),
  );

const fractions: Record<string, string> = {
  '.125': '⅛',
  '.25': '¼',
  '.33': '⅓',
  '.333': '⅓',
  '.5': '½',
  '.67': '⅔',
  '.667': '⅔',
  '.75': '¾',
};

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The server takes a unit of at most 50 characters. What is in parentheses explains the rest. */
const shortened = (label: string) =>
  label.length > 50 ? (/^(.{1,50})(?= |$)/.exec(label.replace(/ ?\(.*/, ''))?.[1] ?? label) : label;

/** What one portion is called: "slice" for "1 slice", "½ cup" for ".5 cup", "3 oz" as it is. */
const labelOf = (text: string) =>
  shortened(
    tidy(text)
      .replace(/^1 /, '')
      .replace(/^\.\d+(?= )/, (number) => fractions[number] ?? `0${number}`),
  );

/** Reads "1 slice = 32 g; 1 oz = 28.35 g". Some foods have a portion twice. */
function portionsOf(cell: string): TableRow['portions'] {
  const portions = Array.from(
    cell.matchAll(/(?:^|; )(.+?) = ([\d.]+) g(?=;|$)/g),
    ([, text = '', grams]) => ({ label: labelOf(text), grams: Number(grams) }),
  );
  return portions.filter(
    ({ label, grams }, index) =>
      portions.findIndex((one) => one.label === label && one.grams === grams) === index,
  );
}

/** Reads the table. */
export function readTable(): TableRow[] {
  const [, ...lines] = readFileSync(tableFile, 'utf8').trimEnd().split(/\r?\n/);
  return lines.map((line) => {
    const [
      number = '',
      group = '',
      name = '',
      calories,
      fats,
      proteins,
      carbs,
      ,
      ,
      ,
      portions = '',
    ] = cellsOf(line);
    return {
      number,
      group,
      name: tidy(name),
      calories: Number(calories),
      fats: Number(fats),
      proteins: Number(proteins),
      carbs: Number(carbs),
      portions: portionsOf(portions),
    };
  });
}
