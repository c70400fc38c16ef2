import { languages } from '../preview/languages.ts';
import { Facts } from './Facts.tsx';
import { withCode } from './withCode.tsx';

const shown = [...languages].filter(([locale]) => locale !== 'en-XA');

interface WordsFactsProps {
  component: { themeKey: string; words: { name: string; description?: string }[] };
}

/** The words of a component in every language. */
export function WordsFacts({ component: { themeKey, words } }: WordsFactsProps) {
  return (
    <Facts
      heads={['Text', ...shown.map(([, { title }]) => title)]}
      rows={words.map(({ name, description }) => [
        <>
          <code>{name}</code>
          <small>{withCode(description)}</small>
        </>,
        ...shown.map(([locale, { localization }]) => (
          <span key={locale} lang={locale} dir="auto">
            {String(Object(localization.components)[themeKey]?.defaultProps.localeText[name] ?? '')}
          </span>
        )),
      ])}
    />
  );
}
