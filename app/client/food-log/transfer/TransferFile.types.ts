import type { ExportedFragment, FoodLogImportEntryDtoInput } from '../../api/transfer.generated.ts';
import type { CalendarDay } from '@foodlog/ui';
import type { FoodSetting, Meals, Preferences, Targets } from '../data/FoodLog.types.ts';

/** An entry in a file: what a person has logged, without id and version. */
export type FileEntry = FoodLogImportEntryDtoInput;

/** An entry of the log, as it is exported. */
export type ExportedEntry = ExportedFragment;

/** What a person has set, as a file has it: without versions, and without what is set to nothing. */
export interface FileSettings {
  targets: (Omit<Targets, 'version' | 'targets'> & { targets: NonNullable<Targets['targets']> })[];
  meals: Meals['meals'];
  foods: Omit<FoodSetting, 'version'>[];
  incompleteDays: CalendarDay[];
  /** Absent where they were never set. */
  preferences?: Omit<Preferences, 'version'>;
}

/** A row that is no entry, and why. */
export interface UnreadableRow {
  /** As a spreadsheet counts: the header is row 1. In a JSON file, the number of the entry. */
  row: number;
  reason: string;
}

/**
 * What of an entry is not as the file has it: a figure was rounded to a whole number; 0 is in the place of fats, proteins or
 * carbs that are missing; the time of day is that of the meal, or noon; the amount or the unit is left out; the name is that
 * of the meal, of which the entry may be the sum.
 */
export type Remark = 'rounded' | 'incomplete' | 'withoutTime' | 'withoutServing' | 'withoutName';

/** What was read from a file. */
export interface ReadEntries {
  entries: FileEntry[];
  /** Of the entries that are not as the file has them. */
  remarks: Map<FileEntry, readonly Remark[]>;
  /** The first ones. */
  unreadable: UnreadableRow[];
  unreadableCount: number;
  settings?: FileSettings;
}

/** How far something long has come: words, and from 0 to 1 if that is known. */
export type Report = (words: string, value?: number) => void;

/** Something long that reports how far it has come, and ends with the reason of the signal when that aborts. */
export interface Task {
  signal: AbortSignal;
  report: Report;
}

/** A file cannot be used. The message is for the person. */
export class FileError extends Error {
  override readonly name = 'FileError';
}
