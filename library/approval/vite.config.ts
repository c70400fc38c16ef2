import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Builds the approval page into one script with its styles and fonts, which the server puts into the page. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  build: {
    target: 'es2023',
    modulePreload: false,
    assetsInlineLimit: Infinity,
    chunkSizeWarningLimit: Infinity,
    rolldownOptions: {
      output: { codeSplitting: false, entryFileNames: 'page.js', assetFileNames: 'page[extname]' },
      onLog(level, log, handler) {
        // "use client" means nothing in a page without a server.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handler(level, log);
      },
    },
  },
});
