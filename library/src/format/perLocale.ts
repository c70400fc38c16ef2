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
  function create(locale: string, style?: Style): Format {
    try {
      return make(locale, style);
    } catch {
      // If `en-US` fails too, the style is invalid and is left out.
      return formatOf('en-US', locale === 'en-US' ? undefined : style);
    }
  }
  function formatOf(locale: string, style?: Style): Format {
    const key = `${locale} ${style ?? ''}`;
    const format = formats.get(key) ?? create(locale, style);
    if (formats.size === MOST && !formats.has(key)) formats.clear();
    formats.set(key, format);
    return format;
  }
  return formatOf;
}
