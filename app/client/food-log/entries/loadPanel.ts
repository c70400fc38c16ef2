import { withTimeLimit } from '../../api/withTimeLimit.ts';

/** Said when a part of the page that loads when it is wanted does not. Chromium does not ask for it a second time. */
export const notLoaded = 'This could not be loaded. Check your connection and reload the page.';

/** Loads a part of the page. @throws when it does not come, or not within ten seconds. */
export const loadPanel = async <Part>(load: () => Promise<Part>): Promise<Part> =>
  withTimeLimit(10_000, load);
