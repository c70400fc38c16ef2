import type { FoodLogEntry } from '@foodlog/ui/EntryList';
import { deDE } from '@foodlog/ui/locales/de';
import { frFR } from '@foodlog/ui/locales/fr';

const german = {
  day: 'Tag',
  diary: 'Tagebuch',
  add: 'Wasser oder Medikament eintragen',
  name: 'Was',
  water: 'Wasser',
  tablets: 'Tabletten',
  pieces: 'Stk.',
  dose: 'Wirkstoff',
  morning: 'Morgens',
  noon: 'Mittags',
  evening: 'Abends',
};

const french: typeof german = {
  day: 'Jour',
  diary: 'Journal',
  add: 'Ajouter de l’eau ou un médicament',
  name: 'Quoi',
  water: 'Eau',
  tablets: 'Comprimés',
  pieces: 'cp',
  dose: 'Principe actif',
  morning: 'Matin',
  noon: 'Midi',
  evening: 'Soir',
};

const figuresIn = (words: typeof german) =>
  [
    { key: 'water', label: words.water, unit: 'ml' },
    { key: 'tablets', label: words.tablets, unit: words.pieces },
    { key: 'dose', label: words.dose, unit: 'mg', fractionDigits: 2, optional: true },
  ] as const;

/** The figures of an intake: `dose` may be `null`. */
export type Figures = ReturnType<typeof figuresIn>;

export interface Intake extends FoodLogEntry<never, Figures> {
  part: string;
}

const partsIn = ({ morning, noon, evening }: typeof german) => [
  { key: 'morning', label: morning },
  { key: 'noon', label: noon },
  { key: 'evening', label: evening },
];

const languageOf = (words: typeof german) => ({
  words,
  figures: figuresIn(words),
  parts: partsIn(words),
});

export const languages = {
  de: { localization: deDE, ...languageOf(german) },
  fr: { localization: frFR, ...languageOf(french) },
};
