import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/noto-sans/wght.css';
import type { Preview } from '@storybook/react-vite';
import './preview/scripts.css';
import { ComponentPage } from './docs/ComponentPage.tsx';
import { DocsInScheme } from './docs/DocsInScheme.tsx';
import { chosenOnDocsPage, followDocsPage } from './preview/docsFrame.ts';
import { fitHeight, fitWidth } from './preview/fitFrame.ts';
import { fixClockAndChance } from './preview/fixClockAndChance.ts';
import { languages } from './preview/languages.ts';
import { light } from './modes.ts';
import { showDefaults } from './preview/showDefaults.ts';
import { endTurn, takeTurn } from './preview/takeTurn.ts';
import { withFoodlogTheme } from './preview/withFoodlogTheme.tsx';

const preview: Preview = {
  tags: ['autodocs'],
  beforeEach: async (story) => {
    await fitWidth(story);
    await takeTurn();
    return fixClockAndChance();
  },
  afterEach: (story) => {
    endTurn();
    fitHeight(story);
    followDocsPage();
  },
  argTypesEnhancers: [showDefaults],
  decorators: [withFoodlogTheme],
  // Play functions find elements by their English texts, so every story starts in English.
  initialGlobals: { ...light, ...chosenOnDocsPage(), locale: light.locale },
  globalTypes: {
    theme: {
      description: 'Colour scheme',
      toolbar: {
        icon: 'circlehollow',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    contrast: {
      description: 'Contrast',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'standard', title: 'Standard contrast' },
          { value: 'more', title: 'More contrast' },
        ],
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [...languages].map(([value, { title }]) => ({ value, title })),
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        icon: 'ruler',
        dynamicTitle: true,
        items: [
          { value: 'comfortable', title: 'Comfortable' },
          { value: 'compact', title: 'Compact' },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    // Each story of a docs page has its own iframe, where its play function runs and shares no state.
    docs: {
      container: DocsInScheme,
      page: ComponentPage,
      story: { inline: false, height: '420px' },
    },
    options: { storySort: { order: ['Getting started', 'Components', 'Foundations', 'Pages'] } },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
  },
};

export default preview;
