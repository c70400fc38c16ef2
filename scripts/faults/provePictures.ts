/**
 * Proves that the check of pictures notices mistakes: plants one fault after the other, and checks the stories that reach
 * the changed file until one differs. Half of the faults are chosen, half are a sample made by rules. It ends with one line,
 * and fails below 95 %, or when a fault that changes a text, a role, a name or a state is missed. `npm run prove:faults --
 * --fault NAME` tries the faults whose names contain that text; `--seed NUMBER` takes another sample.
 */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, errors, type Page } from 'playwright';
import config from '../../.storybook/test-runner.ts';
import { contextOptions } from '../../.storybook/testing/contextOptions.ts';
import type { StorybookPreview } from '../../.storybook/testing/StorybookPreview.types.ts';
import { launchOptions } from '../setup/browser.ts';
import { forgetPictures } from '../test/pictureResults.ts';
import { storiesReachedBy, type Module } from '../test/reachedStories.ts';
import { chosenFaults, type PictureFault } from './chosenFaults.ts';
import { mechanicalFaults } from './mechanicalFaults.ts';
import { withFault } from './plantFault.ts';
import { startStorybook } from './startStorybook.ts';

interface Story {
  id: string;
  title: string;
  name: string;
  type: string;
  importPath: string;
  tags: string[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const least = 0.95;

const { values } = parseArgs({
  options: { fault: { type: 'string' }, seed: { type: 'string', default: '1' } },
});
const all = [...chosenFaults, ...mechanicalFaults(root, chosenFaults.length, Number(values.seed))];
const faults = all.filter(({ name }) => values.fault === undefined || name.includes(values.fault));
if (faults.length === 0) {
  console.error(`No fault has “${values.fault}” in its name. There are:`);
  for (const { name } of all) console.error(`  ${name}`);
  process.exit(1);
}

const readJson = async <Content>(file: string): Promise<Content> =>
  JSON.parse(await readFile(join(root, file), 'utf8'));
const { modules } = await readJson<{ modules: Module[] }>('storybook-static/preview-stats.json');
const index = await readJson<{ entries: Record<string, Story> }>('storybook-static/index.json');
const stories = Object.values(index.entries).filter(({ type }) => type === 'story');

/** How many more modes a story has pictures in. */
const modesOf = ({ tags }: Story) =>
  tags.filter((tag) => ['modes', 'locales', 'touch'].includes(tag)).length;

/** The stories that reach a file: the nearest first, of these the ones beside it, and of these the ones in most modes. */
function reaching(file: string): Story[] {
  const reached = storiesReachedBy([file], modules);
  const distance = ({ importPath }: Story) => reached?.indexOf(importPath) ?? 0;
  const beside = ({ importPath }: Story) => Number(dirname(importPath) === `./${dirname(file)}`);
  return stories
    .filter((story) => distance(story) >= 0)
    .toSorted(
      (a, b) => distance(a) - distance(b) || beside(b) - beside(a) || modesOf(b) - modesOf(a),
    );
}

/** Plays a story, and compares its pictures and words. @returns what differs; undefined when nothing does. */
async function difference(page: Page, story: Story): Promise<string | undefined> {
  await config.preVisit?.(page, story);
  const status = await page.evaluate(async (storyId) => {
    const { channel }: StorybookPreview = Reflect.get(window, '__STORYBOOK_PREVIEW__');
    return new Promise<string>((resolve) => {
      channel.once('storyFinished', (finished) => resolve(finished.status));
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    });
  }, story.id);
  if (status === 'error') return 'its play function, or axe';
  // Libraries warn in development about what they do not mention in what is published.
  await page.clearConsoleMessages();
  try {
    await config.postVisit?.(page, { ...story, hasFailure: false });
    return undefined;
  } catch (error) {
    // A page that does not load in time has noticed nothing.
    if (error instanceof errors.TimeoutError) throw error;
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  }
}

process.env['STOP_AT_FIRST_DIFFERENCE'] = '1';
await forgetPictures(root);
const storybook = await startStorybook();
const browser = await chromium.launch(await launchOptions());
const start = performance.now();
const missed: PictureFault[] = [];

/** Each story that noticed a fault. */
const noticing = new Set<Story>();

const pages = await Promise.all(
  ['one', 'other'].map(async () => (await browser.newContext(contextOptions)).newPage()),
);

/** Looks for a story that differs, in two pages at once. @returns it and what differs. */
async function firstDifference(queue: Story[]) {
  const differences: { story: Story; what: string }[] = [];
  const look = async (page: Page) => {
    await page.goto(`${storybook.url}iframe.html`);
    for (let story = queue.shift(); story && differences.length === 0; story = queue.shift()) {
      const what = await difference(page, story);
      if (what !== undefined) differences.push({ story, what });
    }
  };
  await Promise.all(pages.map(look));
  return differences[0];
}

/** Puts a fault into the running Storybook, or takes the last one out of it. */
const plant = async (fault?: object) =>
  fetch(`${storybook.url}fault?${encodeURIComponent(JSON.stringify(fault ?? {}))}`);

async function attempt(fault: PictureFault): Promise<string> {
  const planted = { in: join(root, fault.in), replace: fault.replace, with: fault.with };
  withFault(await readFile(planted.in, 'utf8'), planted);
  await plant(planted);
  const found = await firstDifference(reaching(fault.in));
  if (found) {
    noticing.add(found.story);
    return `caught by ${found.story.id}: ${found.what}`;
  }
  missed.push(fault);
  return 'MISSED';
}

let alarm: Awaited<ReturnType<typeof firstDifference>>;
try {
  for (const [place, fault] of faults.entries()) {
    const began = performance.now();
    const result = await attempt(fault);
    const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(6);
    console.log(`${seconds} s  ${place + 1}/${faults.length} ${fault.name}: ${result}`);
  }
  // What differs without a fault as well has noticed none.
  await plant();
  alarm = await firstDifference([...noticing]);
} finally {
  await browser.close();
  await storybook.stop();
  await forgetPictures(root);
}
if (alarm) {
  console.error(`${alarm.story.id} differs without a fault: ${alarm.what}`);
  process.exit(1);
}
const caught = faults.length - missed.length;
const missedWords = missed.filter(({ changesWords }) => changesWords);
for (const { name, changesWords } of missed) {
  console.log(`Missed: ${name}${changesWords ? ', which changes words' : ''}`);
}
console.log(`${((performance.now() - start) / 60_000).toFixed(1)} min`);
console.log(`${caught} of ${faults.length} faults caught`);
process.exit(caught < least * faults.length || missedWords.length > 0 ? 1 : 0);
