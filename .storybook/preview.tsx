import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/noto-sans/wght.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { patience } from '../scripts/setup/patience.ts';
import './preview/scripts.css';
import { ComponentPage } from './docs/ComponentPage.tsx';
import { DocsInScheme } from './docs/DocsInScheme.tsx';
import { chromaticModes } from './preview/chromaticModes.ts';
import { chosenOnDocsPage, followDocsPage } from './preview/docsFrame.ts';
import { fitHeight, fitWidth } from './preview/fitFrame.ts';
import { fixClockAndChance } from './preview/fixClockAndChance.ts';
import { languages } from './preview/languages.ts';
import { light } from './modes.ts';
import { showDefaults } from './preview/showDefaults.ts';
import type { SortedParameters } from './preview/storyGroups.ts';
import { endTurn, takeTurn } from './preview/takeTurn.ts';
import { withFoodlogTheme } from './preview/withFoodlogTheme.tsx';

configure({ asyncUtilTimeout: patience });

const asPlayed = { locale: light.locale, direction: 'auto', textSize: '100' };

const preview: Preview = {
  tags: ['autodocs', 'phone'],
  beforeEach: async (story) => {
    fitWidth(story);
    // Lines wrap differently in the fallback font, and play functions measure them.
    await document.fonts.load('1em "Figtree Variable"');
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
  // Play functions find elements by their English texts and by their place, so every story starts so.
  initialGlobals: { ...light, ...chosenOnDocsPage(), ...asPlayed },
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
    direction: {
      description: 'Direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'auto', title: 'Direction: auto' },
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    textSize: {
      description: 'Text size',
      toolbar: {
        icon: 'paragraph',
        dynamicTitle: true,
        items: ['100', '150', '200'].map((value) => ({ value, title: `Text ${value} %` })),
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes: chromaticModes },
    backgrounds: { disable: true },
    // Each story of a docs page has its own iframe, where its play function runs and shares no state.
    docs: {
      container: DocsInScheme,
      page: ComponentPage,
      story: { inline: false, height: '420px' },
      toc: {
        headingSelector: 'h2, h3',
        // Not what an example says.
        ignoreSelector: '.docs-story *, .example *, .skip-toc',
        title: 'On this page',
      },
    },
    controls: {
      exclude: ['slots', 'slotProps', 'classes', 'sx', 'component', 'ref', 'className'],
    },
    options: {
      // Storybook cuts this function out and runs it alone, so it can use nothing from outside, and no types.
      storySort: (one, other) => {
        const order = [
          'Start',
          'Foundations/Tokens',
          'Foundations',
          'Components',
          'Pages',
          'Approval',
        ];
        const groups = ['group-states', 'group-modes', 'group-content', 'group-behaviour'];
        const [first = 0, second = 0] = [one, other].map(({ title }) => {
          const place = order.findIndex((start) => title.startsWith(start));
          return place < 0 ? order.length : place;
        });
        return (
          first - second ||
          one.title.localeCompare(other.title) ||
          groups.findIndex((tag) => one.tags.includes(tag)) -
            groups.findIndex((tag) => other.tags.includes(tag))
        );
      },
    },
    viewport: {
      options: {
        phone: {
          name: 'Phone 320 × 640',
          styles: { width: '320px', height: '640px' },
          type: 'mobile',
        },
        largePhone: {
          name: 'Phone 390 × 844',
          styles: { width: '390px', height: '844px' },
          type: 'mobile',
        },
        landscape: {
          name: 'Phone 844 × 390',
          styles: { width: '844px', height: '390px' },
          type: 'mobile',
        },
        tablet: {
          name: 'Tablet 768 × 1024',
          styles: { width: '768px', height: '1024px' },
          type: 'tablet',
        },
        desktop: {
          name: 'Desktop 1280 × 800',
          styles: { width: '1280px', height: '800px' },
          type: 'desktop',
        },
      },
    },
  } satisfies SortedParameters & Preview['parameters'],
};

export default preview;
