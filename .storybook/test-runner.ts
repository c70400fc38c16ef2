import type { TestContext, TestRunnerConfig } from '@storybook/test-runner';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright';
import { everyMode, light, localeModes, pictureModes, touchMode, type Mode } from './modes.ts';
import { entryOf, type StoryEntry } from './testing/entryOf.ts';
import { openStory } from './testing/openStory.ts';
import { prepareStory } from './testing/prepareStory.ts';
import { requireAxe } from './testing/requireAxe.ts';
import { requireContrast } from './testing/requireContrast.ts';
import { requireInteraction } from './testing/requireInteraction.ts';
import { requireNoOverflow } from './testing/requireNoOverflow.ts';
import { requireTargets } from './testing/requireTargets.ts';
import { requireTranslatable } from './testing/requireTranslatable.ts';
import { refuseSystemFonts } from './testing/refuseSystemFonts.ts';
import { collectErrors } from './testing/collectErrors.ts';
import { showMode } from './testing/showMode.ts';
import { StoryPictures } from './testing/StoryPictures.ts';

/** Shows the story in each mode, and compares a picture of it. */
async function compareModes(
  page: Page,
  pictures: StoryPictures,
  modes: readonly Mode[],
  check: (page: Page) => Promise<void>,
) {
  const size = page.viewportSize();
  try {
    for (const mode of modes) {
      await pictures.attempt(mode, async () => {
        await showMode(page, mode);
        await pictures.compare(page, mode);
        await check(page);
      });
      if (size) await page.setViewportSize(size);
    }
  } finally {
    if (size) await page.setViewportSize(size);
    // The next story uses the same page.
    await showMode(page, { globals: light });
  }
}

async function requireReadable(page: Page) {
  await requireNoOverflow(page);
  await refuseSystemFonts(page);
}

/** Opens the story on a phone with a touch screen. */
async function compareTouch(
  page: Page,
  pictures: StoryPictures,
  { id, isWindow }: { id: string; isWindow: boolean },
) {
  const options = { hasTouch: true, viewport: { width: 320, height: 640 } };
  await openStory(page, id, options, async (phone) => {
    if (!isWindow) {
      // The browser forgets the touch screen when it takes a picture of more than the window.
      const height = await phone.evaluate(() => document.documentElement.scrollHeight);
      await phone.setViewportSize({ width: 320, height });
    }
    await pictures.compare(phone, touchMode, true);
    await requireNoOverflow(phone);
  });
}

/** Compares all pictures of a story. @throws after the last one, if any is not as recorded or fails a check. */
async function comparePictures(page: Page, story: TestContext, entry: StoryEntry) {
  const { importPath, tags, isVariant } = entry;
  const viewport = page.viewportSize();
  const { isDark, isFullscreen } = await page.evaluate(() => ({
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    // Set by the layout `fullscreen`.
    isFullscreen: document.body.classList.contains('sb-main-fullscreen'),
  }));
  const isWindow = isFullscreen || tags.includes('window');
  const pictures = new StoryPictures(
    story,
    join(dirname(importPath), '__image_snapshots__'),
    { viewport, colorScheme: isDark ? 'dark' : 'light' },
    { isWindow, hasFocus: tags.includes('focus') },
  );
  try {
    await pictures.attempt(undefined, async () => pictures.compare(page));
    if (!isVariant) await compareModes(page, pictures, everyMode, requireReadable);
    if (tags.includes('locales')) await compareModes(page, pictures, localeModes, requireReadable);
    if (tags.includes('touch')) {
      await pictures.attempt(touchMode, async () =>
        compareTouch(page, pictures, { id: story.id, isWindow }),
      );
    }
    if (tags.includes('modes')) await compareModes(page, pictures, pictureModes, requireTargets);
  } finally {
    await pictures.finish();
  }
}

/** The files of the stories whose pictures are compared; undefined for all. */
const picturesOf: string[] | undefined = process.env['PICTURES_OF']
  ? JSON.parse(process.env['PICTURES_OF'])
  : undefined;

const config: TestRunnerConfig = {
  preVisit: prepareStory,
  async postVisit(page, story) {
    const errors = await collectErrors(page);
    // A failed story has already reported its error.
    if (story.hasFailure) return;
    if (errors.length > 0) throw new Error(errors.join('\n'));
    await requireAxe(page);
    await requireInteraction(page, story.id);
    await refuseSystemFonts(page);
    const entry = await entryOf(page, story.id);
    if (picturesOf?.includes(entry.importPath) ?? true) await comparePictures(page, story, entry);
    // These run last: measuring contrast closes an open list, and a translation stays on the page.
    if (entry.tags.includes('modes')) await requireContrast(page, story);
    // It leaves the modes as they were, for the next story on the same page.
    await requireTranslatable(page);
  },
};

export default config;
