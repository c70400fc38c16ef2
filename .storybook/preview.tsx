import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/noto-sans/wght.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { waitTimeout } from '../scripts/setup/timeouts.ts';
import './preview/scripts.css';
import { ComponentPage } from './docs/ComponentPage.tsx';
import { DocsInScheme } from './docs/DocsInScheme.tsx';
import { chromaticModes } from './preview/chromaticModes.ts';
import { chosenOnDocsPage, followDocsPage } from './preview/docsFrame.ts';
import { fitHeight, fitWidth } from './preview/fitFrame.ts';
import { fixClockAndChance } from './preview/fixClockAndChance.ts';
import { languages } from './preview/languages.ts';
import { light } from './modes.ts';
import { controlTypes } from './preview/controlTypes.ts';
import type { SortedParameters } from './preview/storyGroups.ts';
import { acquirePlayLock, releasePlayLock } from './preview/playLock.ts';
import { withFoodlogTheme } from './preview/withFoodlogTheme.tsx';

configure({ asyncUtilTimeout: waitTimeout });

const asPlayed = { locale: light.locale, direction: 'auto', textSize: '100' };

type Toolbar = NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>;

/** A menu of the toolbar, whose button says what is chosen. */
const choice = (description: string, icon: Toolbar['icon'], items: Toolbar['items']) => ({
  description,
  toolbar: { icon, dynamicTitle: true, items },
});

/** A window of this size in px. */
const device = (
  name: string,
  width: number,
  height: number,
  type: 'mobile' | 'tablet' | 'desktop',
) => ({
  name: `${name} ${width} × ${height}`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

const preview: Preview = {
  tags: ['autodocs', 'phone'],
  beforeEach: async (story) => {
    fitWidth(story);
    // Lines wrap differently in the fallback font, and play functions measure them.
    await document.fonts.load('1em "Figtree Variable"');
    await acquirePlayLock();
    return fixClockAndChance();
  },
  afterEach: (story) => {
    releasePlayLock();
    fitHeight(story);
    followDocsPage();
  },
  argTypesEnhancers: [controlTypes],
  decorators: [withFoodlogTheme],
  // Play functions find elements by their English texts and by their place, so every story starts so.
  initialGlobals: { ...light, ...chosenOnDocsPage(), ...asPlayed },
  globalTypes: {
    theme: choice('Colour scheme', 'circlehollow', [
      { value: 'light', title: 'Light', icon: 'sun' },
      { value: 'dark', title: 'Dark', icon: 'moon' },
    ]),
    contrast: choice('Contrast', 'contrast', [
      { value: 'standard', title: 'Standard contrast' },
      { value: 'more', title: 'More contrast' },
    ]),
    locale: choice(
      'Language',
      'globe',
      [...languages].map(([value, { title }]) => ({ value, title })),
    ),
    density: choice('Density', 'ruler', [
      { value: 'comfortable', title: 'Comfortable' },
      { value: 'compact', title: 'Compact' },
    ]),
    direction: choice('Direction', 'transfer', [
      { value: 'auto', title: 'Direction: auto' },
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ]),
    textSize: choice(
      'Text size',
      'paragraph',
      ['100', '150', '200'].map((value) => ({ value, title: `Text ${value} %` })),
    ),
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
        // Not what an example says, and nothing that has to be opened first.
        ignoreSelector: '.docs-story *, .example *, .skip-toc, details h3',
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
        const groups = ['advice', 'states', 'modes', 'content', 'behaviour'];
        const [first = 0, second = 0] = [one, other].map(({ title }) => {
          const place = order.findIndex((start) => title.startsWith(start));
          return place < 0 ? order.length : place;
        });
        return (
          first - second ||
          one.title.localeCompare(other.title) ||
          groups.findIndex((group) => one.tags.includes(`group-${group}`)) -
            groups.findIndex((group) => other.tags.includes(`group-${group}`))
        );
      },
    },
    viewport: {
      options: {
        phone: device('Phone', 320, 640, 'mobile'),
        largePhone: device('Phone', 390, 844, 'mobile'),
        landscape: device('Phone', 844, 390, 'mobile'),
        tablet: device('Tablet', 768, 1024, 'tablet'),
        desktop: device('Desktop', 1280, 800, 'desktop'),
      },
    },
  } satisfies SortedParameters & Preview['parameters'],
};

export default preview;
