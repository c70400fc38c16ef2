import { useSyncExternalStore } from 'react';
import type { Language } from '../language/Language.types.ts';
import { getLanguage } from '../language/language.ts';
import type { Preferences } from '../food-log/data/FoodLog.types.ts';

/** A unit in which the pages show and ask for energy. */
export type EnergyUnit = Preferences['energyUnit'];

/** What the whole app takes from the preferences of the person, beside the theme, which MUI holds. */
export interface Appearance {
  density: 'comfortable' | 'compact';
  /** A BCP 47 tag; null: English. */
  language: string | null;
  energyUnit: EnergyUnit;
  /** The Unicode extension of the locale with the person's first day of the week and hours, such as `-u-fw-mon`; or empty. */
  extension: string;
}

/** Where MUI holds the theme; the script of index.html reads both before anything is painted. */
export const themeStorageKey = 'foodlog theme';
const storageKey = 'foodlog appearance';

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** The appearance that a person's preferences ask for. */
export function appearanceOf({
  density,
  firstDayOfWeek,
  hourCycle,
  language,
  energyUnit,
}: Preferences): Appearance {
  const weekday = weekdays[firstDayOfWeek ?? -1];
  const extensions = [
    weekday && `fw-${weekday}`,
    hourCycle && (hourCycle === 24 ? 'hc-h23' : 'hc-h12'),
  ].filter(Boolean);
  return {
    // Small buttons are for a mouse, also where a person has a phone, too.
    density:
      density === 'COMPACT' && matchMedia('(pointer: fine)').matches ? 'compact' : 'comfortable',
    language,
    energyUnit,
    extension: extensions.length > 0 ? ['', 'u', ...extensions].join('-') : '',
  };
}

function read(): Appearance {
  const usual: Appearance = {
    density: 'comfortable',
    language: null,
    energyUnit: 'KCAL',
    extension: '',
  };
  try {
    const { density, language, energyUnit, extension } = Object(
      JSON.parse(localStorage.getItem(storageKey) ?? '{}'),
    );
    if (density === 'compact') usual.density = density;
    if (typeof language === 'string') usual.language = language;
    if (energyUnit === 'KJ') usual.energyUnit = energyUnit;
    if (/^-u(?=-)(-fw-[a-z]{3})?(-hc-h(12|23))?$/.test(extension)) usual.extension = extension;
  } catch {
    // Where storage is blocked, the appearance is that of the preferences once they are known.
  }
  return usual;
}

let appearance: Appearance | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The appearance that the person who was here last has set. */
export const getAppearance = () => (appearance ??= read());

/** The appearance that the person who was here last has set. */
export const useAppearance = (): Appearance =>
  useSyncExternalStore(subscribe, getAppearance, getAppearance);

/** The BCP 47 locale of a language with such an extension. */
export const localeWith = (language: Language | undefined, extension: string) =>
  `${language?.locale ?? 'en-US'}${extension}`;

/** The BCP 47 locale of the pages: their language, with the person's first day of the week and hours. */
export const getLocale = () => localeWith(getLanguage(), getAppearance().extension);

/** That locale, for what is rendered again when it changes. */
export function useLocale(): string {
  useAppearance();
  return getLocale();
}

/** Changes the appearance on all pages, and has it stored for the next opening. */
export function setAppearance(next: Appearance) {
  if (JSON.stringify(next) === JSON.stringify(getAppearance())) return;
  appearance = next;
  try {
    localStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // It lasts as long as the page.
  }
  for (const listener of listeners) listener();
}
