import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type Plugin, runnerImport } from 'vite';
import type { Template } from './client/preview/renderTemplates.tsx';

const name = 'virtual:log-template';
const source = fileURLToPath(new URL('client/preview/renderTemplates.tsx', import.meta.url));

/** The globals of a browser that the pages read while they render. */
const browser = { location: new URL('http://localhost'), matchMedia: () => ({ matches: false }) };

interface Renderers {
  renderHome: () => Template;
  renderLogTemplate: () => Template;
}

/** Renders a page. Returns the files that it depends on, too. */
async function render(which: keyof Renderers) {
  // The built library renders it, in tests too, as `configFile: false` leaves their alias out.
  const { module, dependencies } = await runnerImport<Renderers>(source, {
    configFile: false,
    plugins: [react()],
  });
  Object.assign(globalThis, browser);
  Object.assign(navigator, { onLine: true });
  try {
    return { template: module[which](), files: [source, ...dependencies] };
  } finally {
    for (const key of Object.keys(browser)) Reflect.deleteProperty(globalThis, key);
  }
}

/** Makes `virtual:log-template`: the food log, rendered at build time, with places for the name, the day and the totals. */
export function logTemplate(): Plugin {
  return {
    name: 'log-template',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      const { template, files } = await render('renderLogTemplate');
      for (const file of files) this.addWatchFile(file);
      return `export const logTemplate = ${JSON.stringify(template)};`;
    },
  };
}

const preview = ({ page }: Template) => `<div id="preview" class="early">${page}</div>`;

/**
 * Makes `home.html`, the page with the home page of a visitor in it, which the browser shows before the app is there. Its
 * styles are in it, and its typeface is asked for before the scripts.
 */
export function homeDocument(): Plugin {
  return {
    name: 'home-document',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const html = bundle['index.html'];
        if (html?.type !== 'asset') throw new Error('The build has no page.');
        const font = Object.keys(bundle).find((file) => /figtree-latin-wght.*woff2$/.test(file));
        const [link, file = ''] =
          /<link rel="stylesheet"[^>]*href="\/([^"]*)"[^>]*>/.exec(String(html.source)) ?? [];
        const stylesheet = bundle[file];
        if (!font || !link || stylesheet?.type !== 'asset')
          throw new Error('The page has no typeface or no stylesheet.');
        const { template } = await render('renderHome');
        const head = [
          `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`,
          `<style>${String(stylesheet.source)}</style>`,
          `<style data-emotion="${template.styled}">${template.styles}</style>`,
        ];
        this.emitFile({
          type: 'asset',
          fileName: 'home.html',
          source: String(html.source)
            .replace(link, '')
            .replace('<script type="module"', (script) => `${head.join('')}${script}`)
            .replace('<div id="root">', (root) => `${preview(template)}${root}`),
        });
      },
    },
  };
}
