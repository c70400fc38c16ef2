import '@fontsource-variable/figtree';
import 'virtual:theme.css';
import { opening } from './device/opening.ts';
import { errorTitle } from './errorTitle.ts';
import { loadInTime } from './loadInTime.ts';
import { loadTypeface } from './loadTypeface.ts';
import { plainError } from './plainError.ts';
import { removePreview } from './preview/removePreview.ts';
import { showPreview } from './preview/showPreview.ts';

/**
 * On a first visit, asks for what is seen once the first of the large files has come. Any sooner, that would take its
 * share of the network from them; any later, the network would have nothing to do while they are evaluated.
 */
function fetchParts() {
  if (navigator.serviceWorker?.controller) return;
  const large = document.querySelector('link[rel=modulepreload][href*="/foodlog-"]');
  // The sign-in SDK writes a time for its own log. The first that a page writes takes a phone 40 ms, now of waiting.
  new Date().toLocaleTimeString('en-US', { hour12: false });
  large?.addEventListener('load', () => void import('./App.tsx').then(loadTypeface, () => {}));
}

async function start() {
  await showPreview(opening).catch(() => {});
  try {
    await loadInTime(async () => import('./renderApp.tsx'));
  } catch (error) {
    removePreview();
    document.title = errorTitle;
    const root = document.getElementById('root');
    if (root) root.innerHTML = plainError;
    throw error;
  }
}

fetchParts();
// A top-level await would wait for ever: the file of the app imports this one.
void start();
