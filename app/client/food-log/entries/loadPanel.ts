import { withTimeLimit } from '../../api/withTimeLimit.ts';
import { t } from '../../language/t.ts';

/** Shown when a part of the page fails to load. Chromium does not request a module that failed a second time. */
export const notLoaded = () =>
  t('This could not be loaded. Check your connection and reload the page.');

/** Loads a part of the page. @throws when it fails to load, or takes longer than ten seconds. */
export const loadPanel = async <Part>(load: () => Promise<Part>): Promise<Part> =>
  withTimeLimit(10_000, load);
