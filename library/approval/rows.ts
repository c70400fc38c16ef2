import { isSamePerson } from './rights.ts';
import type { Content, Judgement, Picture, Verdict } from './Review.types.ts';

export const isSameContent = (one: Content, other: Content): boolean =>
  one.pixels === other.pixels && one.words === other.words && one.removed === other.removed;

/** Those of a picture's rows that are about this content. */
export const rowsFor = (rows: readonly Verdict[], content: Content): Verdict[] =>
  rows.filter((row) => isSameContent(row, content));

/** The rows after a judgement of a picture. */
export function judgedRows(
  rows: readonly Verdict[],
  { id, now }: Picture,
  { verdict, note, at }: Judgement,
  { by, on }: { by: string; on: string },
): Verdict[] {
  const own = rowsFor(rows, now).filter((row) => row.picture === id && isSamePerson(row.by, by));
  if (verdict === 'withdrawn') return rows.filter((row) => !own.includes(row));
  const row = { picture: id, ...now, verdict, by, on, note: note.trim(), ...(at && { at }) };
  if (verdict === 'rejected') return [...rows, row];
  // An approval that does not count is replaced. The row must differ, so that the next commit adds it.
  const earlier = own.filter((one) => one.verdict === verdict);
  const isAgain = earlier.some((one) => one.on === on && one.note === row.note);
  const kept = rows.filter((one) => !earlier.includes(one));
  return [...kept, isAgain ? { ...row, note: `${row.note} (again)`.trim() } : row];
}
