import Papa from 'papaparse';
import { timeOf } from '../clock/minuteOfDay.ts';
import { ownHeader } from './columns.ts';
import type { ExportedEntry } from './TransferFile.types.ts';

// A spreadsheet takes a cell that begins so for a formula, also in the forms of East Asian keyboards. In many countries it
// divides our cells at their semicolons, too.
const begins = /(^|[;\t])(?=['=+\-@\t\r\n＝＋－＠])/g;
const defused = /(^|[;\t])'(?=['=+\-@\t\r\n＝＋－＠])/g;

/** A text that no spreadsheet takes for a formula: with an apostrophe before what could begin one, or an apostrophe. */
export const defuse = (text: string) => text.replaceAll(begins, "$1'");

/** The text that was defused. */
export const restore = (text: string) => text.replaceAll(defused, '$1');

const rowOf = (entry: ExportedEntry) => [
  entry.day,
  timeOf(entry.minuteOfDay),
  defuse(entry.meal ?? ''),
  defuse(entry.name),
  entry.amount ?? '',
  defuse(entry.unit ?? ''),
  entry.calories,
  entry.fats,
  entry.proteins,
  entry.carbs,
  entry.loggedAt,
];

/** A table for spreadsheets, which know its encoding by its byte order mark. */
export const csvFile = {
  type: 'text/csv;charset=utf-8',
  head: `\uFEFF${ownHeader.join(',')}\r\n`,
  page: (entries: readonly ExportedEntry[]) =>
    entries.length > 0 ? `${Papa.unparse(entries.map((entry) => rowOf(entry)))}\r\n` : '',
  end: '',
};
