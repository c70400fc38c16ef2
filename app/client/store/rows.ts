import type { LogChange, LoggedEntry } from '../food-log/data/FoodLog.types.ts';
import { isLoggedEntry } from '../food-log/data/isLoggedEntry.ts';
import {
  areDayMarks,
  areFoodSettings,
  areMeals,
  arePreferences,
  areTargets,
} from '../api/answers.ts';

/** A cached response of the server. */
export interface ResponseRow {
  /** The key under which SWR has it. */
  key: string;
  /** Whose log it is from. */
  owner: string;
  data: unknown;
  /** When the server said so, in milliseconds since 1970. */
  fetchedAt: number;
  /** Whether something is missing that the server knows. */
  isStale?: boolean;
}

/** A change of the log: pending until the server has answered. */
export interface MutationRow {
  id: string;
  /** Its place among the others: each is greater than those that the device had when the mutation was made. */
  sequence: number;
  /** The person who made it, and who alone sees it. */
  owner: string;
  /** The tab in which it was made, and in which it can be undone. */
  tab: string;
  /** The person's login id when it was made: the server recognises a mutation by all that was first sent (spec §3). */
  loginId: string;
  change: LogChange;
  /** The id of the mutation that this one undoes. */
  undoes?: string | undefined;
  /** The same for mutations of one action: Undo undoes them together. */
  action?: string | undefined;
  status: 'pending' | 'applied' | 'rejected';
  /** Why the server has rejected it, in words for the person. */
  error?: string | undefined;
  /** The entries as the server left them when it applied the mutation. */
  result?: LoggedEntry[] | undefined;
}

/** All rows of this device. */
export interface Rows {
  /** The person who was here last. */
  user: unknown;
  responses: ResponseRow[];
  mutations: MutationRow[];
}

const areEntries = (value: unknown) =>
  Array.isArray(value) && value.every((entry) => isLoggedEntry(entry));

const isText = (value: unknown) => typeof value === 'string';
const isTextOrNone = (value: unknown) => value === undefined || isText(value);

function isChange(value: unknown): value is LogChange {
  const { kind, entries, before, after } = Object(value);
  if (kind === 'update') return areEntries([before, after]);
  if (kind === 'setTargets') return areTargets([before, after]);
  if (kind === 'setMeals') return [before, after].every((meals) => areMeals(meals));
  if (kind === 'setPreferences') return [before, after].every((one) => arePreferences(one));
  if (kind === 'setDayMark') return areDayMarks([before, after]);
  if (kind === 'setFood') return areFoodSettings([before, after]);
  return (
    ['create', 'delete', 'restore'].includes(kind) && areEntries(entries) && entries.length > 0
  );
}

/** Whether a row of the database is a mutation that this release knows. Anyone who can open the browser can write there. */
export function isMutationRow(row: unknown): row is MutationRow {
  const { id, sequence, owner, tab, loginId, change, undoes, action, status, error, result } =
    Object(row);
  return (
    [id, owner, tab, loginId].every((text) => isText(text)) &&
    [undoes, action, error].every((text) => isTextOrNone(text)) &&
    Number.isFinite(sequence) &&
    ['pending', 'applied', 'rejected'].includes(status) &&
    (result === undefined || areEntries(result)) &&
    isChange(change)
  );
}

/** Whether a row of the database is a response. What its data must be, the cache knows that shows it. */
export function isResponseRow(row: unknown): row is ResponseRow {
  const { key, owner, fetchedAt } = Object(row);
  return isText(key) && isText(owner) && Number.isFinite(fetchedAt);
}

/** Mutations in the order in which they were made. */
export const inOrder = (rows: readonly MutationRow[]) =>
  rows.toSorted((one, other) => one.sequence - other.sequence || (one.id < other.id ? -1 : 1));
