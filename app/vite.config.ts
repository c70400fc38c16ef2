import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { constants } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { foodTable } from './foods/foodTable.ts';
import { withRuntimeConfig } from './server/web/runtimeConfig.ts';
import { homeDocument, logTemplate } from './templates.ts';
import { themeStyles } from './themeStyles.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Adds the runtime config to the page in development, as the server does otherwise. */
const localRuntimeConfig: Plugin = {
  name: 'local-runtime-config',
  apply: 'serve',
  transformIndexHtml: (html) => withRuntimeConfig(html, { kind: 'local' }),
};

/** Removes itself from the browser, and loads the open pages again without it. */
const noWorker = `skipWaiting();
addEventListener('activate', (event) => event.waitUntil((async () => {
  await registration.unregister();
  for (const client of await clients.matchAll()) await client.navigate(client.url);
})()));`;

/** In development, replaces the worker that `npm start` has installed: that would go on showing the built app. */
const removeWorker: Plugin = {
  name: 'remove-worker',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    middlewares.use('/service-worker.js', (_request, response) => {
      response.setHeader('content-type', 'text/javascript');
      response.end(noWorker);
    });
  },
};

/**
 * Lets the browser fetch the app while the script of the page still reads what the device has kept. Moves the stylesheet
 * to the end of the page: a browser shows nothing, not even "Loading...", before a stylesheet in the head has come. The
 * script waits for it in both places.
 */
const pageFiles: Plugin = {
  name: 'page-files',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const app = chunks.find(({ name }) => name === 'foodlog');
      if (!app) throw new Error('The build has no file "foodlog".');
      const files = [app.fileName, ...app.imports].filter((file) => !html.includes(file));
      const styles = html.match(/\n *<link rel="stylesheet"[^>]*>/g) ?? [];
      if (styles.length !== 1) throw new Error(`The page has ${styles.length} stylesheets.`);
      return {
        html: html.replace(styles[0], '').replace('\n  </body>', `${styles[0]}\n  </body>`),
        tags: files.map((file) => ({
          tag: 'link',
          injectTo: 'head' as const,
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
        })),
      };
    },
  },
};

/** The address at which `npm run dev` starts the server. */
const server = 'http://127.0.0.1:3001';

export default defineConfig(({ command }) => ({
  root: here('.'),
  plugins: [
    react(),
    themeStyles(command),
    logTemplate(),
    localRuntimeConfig,
    removeWorker,
    pageFiles,
    homeDocument(),
    foodTable(),
    // The server sends these files as they are, so that it compresses nothing during a request.
    compression({
      include: /\.(js|css|svg|json)$/,
      algorithms: [
        defineAlgorithm('gzip', { level: 9 }),
        defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      ],
    }),
  ],
  worker: { format: 'es', plugins: () => [foodTable()] },
  resolve: {
    alias: [
      { find: /^graphql$/, replacement: here('./client/api/graphqlStub.ts') },
      // SWR depends on a shim of a hook that React contains since 18.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      // Development uses the library's source; everything else uses the built package.
      ...(command === 'serve'
        ? [
            { find: /^@foodlog\/ui$/, replacement: here('../library/src/index.ts') },
            {
              find: /^@foodlog\/ui\/food-ranking$/,
              replacement: here('../library/src/food-ranking/index.ts'),
            },
            {
              find: /^@foodlog\/ui\/(locales\/.*)$/,
              replacement: here('../library/src/$1.ts'),
            },
          ]
        : []),
    ],
  },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    // What the first page needs is in few large files on purpose; `npm run size` checks its budget.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // Only Emotion's withTheme needs this package, and nothing here uses withTheme. The package does not declare that
      // it has no side effects.
      treeshake: {
        moduleSideEffects: [
          { test: /node_modules\/hoist-non-react-statics\//, sideEffects: false },
        ],
      },
      output: {
        // What reads the device comes first; then what asks for the person and the log, with React DOM apart, whose file
        // is the same in the next release; then what all pages share, and the log.
        codeSplitting: {
          groups: [
            { name: 'opening', tags: ['$initial'], priority: 2 },
            { name: 'react-dom', test: /node_modules\/(react-dom|scheduler)\//, priority: 3 },
            { name: 'foodlog', test: /\/client\/renderApp\.tsx$/, priority: 1 },
            { name: 'app', test: /\/client\/(App\.tsx|components\/|session\/loginPath\.ts)/ },
            { name: 'log', test: /\/(pages\/FoodLogPage\.tsx|day\/useStatsByDay\.ts)$/ },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env.PORT ?? 3000),
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/v1', '/v2', '/pages', '/npm', '/health'].map((path) => [path, server]),
    ),
  },
}));
