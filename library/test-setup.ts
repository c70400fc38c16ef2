import '@testing-library/jest-dom/vitest';
import { __unsafe_useEmotionCache, type EmotionCache } from '@emotion/react';
import { cleanup, configure } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach } from 'vitest';
import { waitTimeout } from '../scripts/setup/timeouts.ts';

configure({ asyncUtilTimeout: waitTimeout });

let styles: EmotionCache | null = null;
renderToString(
  createElement(() => {
    styles = __unsafe_useEmotionCache();
    return null;
  }),
);

afterEach(() => {
  cleanup();
  // Otherwise jsdom compares every element with all styles of all tests before.
  styles?.sheet.flush();
  if (styles) styles.inserted = {};
});
