import { fileURLToPath } from 'node:url';
import { preview } from 'vite';

/** Serves the built Storybook while the tests run. The workers read its address from `STORYBOOK_URL`. */
export default async function serveStorybook() {
  const server = await preview({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'storybook-static' },
    preview: { host: '127.0.0.1', port: 0 },
  });
  process.env['STORYBOOK_URL'] = server.resolvedUrls?.local[0] ?? '';
  return async () => server.close();
}
