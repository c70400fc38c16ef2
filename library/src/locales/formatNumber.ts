/**
 * A number as people of `locale` write it. Engines keep the format of the last locale, so that this costs no more than
 * a format of our own would.
 * @param locale BCP 47 tag; one that is not well formed counts as `en-US`.
 */
export function formatNumber(value: number, locale: string): string {
  try {
    return value.toLocaleString(locale);
  } catch {
    return value.toLocaleString('en-US');
  }
}
