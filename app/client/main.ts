import '@fontsource-variable/figtree';
import 'virtual:theme.css';
import './page.css';
import { opening } from './device/opening.ts';
import { removePreview } from './preview/removePreview.ts';
import { showPreview } from './preview/showPreview.ts';

async function start() {
  await showPreview(opening).catch(() => {});
  try {
    await import('./renderApp.tsx');
  } catch (error) {
    removePreview();
    throw error;
  }
}

// This module must not wait for the app, which imports parts of it.
void start();
