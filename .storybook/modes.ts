/** A variant in which a story is also shown and pictured. */
export interface Mode {
  /** Suffix of the picture's file name. */
  name: string;
  /** What people call it. */
  title: string;
  /** Globals, as chosen in Storybook's toolbar. */
  globals?: Record<string, string>;
  forcedColors?: 'active';
  /** Width of the window in px. Defaults to the width of the story. */
  width?: number;
}

/** A colour scheme and the contrast that it must reach: WCAG AA, or AAA for the high-contrast schemes. */
export interface Scheme extends Omit<Mode, 'title'> {
  text: number;
  edge: number;
}

/** The initial globals of the toolbar. */
export const light = {
  theme: 'light',
  contrast: 'standard',
  density: 'comfortable',
  locale: 'en-US',
  textSize: '100',
};
const highContrast = { ...light, contrast: 'more' };
const highContrastDark = { ...highContrast, theme: 'dark' };

/** The mode of each component's story with the tag `phone`, which stories have by default, and no globals of its own. */
const phoneMode: Mode = {
  name: 'dark-phone-ar',
  title: 'Dark, compact, phone, Arabic',
  globals: { ...light, theme: 'dark', density: 'compact', locale: 'ar-EG' },
  width: 320,
};

/**
 * The modes of a story with the tag `modes`. With the story itself and `phoneMode`, they cover each theme, contrast,
 * density, direction, width of a window and text size.
 */
const pictureModes: Mode[] = [
  {
    name: 'large-contrast-long',
    title: 'Text 200 %, more contrast, long words',
    globals: { ...highContrast, locale: 'en-XA', textSize: '200' },
  },
  { name: 'high-contrast', title: 'More contrast', globals: highContrast },
  { name: 'high-contrast-dark', title: 'More contrast, dark', globals: highContrastDark },
  { name: 'compact', title: 'Compact', globals: { ...light, density: 'compact' } },
  { name: 'forced-colors', title: 'Forced colours', globals: light, forcedColors: 'active' },
];

/**
 * The same of a page, whose texts are not the toolbar's: stories of their own show it in other languages. And of a component's
 * story with the tag `english`, which ends with English words that no language changes.
 */
const englishPhoneMode: Mode = {
  name: 'dark-phone',
  title: 'Dark, phone',
  globals: { ...light, theme: 'dark' },
  width: 320,
};

/** The modes of a page with the tag `modes`. */
const pageModes: Mode[] = [
  {
    name: 'large-contrast',
    title: 'Text 200 %, more contrast',
    globals: { ...highContrast, textSize: '200' },
  },
  ...pictureModes.filter(
    ({ name }) => name.startsWith('high-contrast') || name === 'forced-colors',
  ),
];

/**
 * Languages in which a story with the tag `locales` is also shown and pictured: the right-to-left ones, and the longest
 * words on the narrowest phone.
 */
const localeModes: Mode[] = [
  { name: 'ar', title: 'Arabic', globals: { ...light, locale: 'ar-EG' } },
  { name: 'he', title: 'Hebrew', globals: { ...light, locale: 'he-IL' } },
  { name: 'long', title: 'Long words, phone', globals: { ...light, locale: 'en-XA' }, width: 320 },
];

/** A story with the tag `touch` on a phone with a touch screen. */
export const touchMode: Mode = { name: 'touch', title: 'Touch screen, phone', width: 320 };

export const schemes: Scheme[] = [
  { name: 'light', globals: light, text: 4.5, edge: 3 },
  { name: 'dark', globals: { ...light, theme: 'dark' }, text: 4.5, edge: 3 },
  { name: 'high-contrast', globals: highContrast, text: 7, edge: 4.5 },
  { name: 'high-contrast-dark', globals: highContrastDark, text: 7, edge: 4.5 },
];

/** All modes of components, into which an open page of Storybook can be brought. */
export const modes = [phoneMode, ...pictureModes, ...localeModes];

/** All modes of the app's pages. */
export const modesOfPages = [englishPhoneMode, ...pageModes];

/** Whether a story is one of a page of the app. */
export const isPage = (title: string): boolean => title.startsWith('Pages/');

/**
 * The modes in which a story is pictured, beside how it is itself and the touch screen.
 * @param isVariant whether it has globals of its own.
 */
export function modesOf(
  { title, tags }: { title: string; tags: readonly string[] },
  isVariant: boolean,
): Mode[] {
  const phone = isPage(title) || tags.includes('english') ? englishPhoneMode : phoneMode;
  return [
    ...(tags.includes('phone') && !isVariant ? [phone] : []),
    ...(tags.includes('locales') ? localeModes : []),
    ...(tags.includes('modes') ? (isPage(title) ? pageModes : pictureModes) : []),
  ];
}

/** What people call the mode with this name; empty for a story as it is. */
export const modeTitle = (name: string): string =>
  [...modes, ...modesOfPages, touchMode].find((mode) => mode.name === name)?.title ?? name;
