import { ownHeader, type Table } from './columns.ts';
import { readHead } from './eachRow.ts';

/** The columns by which each app's exports are known. */
const known = [
  ['Foodlog', ownHeader],
  ['Cronometer', ['Day', 'Group', 'Food Name', 'Amount', 'Energy (kcal)']],
  ['MyFitnessPal', ['Date', 'Meal', 'Calories', 'Fat (g)', 'Carbohydrates (g)', 'Protein (g)']],
] as const;

/** The first line of tables that tell Excel what stands between their cells. A spreadsheet neither shows nor counts it. */
const hint = /^sep=[^\r\n]\r?\n/i;

/** Finds the table in the text of a file. */
export function readTable(file: string): Table {
  const text = file.replace(hint, '');
  const { dialect, rows } = readHead(text);
  const [header = [], ...samples] = rows.map((cells) => cells.map((cell) => cell.trim()));
  const source = known.find(([, names]) => names.every((name) => header.includes(name)))?.[0];
  return { text, dialect, header, samples, source };
}
