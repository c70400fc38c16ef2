import '@fontsource-variable/figtree';
import 'virtual:theme.css';
import './page.css';
import { opening } from './device/opening.ts';
import { errorTitle } from './errorTitle.ts';
import { loadInTime } from './loadInTime.ts';
import { plainError } from './plainError.ts';
import { removePreview } from './preview/removePreview.ts';
import { showPreview } from './preview/showPreview.ts';

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

// A top-level await would wait for ever: the file of the app imports this one.
void start();
