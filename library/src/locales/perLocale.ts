/**
 * Makes a format of `Intl` once per locale and keeps it: making one costs far more than using it. For a locale that is
 * not well formed, at which `Intl` throws and would bring a page down, that of `en-US`.
 */
export function perLocale<Format>(make: (locale: string) => Format) {
  const formats = new Map<string, Format>();
  return function formatOf(locale: string): Format {
    try {
      const format = formats.get(locale) ?? make(locale);
      formats.set(locale, format);
      return format;
    } catch {
      return formatOf('en-US');
    }
  };
}
