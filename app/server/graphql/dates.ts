const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const instantPattern =
  /^(\d{4}-\d{2}-\d{2})[Tt]((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)(?:\.(\d{1,9}))?([Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/** Returns the UTC date of an instant, YYYY-MM-DD. */
export function utcDate(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/** Returns whether the text is an existing day, YYYY-MM-DD, in the years 0001 to 9999. */
export function isDay(text: string): boolean {
  if (!dayPattern.test(text) || text.startsWith('0000')) return false;
  // A day that does not exist is another one of the next month.
  return new Date(text).getUTCDate() === Number(text.slice(8));
}

/** Parses an RFC 3339 instant to the millisecond. Returns undefined for any other text. */
export function parseInstant(text: string): Date | undefined {
  const [, day, time, fraction = '', offset] = instantPattern.exec(text) ?? [];
  if (!day || !time || !offset || !isDay(day)) return undefined;
  const date = new Date(
    `${day}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}${offset.toUpperCase()}`,
  );
  // An offset can move the instant out of the years that a database can store.
  return isDay(utcDate(date)) ? date : undefined;
}
