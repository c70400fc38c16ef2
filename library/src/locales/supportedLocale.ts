/** `locale` when it is well formed, else `en-US`: `Intl` throws on a malformed tag, and that must not bring a page down. */
export function supportedLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? 'en-US';
  } catch {
    return 'en-US';
  }
}
