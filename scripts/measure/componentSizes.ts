/**
 * Measures what each component adds to an app that has MUI and the other peers already. It bundles all that the five
 * components with a budget import from peers, with and without the component, and subtracts the gzip sizes (level 9).
 * The calendar of DateNavigator and the suggestions of FoodForm are loaded on demand and counted separately.
 * Fails if a budget is exceeded, if importing one component also imports another, and if the HTML of a FoodForm from a
 * server is too long.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { componentNames } from '../library/entries.ts';
import { keepMeasured } from './measured.ts';
import { serverHtml } from './serverHtml.ts';

const dist = path.resolve('library/dist');
const budgets: Record<string, number> = {
  LoadingSpinner: 400,
  ErrorScreen: 1200,
  TotalsCard: 1200,
  DateNavigator: 2500,
  FoodForm: 4000,
};
const TOGETHER = 9000;
const SERVER_HTML = 25_000;

const peers = importsOfPeers(Object.keys(budgets));
const without = await bundle(peers);
const rows = [];
for (const name of new Set([...Object.keys(budgets), ...componentNames()])) {
  const { bytes, foreign } = await weigh([name]);
  rows.push({ component: name, bytes, budget: budgets[name], 'pulls in': foreign.join(' ') });
}
const together = await weigh(Object.keys(budgets));
rows.push({ component: 'those five together', bytes: together.bytes, budget: TOGETHER });
const html = await serverHtml();
rows.push({ component: 'HTML of FoodForm', bytes: html, budget: SERVER_HTML });
console.table(rows);
await keepMeasured({
  bytes: Object.fromEntries(
    rows.map(({ component, bytes, budget }) => [component, budget ? { bytes, budget } : { bytes }]),
  ),
});

for (const { component, bytes, budget, 'pulls in': foreign } of rows) {
  if (foreign) console.error(`Importing ${component} alone also imports ${foreign}.`);
  if (budget && bytes > budget) console.error(`${component}: ${bytes} B are above ${budget} B.`);
  if (foreign || (budget && bytes > budget)) process.exitCode = 1;
}

/** Returns the size that `names` add, and the other components that they import. */
async function weigh(names: string[]) {
  const own = `import { ${names.join(', ')} } from '${dist}/index.js'; parts.push(${names.join(', ')});`;
  const complete = await bundle(peers + own);
  const modules = Object.entries(complete.modules).filter(([, { code }]) => code);
  const foreign = modules
    .map(([id]) => /library\/dist\/components\/(\w+)\//.exec(id)?.[1] ?? '')
    .filter((name) => name && !names.includes(name));
  return { bytes: gzip(complete.code) - gzip(without.code), foreign: [...new Set(foreign)] };
}

/** Returns a program with everything that `names` import from peers. */
function importsOfPeers(names: string[]) {
  const imports = new Set<string>();
  for (const name of names) collectPeers(path.join(dist, `components/${name}/${name}.js`), imports);
  return `
    import { createRoot } from 'react-dom/client';
    import CssBaseline from '@mui/material/CssBaseline';
    import { createTheme, ThemeProvider } from '@mui/material/styles';
    ${[...imports].map((one, index) => `import { ${one.replace(' ', ` as peer${index} } `)}`).join('\n')}
    const parts = [createRoot, CssBaseline, createTheme, ThemeProvider${[...imports].map((_, index) => `, peer${index}`).join('')}];
    globalThis.parts = parts;
    // An app with several pages loads something later.
    parts.push(() => import('later'));
  `;
}

/**
 * Adds to `imports` everything that `file` imports from other packages, directly or indirectly, as `name from
 * 'package'`.
 */
function collectPeers(file: string, imports: Set<string>, seen = new Set<string>()) {
  if (seen.has(file)) return;
  seen.add(file);
  const statements = /^import (?:(.*) from )?'(.*)';$/gm;
  for (const [, what = '', from = ''] of readFileSync(file, 'utf8').matchAll(statements)) {
    if (from.startsWith('.')) collectPeers(path.resolve(file, '..', from), imports, seen);
    else {
      const whole = /^\w+/.exec(what)?.[0];
      if (whole) imports.add(`default from '${from}'`);
      for (const one of /\{ (.*) \}/.exec(what)?.[1]?.split(', ') ?? []) {
        imports.add(`${one.split(' as ')[0]} from '${from}'`);
      }
    }
  }
}

async function bundle(code: string): Promise<Rolldown.OutputChunk> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: 'library',
    build: { write: false, rolldownOptions: { input: 'entry' }, modulePreload: false },
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId(id) {
          if (id === 'entry') return path.resolve('library/entry.js');
          // A chunk that is loaded on demand is not part of the component.
          const isLater = id === 'later' || /\/(Calendar|offerFoods)\.js$/.test(id);
          return isLater ? { id, external: true } : undefined;
        },
        load: (id) => (id.endsWith('library/entry.js') ? code : undefined),
      },
    ],
  });
  const [chunk] = 'output' in result ? result.output : [];
  if (chunk?.type !== 'chunk') throw new Error('Vite bundled nothing.');
  return chunk;
}

function gzip(code: string) {
  return gzipSync(code, { level: 9 }).length;
}
