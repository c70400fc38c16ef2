import { type ComponentType, useEffect } from 'react';
import { loadLanguage } from '../language/language.ts';

function BackToEnglish() {
  useEffect(() => () => void loadLanguage(null), []);
  return null;
}

/** Has a story of a page in another language: its texts, and the words of the components as in Storybook's toolbar. */
export const inLanguage = (locale: string) => ({
  globals: { locale },
  loaders: [async () => loadLanguage(locale.slice(0, 2))],
  decorators: [
    (Story: ComponentType) => (
      <>
        <BackToEnglish />
        <Story />
      </>
    ),
  ],
});
