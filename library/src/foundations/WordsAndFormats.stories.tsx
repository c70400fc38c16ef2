import { useTheme } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { arEG } from '../locales/ar.ts';
import { deDE } from '../locales/de.ts';
import { enUS } from '../locales/en.ts';
import { esES } from '../locales/es.ts';
import { heIL } from '../locales/he.ts';
import { fitsAPhone } from '../tokens/presentation/fitsAPhone.ts';
import { Formats } from './Formats.tsx';
import { Rows } from './Rows.tsx';

const meta = {
  title: 'Foundations/Words and formats',
  tags: ['!autodocs', '!phone'],
  play: fitsAPhone,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without Japanese: the repository has no font for it, and in a font of the machine its picture would differ. */
export const DaysTimesAndFigures: Story = {
  render: () => <Formats languages={[enUS, esES, deDE, arEG, heIL]} />,
};

function AllWords() {
  const { components = {} } = useTheme();
  return Object.entries(components).map(([name, { defaultProps } = {}]) => {
    const { localeText, locale } = Object(defaultProps);
    if (!localeText) return null;
    const texts = Object.entries<string>(localeText);
    return <Rows key={name} heading={name.replace('Foodlog', '')} rows={texts} lang={locale} />;
  });
}

/** Every word of every component in the language of the toolbar. Names in braces are filled in. */
export const Words: Story = { tags: ['locales', 'window'], render: () => <AllWords /> };

export const WordsInGerman: Story = { ...Words, tags: ['window'], globals: { locale: 'de-DE' } };

export const WordsInSpanish: Story = { ...Words, tags: ['window'], globals: { locale: 'es-ES' } };
