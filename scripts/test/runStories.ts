import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import serveStorybook from '../../.storybook/accessibility/serveStorybook.ts';
import { checkStory } from '../../.storybook/testing/checkStory.ts';
import type { Measured } from '../../.storybook/testing/measureContrast.ts';
import { openPreview } from '../../.storybook/testing/openPreview.ts';
import type { Story } from '../../.storybook/testing/stories.ts';
import type { ComparedPicture, PictureCheck } from '../../.storybook/testing/StoryPictures.ts';
import { launchOptions } from '../setup/browser.ts';
import { testTimeout } from '../setup/timeouts.ts';

export interface StoryRun {
  stories: readonly Story[];
  isRecording?: boolean;
}

export interface StoryResult {
  story: Story;
  /** What is wrong with it. */
  fault: string | undefined;
  /** Those that were measured. */
  contrasts: Measured[];
}

/** As many as keep two cores busy, because each page also waits. */
const pages = 3;

/** Ends what hangs, also in a page that does not answer. */
async function withTimeLimit<Result>(checking: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(reject, testTimeout, new Error('The check does not come to an end.'));
  return Promise.race([checking, late]).finally(() => clearTimeout(timer));
}

/** The stories by file: the files with the most stories first, so that none of them is left to one page at the end. */
function queueOf({ stories }: StoryRun): Story[][] {
  const files = [...Map.groupBy(stories, ({ importPath }) => importPath).values()];
  return files.toSorted((some, others) => others.length - some.length);
}

/**
 * Plays stories of the built Storybook and checks them, and prints what is wrong and how far it is. Writes what was compared
 * to test-results/pictures.json, for the approval page.
 */
export async function runStories(
  root: string,
  run: StoryRun,
): Promise<{ results: StoryResult[]; pictures: ComparedPicture[] }> {
  await rm(join(root, 'test-results/pictures'), { recursive: true, force: true });
  const check: PictureCheck = { compared: [], isRecording: run.isRecording === true };
  const results: StoryResult[] = [];
  const queue = queueOf(run);
  const closeServer = await serveStorybook();
  const browser = await chromium.launch(await launchOptions());
  const open = async () => openPreview(browser, process.env['STORYBOOK_URL'] ?? '');

  async function checkFile(stories: readonly Story[]) {
    let page: Page | undefined;
    for (const story of stories) {
      page ??= await open();
      try {
        const contrasts = await withTimeLimit(checkStory(page, story, check));
        results.push({ story, fault: undefined, contrasts });
      } catch (error) {
        const fault = error instanceof Error ? error.message : String(error);
        results.push({ story, fault, contrasts: [] });
        // What differs is said at the end, by its cause.
        const others = fault.split('\n').filter((line) => !/: (changed|new)$/.test(line));
        if (others.length > 0) console.error(`✘ ${story.id}\n  ${others.join('\n  ')}`);
        // What went wrong may have left something behind.
        await page.context().close();
        page = undefined;
      }
    }
    await page?.context().close();
  }

  async function checkFiles() {
    for (let file = queue.shift(); file; file = queue.shift()) await checkFile(file);
  }

  const start = performance.now();
  const progress = setInterval(() => {
    console.log(`${results.length} of ${run.stories.length} stories`);
  }, 5000);
  try {
    await Promise.all(Array.from({ length: pages }, checkFiles));
  } finally {
    clearInterval(progress);
    await browser.close();
    await closeServer();
  }
  const pictures = check.compared.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  await writeFile(join(root, 'test-results/pictures.json'), JSON.stringify({ pictures }, null, 1));
  const states = Map.groupBy(pictures, ({ state }) => state);
  const count = (state: ComparedPicture['state']) => states.get(state)?.length ?? 0;
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(
    `${results.length} stories with ${pictures.length} pictures in ${seconds} s: ${count('same')} as recorded, ${count('recorded')} recorded now, ${count('changed')} changed, ${count('new')} new, ${count('unstable')} that two renders do not agree on.`,
  );
  return { results, pictures };
}
