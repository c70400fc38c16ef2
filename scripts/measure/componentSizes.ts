/**
 * Measures what each component adds to an app that has MUI and the other peers already. It bundles everything that the
 * five components with a goal import from peers, with and without the component, and subtracts the gzip sizes (level 9).
 * The budget is that of the five together, including the suggestions of FoodForm. A single component has a goal, which
 * it may exceed by a quarter; FoodForm alone is measured without its suggestions. The calendar of DateNavigator is loaded
 * on demand and counts nowhere. It also measures the HTML of each component's example from a server; that of FoodForm has a budget.
 * Fails above a budget, more than a quarter above a goal, and if importing one component also imports another; also if
 * library/measured.json, which the docs show, has figures that differ by more than 10 B: the names that minifying chooses
 * depend on the folder of the repository. `--record` writes them there.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, runnerImport } from 'vite';
import type { Rolldown } from 'vite';
import { componentNames } from '../library/exports.ts';

const dist = path.resolve('library/dist');
const goals: Record<string, number> = {
  LoadingSpinner: 975,
  ErrorScreen: 1630,
  TotalsCard: 2900,
  DateNavigator: 2940,
  FoodForm: 9220,
};
const TOGETHER = 17_200;
const SUGGESTIONS = 'food-fields/getSuggestionProps.js';
const htmlBudgets: Record<string, { budget: number }> = { FoodForm: { budget: 27_500 } };

const five = Object.keys(goals);
const peers = importsOfPeers([...five.map((name) => `components/${name}/${name}.js`), SUGGESTIONS]);
const without = await bundle(peers);
interface Row {
  component: string;
  bytes: number;
  goal?: number;
  budget?: number;
  'pulls in'?: string;
}
const rows: Row[] = [];
for (const name of new Set([...five, ...componentNames()])) {
  const { bytes, foreign } = await weigh([name]);
  const goal = goals[name];
  rows.push({ component: name, bytes, ...(goal && { goal }), 'pulls in': foreign.join(' ') });
}
const together = await weigh(
  five,
  `import { getSuggestionProps } from '${dist}/${SUGGESTIONS}'; parts.push(getSuggestionProps);`,
);
rows.push({ component: 'those five together', bytes: together.bytes, budget: TOGETHER });
const {
  module: { bytesOfHtml },
} = await runnerImport<typeof import('./examplesOnTheServer.tsx')>(
  './scripts/measure/examplesOnTheServer.tsx',
  { configFile: false },
);
const html: Row[] = Object.entries(bytesOfHtml()).map(([component, bytes]) =>
  Object.assign({ component, bytes }, htmlBudgets[component]),
);
const byComponent = (all: Row[]) =>
  Object.fromEntries(
    all.map(({ component, bytes, goal, budget }) => [component, { bytes, goal, budget }]),
  );
console.table(rows);
console.table(html);
/** Whether two texts differ in nothing but numbers, and each of those by at most 10. */
function isClose(one: string, other: string): boolean {
  const [ours, theirs] = [one, other].map((text) => text.match(/\d+/g)?.map(Number) ?? []);
  return (
    one.replaceAll(/\d+/g, '') === other.replaceAll(/\d+/g, '') &&
    ours!.every((bytes, place) => Math.abs(bytes - theirs![place]!) <= 10)
  );
}
const recorded = 'library/measured.json';
const measured = `${JSON.stringify({ bytes: byComponent(rows), serverHtml: byComponent(html) }, null, 2)}\n`;
if (process.argv.includes('--record')) writeFileSync(recorded, measured);
else if (!isClose(measured, readFileSync(recorded, 'utf8'))) {
  console.error(`${recorded} has other figures: npm run size -- --record writes it.`);
  process.exitCode = 1;
}

for (const { component, bytes, goal, budget = goal && goal * 1.25, 'pulls in': foreign } of [
  ...rows,
  ...html,
]) {
  if (foreign) console.error(`Importing ${component} alone also imports ${foreign}.`);
  if (budget && bytes > budget) console.error(`${component}: ${bytes} B are above ${budget} B.`);
  if (foreign || (budget && bytes > budget)) process.exitCode = 1;
}

/**
 * Returns the size that `names` add, and the other components that they import.
 * @param fetched code to add that is loaded on demand otherwise.
 */
async function weigh(names: string[], fetched = '') {
  const own = `import { ${names.join(', ')} } from '${dist}/index.js'; parts.push(${names.join(', ')});`;
  const complete = await bundle(peers + own + fetched);
  const modules = Object.entries(complete.modules).filter(([, { code }]) => code);
  const foreign = modules
    .map(([id]) => /library\/dist\/components\/(\w+)\//.exec(id)?.[1] ?? '')
    .filter((name) => name && !names.includes(name));
  return { bytes: gzip(complete.code) - gzip(without.code), foreign: [...new Set(foreign)] };
}

/** Returns a program with everything that `files` of the library import from peers. */
function importsOfPeers(files: string[]) {
  const imports = new Set<string>();
  for (const file of files) collectPeers(path.join(dist, file), imports);
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
    build: { write: false, rolldownOptions: { input: 'program' }, modulePreload: false },
    plugins: [
      {
        name: 'program',
        enforce: 'pre',
        resolveId(id) {
          if (id === 'program') return path.resolve('library/program.js');
          // A chunk that is loaded on demand is not part of the component.
          const isLater =
            id === 'later' || /\/(Calendar|FoundFoods|PortionRow|getSuggestionProps)\.js$/.test(id);
          return isLater ? { id, external: true } : undefined;
        },
        load: (id) => (id.endsWith('library/program.js') ? code : undefined),
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
