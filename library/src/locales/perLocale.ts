/**
 * Makes a format of `Intl` once per locale and style and keeps it: making one costs far more than using it. None is ever
 * let go, as an app has few locales: a server passes one of its own, not the tag that a visitor sent, unchecked. For a
 * locale that is not well formed, at which `Intl` throws and would bring a page down, that of `en-US`.
 */
export function perLocale<Format, Style extends string = never>(
  make: (locale: string, style?: Style) => Format,
) {
  const formats = new Map<string, Format>();
  return function formatOf(locale: string, style?: Style): Format {
    const key = `${locale} ${style ?? ''}`;
    try {
      const format = formats.get(key) ?? make(locale, style);
      formats.set(key, format);
      return format;
    } catch {
      // Without the style where that is what `Intl` does not know.
      return formatOf('en-US', locale === 'en-US' ? undefined : style);
    }
  };
}
