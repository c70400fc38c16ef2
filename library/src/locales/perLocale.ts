import { supportedLocale } from './supportedLocale.ts';

/** Makes a format of `Intl` once per locale and keeps it: making one costs far more than using it. */
export function perLocale<Format>(make: (locale: string) => Format) {
  const formats = new Map<string, Format>();
  return (locale: string) => {
    let format = formats.get(locale);
    if (!format) {
      format = make(supportedLocale(locale));
      formats.set(locale, format);
    }
    return format;
  };
}
