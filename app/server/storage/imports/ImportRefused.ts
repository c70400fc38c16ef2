/**
 * Why an import was refused, before anything of the request was stored.
 * - missing: the owner has no such import.
 * - begun: it is in the log, or on its way there, so that no more can be staged.
 * - undone: it was undone, or that has begun.
 * - otherContent: another entry was staged under one of the numbers.
 * - otherCount: not exactly that many entries were staged, with all numbers from 0 on.
 * - tooManyImports, tooManyEntries: the owner has too many that are not finished.
 * - otherRuns: another import of the owner is on its way into the log, or out of it.
 * - idTaken: the log has entries whose ids begin with that of the import.
 * - dayFull: a day would have more entries than a day may have.
 */
type Reason =
  | 'missing'
  | 'begun'
  | 'undone'
  | 'otherContent'
  | 'otherCount'
  | 'tooManyImports'
  | 'tooManyEntries'
  | 'otherRuns'
  | 'idTaken'
  | 'dayFull';

/** Thrown inside the transaction, so that the database rolls it back. */
export class ImportRefused extends Error {
  readonly reason: Reason;
  /** The day, for 'dayFull'. */
  readonly day: string | undefined;

  constructor(reason: Reason, day?: string) {
    super(reason);
    this.reason = reason;
    this.day = day;
  }
}
