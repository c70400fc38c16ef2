/**
 * Tries whether the check of pictures notices mistakes: plants 60 faults by rule, one after the other, and checks the stories
 * that reach the changed file until one differs: `npm run prove -- pictures`. It lists those that are missed, and fails
 * below 95 %. A number after `--` takes another sample.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { chromium, errors, type Page } from 'playwright';
import { checkStory } from '../../.storybook/testing/checkStory.ts';
import { openPreview } from '../../.storybook/testing/openPreview.ts';
import { stories, type Story } from '../../.storybook/testing/stories.ts';
import { results } from '../../.storybook/testing/StoryPictures.ts';
import type { Fault } from '../../.storybook/testing/plantFault.ts';
import { launchOptions } from '../setup/browser.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const count = 60;
const least = 0.95;
const seed = process.argv[2] ?? '1';

/** A group of an expression is what a rule changes; `change` says into what. */
const rules: { what: string; files: string; finds: RegExp; change: (found: string) => string }[] = [
  {
    what: 'a colour with other channels',
    files: 'library/src/tokens/tokens.generated.ts',
    finds: /"(#[0-9a-f]{6})"/dg,
    change: (color) => `#${color.slice(3)}${color.slice(1, 3)}`,
  },
  {
    what: 'a size, a quarter larger',
    files: 'library/src/tokens/tokens.generated.ts',
    finds: /const \w+ = (\d+(?:\.\d+)?);/dg,
    change: (size) => String(Number(size) * 1.25),
  },
  {
    what: 'without a style declaration',
    files: 'library/src/{components/*,food-fields,entry-figures,theme}/*{Root,Styles}.ts',
    finds:
      /\n( {6,}(?:padding|margin|gap|columnGap|display|border|color|font\w+|align\w+|cursor|transition|zIndex)\w*: .*,)\n/dg,
    change: () => '',
  },
  {
    what: 'without an attribute',
    files: 'library/src/{components/*,food-fields,entry-figures}/*.tsx',
    finds: /\s(aria-\w+|disabled)=/dg,
    change: (name) => `data-without-${name}`,
  },
  {
    what: 'a word without its last letter',
    files: 'library/src/{components/*,food-fields,entry-figures}/*.en.ts',
    finds: /: '([^'\n]+)'/dg,
    change: (text) => text.slice(0, -1),
  },
];
const notProduct = /\.(stories|test|conformance|example|accessibility|docs)\./;

const order = (name: string) => createHash('sha256').update(`${seed}${name}`).digest('hex');

/** All faults of each rule, in an order that the seed decides. */
const queues = rules.map(({ what, files, finds, change }) => {
  const faults = globSync(files, { cwd: root })
    .filter((file) => !notProduct.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      return [...source.matchAll(finds)].flatMap(({ 1: found = '', indices }) => {
        const [start, end] = indices?.[1] ?? [0, 0];
        // A grey has the same channels in any order.
        if (change(found) === found) return [];
        const line = source.slice(0, start).split('\n').length;
        const changed = source.slice(0, start) + change(found) + source.slice(end);
        const name = `${what}: ${found.trim()} (${file}:${line}:${start})`;
        return [{ name, in: file, planted: { file: join(root, file), source: changed } }];
      });
    });
  return faults.toSorted((one, other) => (order(one.name) < order(other.name) ? -1 : 1));
});
const share = count / rules.length;
const faults = queues.flatMap((queue) => queue.slice(0, share));

const { modules }: { modules: { name: string; reasons: { moduleName: string }[] }[] } = JSON.parse(
  readFileSync(join(root, 'storybook-static/preview-stats.json'), 'utf8'),
);
const importers = new Map(modules.map(({ name, reasons }) => [name, reasons]));

/** The stories that reach a file, the nearest first. */
function reaching(file: string): Story[] {
  const reached = new Set([`./${file}`]);
  // A set also visits what is added meanwhile.
  for (const name of reached) {
    // Pages of the documentation have no pictures.
    if (name.startsWith('./.storybook/docs/')) continue;
    for (const { moduleName } of importers.get(name) ?? []) reached.add(moduleName);
  }
  // What Storybook itself imports reaches all.
  if (reached.has('./.storybook/preview.tsx')) return stories;
  const near = [...reached];
  return stories
    .filter(({ importPath }) => reached.has(importPath))
    .toSorted((one, other) => near.indexOf(one.importPath) - near.indexOf(other.importPath));
}

/** Checks a story with its pictures. @returns what is wrong with it; undefined if nothing is. */
async function difference(page: Page, story: Story): Promise<string | undefined> {
  try {
    await checkStory(page, story, { compared: [], stopsEarly: true });
    return undefined;
  } catch (error) {
    // A page that does not load in time has noticed nothing.
    if (error instanceof errors.TimeoutError) throw error;
    return error instanceof Error ? error.message.split('\n')[0] : String(error);
  }
}

const folder = await mkdtemp(join(tmpdir(), 'foodlog-fault-'));
const place = join(folder, 'fault.json');
const write = async (fault: Partial<Fault>) => writeFile(place, JSON.stringify(fault));
await write({});
const bin = fileURLToPath(import.meta.resolve('storybook/internal/bin/dispatcher'));
const storybook = spawn(
  process.execPath,
  [bin, 'dev', '--ci', '--no-open', '--host', 'localhost', '--port', '6206'],
  {
    cwd: root,
    env: { ...process.env, FAULT_FILE: place },
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
let url = '';
for await (const line of createInterface(storybook.stdout)) {
  url = /http:\/\/localhost:\d+\//.exec(line)?.[0] ?? '';
  if (url) break;
}
storybook.stdout.resume();
const browser = await chromium.launch(await launchOptions());
const page = await openPreview(browser, url);
await page.addInitScript(() => {
  // The stories too must wait for a shorter time (setup/timeouts.ts).
  Object.assign(window, { process: { env: { FAULT_FILE: '1' } } });
  // Libraries warn in development about what they do not mention in what is published.
  console.error = () => {};
});

/** The first of the stories that differs, and how, with a fault or without. */
async function firstDifference(queue: Story[], fault: Partial<Fault> = {}) {
  await write(fault);
  await fetch(`${url}fault`);
  await page.goto(`${url}iframe.html`);
  for (const story of queue) {
    const what = await difference(page, story);
    if (what !== undefined) return { story, what };
  }
  return undefined;
}

const missed: string[] = [];
const noticing = new Set<Story>();
let alarm: Awaited<ReturnType<typeof firstDifference>>;
try {
  for (const [index, { name, in: file, planted }] of faults.entries()) {
    const found = await firstDifference(reaching(file), planted);
    if (found) noticing.add(found.story);
    else missed.push(name);
    const result = found ? `caught by ${found.story.id}: ${found.what}` : 'MISSED';
    console.log(`${index + 1} of ${faults.length} ${name}: ${result}`);
  }
  // What differs without a fault as well has noticed none.
  alarm = await firstDifference([...noticing]);
} finally {
  await browser.close();
  storybook.kill();
  await once(storybook, 'exit');
  await rm(folder, { recursive: true });
  // Nobody is to approve a fault.
  await rm(results, { recursive: true, force: true });
}
if (alarm) console.error(`${alarm.story.id} differs without a fault: ${alarm.what}`);
for (const name of missed) console.log(`Missed: ${name}`);
console.log(`${faults.length - missed.length} of ${faults.length} faults caught`);
process.exitCode = alarm || missed.length > (1 - least) * faults.length ? 1 : 0;
