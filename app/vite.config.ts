import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { constants } from 'node:zlib';
import { minify } from 'terser';
import { defineConfig, type Plugin } from 'vite';
import { withRuntimeConfig } from './server/web/runtimeConfig.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** In development Vite serves the page, so it writes what the server writes otherwise. */
const localRuntimeConfig: Plugin = {
  name: 'local-runtime-config',
  apply: 'serve',
  transformIndexHtml: (html) => withRuntimeConfig(html, { kind: 'local' }),
};

/** Takes another 1 % off what Vite has minified, which is bytes that a phone waits for. */
const minifyAgain: Plugin = {
  name: 'minify-again',
  apply: 'build',
  generateBundle: async (_options, bundle) => {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const { code } = await minify(chunk.code, {
        module: true,
        ecma: 2020,
        compress: { passes: 3 },
      });
      if (code) chunk.code = code;
    }
  },
};

/** Where `npm run dev` starts the server. */
const server = 'http://127.0.0.1:3001';

export default defineConfig(({ command }) => ({
  root: here('.'),
  plugins: [
    react(),
    localRuntimeConfig,
    minifyAgain,
    // The server sends these as they are: nothing is compressed while somebody waits.
    compression({
      include: /\.(html|js|css|svg|json)$/,
      algorithms: [
        defineAlgorithm('gzip', { level: 9 }),
        defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      ],
    }),
  ],
  resolve: {
    alias: [
      { find: /^graphql$/, replacement: here('./client/api/graphqlStub.ts') },
      // SWR brings its own copy of what React has had since 18.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      { find: /^\.\.\/TextareaAutosize\/index\.mjs$/, replacement: here('./client/Textarea.ts') },
      // Development runs the library from its source; everything else runs what is published.
      ...(command === 'serve'
        ? [{ find: /^@foodlog\/ui$/, replacement: here('../library/src/index.ts') }]
        : []),
    ],
  },
  build: {
    target: 'es2023',
    // What loads later needs nothing but itself and the first file.
    modulePreload: false,
    // The first page is one file on purpose; `npm run size` holds its budget.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // Emotion's withTheme needs it, which nobody here uses; its package does not say that it may go.
      treeshake: {
        moduleSideEffects: [
          { test: /node_modules\/hoist-non-react-statics\//, sideEffects: false },
        ],
      },
      output: {
        // One file for the first page: parts compress worse, and each starts later.
        codeSplitting: { groups: [{ name: 'app', tags: ['$initial'] }] },
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
