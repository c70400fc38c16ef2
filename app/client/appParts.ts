import type { ComponentType } from 'react';
import { loadInTime } from './loadInTime.ts';
import { getAppearance } from './appearance/appearance.ts';
import { loadLanguage } from './language/language.ts';
import { loadPageOfAddress } from './pages.ts';
import { hasPreview } from './preview/removePreview.ts';

/** What is seen: the app, and what stands for it when it fails. */
export type AppParts = Record<'App' | 'ErrorPage', ComponentType>;

let parts: AppParts | 'failed' | undefined;

/** The parts; undefined until they have loaded, `'failed'` if they cannot. */
export const loadedParts = () => parts;

/** Resolves once everything that is seen has loaded, or has failed to. It is asked for when this is first imported. */
export const loading = (async () => {
  // If the page does not load, the app says so.
  const page = loadPageOfAddress().catch(() => {});
  // If the language does not load, the pages are in English.
  const language = loadInTime(async () => loadLanguage(getAppearance().language)).catch(
    reportError,
  );
  const app = await loadInTime<AppParts>(async () => import('./App.tsx')).catch(
    (error: unknown) => {
      // Spec §2: a failure is written to the console.
      reportError(error);
      return 'failed' as const;
    },
  );
  await language;
  // The preview stays until the page itself takes its place.
  if (hasPreview()) await page;
  parts = app;
})();
