import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type Plugin, runnerImport } from 'vite';

const name = 'virtual:log-template';
const source = fileURLToPath(new URL('client/preview/renderLogTemplate.tsx', import.meta.url));

/** The globals of a browser that the page reads while it renders. */
const browser = { location: new URL('http://localhost'), matchMedia: () => ({ matches: false }) };

interface Renderer {
  renderLogTemplate: () => unknown;
}

/** Makes `virtual:log-template`: the food log, rendered at build time, with places for the name, the day and the totals. */
export function logTemplate(): Plugin {
  return {
    name: 'log-template',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      // The built library renders it, in tests too, as `configFile: false` leaves their alias out.
      const { module, dependencies } = await runnerImport<Renderer>(source, {
        configFile: false,
        plugins: [react()],
      });
      for (const file of [source, ...dependencies]) this.addWatchFile(file);
      Object.assign(globalThis, browser);
      Object.assign(navigator, { onLine: true });
      try {
        return `export const logTemplate = ${JSON.stringify(module.renderLogTemplate())};`;
      } finally {
        for (const key of Object.keys(browser)) Reflect.deleteProperty(globalThis, key);
      }
    },
  };
}
