import { asLabel } from './asLabel.ts';

/** The name of a language in itself, such as "Deutsch". @param tag a BCP 47 tag; one that is none is its own name. */
export function nameOfLanguage(tag: string): string {
  try {
    return asLabel(new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag, tag);
  } catch {
    return tag;
  }
}
