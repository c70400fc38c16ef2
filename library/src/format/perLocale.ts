/** The largest number of cached formats of one kind, which is more than an app has locales and styles. */
const MOST = 50;

/**
 * Creates an `Intl` format once per locale and style and caches it, because creating one costs far more than using it. A
 * full cache is emptied, so that locales which visitors name to a server do not fill its memory. For a malformed locale,
 * where `Intl` throws, the format is that of `en-US`.
 */
export function perLocale<Format, Style extends string = never>(
  make: (locale: string, style?: Style) => Format,
) {
  const formats = new Map<string, Format>();
  return function formatOf(locale: string, style?: Style): Format {
    const key = `${locale} ${style ?? ''}`;
    const kept = formats.get(key);
    if (kept !== undefined) return kept;
    try {
      const format = make(locale, style);
      if (formats.size === MOST) formats.clear();
      formats.set(key, format);
      return format;
    } catch {
      // If `en-US` fails too, the style is invalid and is left out.
      return formatOf('en-US', locale === 'en-US' ? undefined : style);
    }
  };
}
