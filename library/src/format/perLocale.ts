/** Formats of one kind that are kept at most; more than an app has locales and styles. */
const MOST = 50;

/**
 * Makes a format of `Intl` once per locale and style and keeps it: making one costs far more than using it. Where more
 * locales come than an app has, such as those that visitors name to a server, it forgets all and begins anew, so that
 * memory does not grow. For a locale that is not well formed, at which `Intl` throws and would bring a page down, that
 * of `en-US`.
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
      // Without the style where that is what `Intl` does not know.
      return formatOf('en-US', locale === 'en-US' ? undefined : style);
    }
  };
}
