const formats: Record<string, Intl.NumberFormat> = {};

/**
 * A number as people of `locale` write it. The format is kept: making one costs far more than using it. None is ever
 * let go, as an app has few locales: a server passes one of its own, not the tag that a visitor sent, unchecked.
 * @param locale BCP 47 tag; one that is not well formed counts as `en-US`.
 */
export function formatNumber(value: number, locale: string): string {
  try {
    return (formats[locale] ??= new Intl.NumberFormat(locale)).format(value);
  } catch {
    return formatNumber(value, 'en-US');
  }
}
