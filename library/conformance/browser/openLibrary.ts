import type { Page } from 'playwright';
import { build } from 'vite';
import { fileURLToPath } from 'node:url';
import type { library } from './page.tsx';

declare global {
  interface Window {
    library: typeof library;
  }
}

const origin = 'http://library.test';
let script: Promise<string> | undefined;

/** Bundles page.tsx, which shows components to these tests, into one script for production. */
async function buildPage(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('page.tsx', import.meta.url)),
        output: { codeSplitting: false },
      },
    },
  });
  const [chunk] = 'output' in result ? result.output : [];
  if (chunk?.type !== 'chunk') throw new Error('Vite bundled nothing.');
  return chunk.code;
}

/** Opens a page in which `window.library` shows components. */
export async function openLibrary(page: Page): Promise<void> {
  script ??= buildPage();
  const code = await script;
  await page.route(`${origin}/**`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: code })
      : route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><html lang="en"><body><script type="module" src="/page.js"></script></body></html>',
        }),
  );
  await page.goto(origin);
  await page.waitForFunction(() => 'library' in window);
}
