import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type Plugin, runnerImport } from 'vite';

const name = 'virtual:log-template';
const source = fileURLToPath(new URL('client/preview/renderLogTemplate.tsx', import.meta.url));

/** What the page asks the browser while it renders. */
const browser = { location: new URL('http://localhost'), matchMedia: () => ({ matches: false }) };

/** Makes `virtual:log-template`: the food log, rendered once for all in which today's totals are filled in. */
export function logTemplate(): Plugin {
  return {
    name: 'log-template',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      Object.assign(globalThis, browser);
      Object.assign(navigator, { onLine: true });
      const { module } = await runnerImport<{ renderLogTemplate: () => unknown }>(source, {
        configFile: false,
        plugins: [react()],
      });
      return `export const logTemplate = ${JSON.stringify(module.renderLogTemplate())};`;
    },
  };
}
