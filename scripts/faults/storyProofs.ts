import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import {
  lookAtStory,
  openContexts,
  openPages,
  type Pages,
} from '../../.storybook/accessibility/lookAtStory.ts';
import { showStory } from '../../.storybook/accessibility/showStory.ts';
import { schemes } from '../../.storybook/modes.ts';
import { measureShown, measureUsed } from '../../.storybook/testing/measureContrast.ts';
import type { StorybookPreview } from '../../.storybook/testing/StorybookPreview.types.ts';
import type { Proof } from '../../library/src/accessibility/Accessibility.types.ts';
import { contrasts } from '../../library/src/accessibility/answers.ts';
import { everyStory } from '../../library/src/accessibility/everyStory.ts';
import { launchOptions } from '../setup/browser.ts';
import type { PlantedFault } from './plantFault.ts';
import { startStorybook } from './startStorybook.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface IndexedStory {
  id: string;
  title: string;
  exportName?: string;
}

/** Whether the play function of a story passes and axe finds no violation. */
async function plays(page: Page, id: string): Promise<boolean> {
  await page.setViewportSize({ width: 640, height: 480 });
  await showStory(page, id);
  return page.evaluate(() => {
    const { channel }: StorybookPreview = Reflect.get(window, '__STORYBOOK_PREVIEW__');
    // A play function that throws keeps axe from running, and so from reporting an error.
    const hasThrown = channel.last('playFunctionThrewException') !== undefined;
    return !hasThrown && channel.last('storyFinished')?.[0].status === 'success';
  });
}

async function hasContrast(page: Page, id: string, test: string): Promise<boolean> {
  await page.setViewportSize({ width: 640, height: 480 });
  await showStory(page, id);
  const isText = test === contrasts.text;
  for (const measure of [measureShown, measureUsed]) {
    for (const scheme of schemes) {
      const readings = await measure(page, scheme);
      const ofKind = readings.filter(({ kind }) => (kind === 'text') === isText);
      if (ofKind.some(({ ratio, needed }) => ratio < needed)) return false;
    }
  }
  return true;
}

/** Whether one check of every story finds nothing in one story. */
async function isSound(pages: Pages, id: string, test: string): Promise<boolean> {
  const found = await lookAtStory(pages, id, { focused: new Set(), pressed: new Set() });
  const [kind] = Object.entries(everyStory).find(([, promise]) => test.endsWith(promise)) ?? [];
  return new Map(Object.entries(found)).get(kind ?? '')?.length === 0;
}

/** Starts Storybook and a browser, to look at stories with a fault or without. */
export async function openStories() {
  const storybook = await startStorybook();
  process.env['STORYBOOK_URL'] = storybook.url;
  const index: { entries: Record<string, IndexedStory> } = await (
    await fetch(`${storybook.url}index.json`)
  ).json();
  const browser = await chromium.launch(await launchOptions());
  const contexts = await openContexts(browser);
  // The stories too must be less patient (setup/patience.ts).
  for (const context of Object.values(contexts))
    await context.addInitScript(() => {
      Object.assign(window, { process: { env: { FAULT: '1' } } });
    });

  /** @param at Export name of the story for a measurement or a check of every story. */
  async function passes({ run, where, test }: Proof, fault?: PlantedFault, at = '') {
    const [title, exportName] =
      run === 'stories'
        ? test.split(' ')
        : [run === 'contrast' ? where : `Components/${test.split(' ')[0]}`, at];
    const story = Object.values(index.entries).find(
      (entry) => entry.title === title && entry.exportName === exportName,
    );
    if (!story) throw new Error(`There is no story ${exportName} of ${title}.`);
    const query = fault ? encodeURIComponent(JSON.stringify(fault)) : '';
    await fetch(`${storybook.url}fault?${query}`);
    const pages = await openPages(contexts);
    const { page } = pages;
    try {
      let isReached = fault === undefined;
      page.on('request', (request) => {
        isReached ||= new URL(request.url()).pathname === `/${fault?.in.slice(root.length)}`;
      });
      const passed =
        run === 'stories'
          ? await plays(page, story.id)
          : run === 'contrast'
            ? await hasContrast(page, story.id, test)
            : await isSound(pages, story.id, test);
      if (!isReached) throw new Error(`The story ${story.id} does not load ${fault?.in}.`);
      return passed;
    } finally {
      await Promise.all(Object.values(pages).map(async (open) => open.close()));
    }
  }

  return {
    passes,
    close: async () => {
      await browser.close();
      await storybook.stop();
    },
  };
}
