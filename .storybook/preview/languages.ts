import type { FoodlogLocalization } from '../../library/src/index.ts';
import { arEG } from '../../library/src/locales/ar.ts';
import { deDE } from '../../library/src/locales/de.ts';
import { enUS } from '../../library/src/locales/en.ts';
import { enXA } from '../../library/src/locales/en-XA.ts';
import { esES } from '../../library/src/locales/es.ts';
import { frFR } from '../../library/src/locales/fr.ts';
import { heIL } from '../../library/src/locales/he.ts';
import { jaJP } from '../../library/src/locales/ja.ts';

interface Language {
  /** Label in Storybook's toolbar. */
  title: string;
  localization: FoodlogLocalization;
  direction: 'ltr' | 'rtl';
}

const english: Language = { title: 'English', localization: enUS, direction: 'ltr' };

export const languages = new Map<string, Language>([
  ['en-US', english],
  ['es-ES', { title: 'Español', localization: esES, direction: 'ltr' }],
  ['de-DE', { title: 'Deutsch', localization: deDE, direction: 'ltr' }],
  ['fr-FR', { title: 'Français', localization: frFR, direction: 'ltr' }],
  ['ar-EG', { title: 'العربية', localization: arEG, direction: 'rtl' }],
  ['he-IL', { title: 'עברית', localization: heIL, direction: 'rtl' }],
  ['ja-JP', { title: '日本語', localization: jaJP, direction: 'ltr' }],
  ['en-XA', { title: '[Lóóng]', localization: enXA, direction: 'ltr' }],
]);

export const languageOf = (locale: unknown): Language => languages.get(String(locale)) ?? english;
