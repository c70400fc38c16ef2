import './session/siteData.ts';
import '@fontsource-variable/figtree';
import 'virtual:theme.css';
import { opening } from './store/opening.ts';
import { errorTitle } from './errorTitle.ts';
import { loadInTime } from './loadInTime.ts';
import { loadTypeface } from './loadTypeface.ts';
import { loadPageOfAddress } from './pages.ts';
import { plainError } from './plainError.ts';
import { previewId, removePreview } from './preview/removePreview.ts';
import { showPreview } from './preview/showPreview.ts';

const fetchSeen = () => {
  loadPageOfAddress().catch(() => {});
  import('./App.tsx').then(loadTypeface, () => {});
};

/**
 * Asks for what is seen once the first of the large files has come. Any sooner, that would take its share of the network
 * from them; any later, the network would have nothing to do while they are evaluated.
 */
function fetchParts() {
  const large = document.querySelector<HTMLLinkElement>(
    'link[rel=modulepreload][href*="/foodlog-"]',
  );
  if (!large) return;
  const hasCome = performance.getEntriesByName(large.href).length > 0;
  if (hasCome) fetchSeen();
  else large.addEventListener('load', fetchSeen);
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

// The home page of a visitor comes with the document (templates.ts).
const home = document.getElementById(previewId);
if (home) void loadTypeface().then(() => home.classList.remove('early'));
// A top-level await would wait for ever: the file of the app imports this one.
void start();
const isFirstVisit = !navigator.serviceWorker?.controller;
if (isFirstVisit) {
  fetchParts();
  // The sign-in SDK formats a time as soon as the provider has answered, before the log is asked for. The first time that
  // a page does so takes 40 ms on a phone; here, they pass while it waits for the network.
  new Date().toLocaleTimeString('en-US', { hour12: false });
}
