import { withTimeLimit } from '../api/withTimeLimit.ts';
import { loadTypeface } from '../loadTypeface.ts';
import { openStore } from './openStore.ts';
import type { Store } from './Store.ts';

/** How long the page waits for its font, in milliseconds. */
const longestWait = 200;

/**
 * Where the service worker has the font, waits for it, so that the first paint has it, and no word moves when it comes.
 * On a first visit, the network is for the app.
 */
async function loadFont() {
  if (!navigator.serviceWorker?.controller) return;
  await withTimeLimit(longestWait, loadTypeface).catch(() => {});
}

/**
 * What the preview and the first render need of this device. Whoever imports this first lets it come while other modules
 * are fetched.
 */
export const opening: Promise<Store> = Promise.all([openStore(), loadFont()]).then(
  ([store]) => store,
);
