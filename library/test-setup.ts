import '@testing-library/jest-dom/vitest';
import { __unsafe_useEmotionCache, type EmotionCache } from '@emotion/react';
import { cleanup, configure } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach } from 'vitest';
import { waitTimeout } from '../scripts/setup/timeouts.ts';

configure({ asyncUtilTimeout: waitTimeout });

// jsdom asks for one frame at a time. If a test stops the clock before that one, no later test would have any.
globalThis.requestAnimationFrame = (callback) =>
  Number(setTimeout(() => callback(performance.now()), 1000 / 60));
globalThis.cancelAnimationFrame = (handle) => clearTimeout(handle);

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
