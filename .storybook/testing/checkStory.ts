import { dirname, join } from 'node:path';
import type { Page } from 'playwright';
import { modesOf, touchMode, type Mode } from '../modes.ts';
import { collectErrors } from './collectErrors.ts';
import type { Measured } from './measureContrast.ts';
import { openStory } from './openStory.ts';
import { playStory } from './playStory.ts';
import { prepareStory, type Setting } from './prepareStory.ts';
import { requireContrast } from './requireContrast.ts';
import { requireInteraction } from './requireInteraction.ts';
import { requireReadable } from './requireReadable.ts';
import { showMode } from './showMode.ts';
import type { Story } from './stories.ts';
import { StoryPictures, touchScreen, type PictureCheck } from './StoryPictures.ts';

/** Shows the story on the page in a mode, and compares a picture of it. */
async function compareMode(page: Page, pictures: StoryPictures, mode: Mode) {
  const size = page.viewportSize();
  await pictures.attempt(mode, async () => {
    await showMode(page, mode);
    await pictures.compare(page, mode);
    await requireReadable(page);
  });
  if (size) await page.setViewportSize(size);
}

/** Opens the story on a phone with a touch screen. */
async function compareTouch(page: Page, pictures: StoryPictures, id: string) {
  await openStory(page, id, touchScreen, async (phone) => {
    await pictures.compare(phone, touchMode);
    await requireReadable(phone);
  });
}

/** @throws when anything was logged or left unhandled as an error since the last time. */
async function requireNoErrors(page: Page) {
  const errors = await collectErrors(page);
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

/**
 * Compares all pictures of a story, and measures its contrasts.
 * @throws after the last check, if a picture is not as recorded or any check fails.
 */
async function checkLooks(
  page: Page,
  story: Story,
  setting: Setting,
  check: PictureCheck,
): Promise<Measured[]> {
  const { id, tags, importPath } = story;
  const { viewport, colorScheme, isFullscreen, isVariant, inView } = setting;
  const pictured = {
    id,
    folder: join(dirname(importPath), '__image_snapshots__'),
    start: { viewport, colorScheme },
    options: {
      isWindow: isFullscreen || tags.includes('window'),
      hasFocus: tags.includes('focus'),
      inView,
    },
  };
  const pictures = new StoryPictures(pictured, check);
  await pictures.attempt(undefined, async () => {
    await pictures.compare(page);
    await requireReadable(page);
  });
  for (const mode of modesOf(story, isVariant)) await compareMode(page, pictures, mode);
  if (tags.includes('touch')) {
    await pictures.attempt(touchMode, async () => compareTouch(page, pictures, id));
  }
  let contrasts: Measured[] = [];
  // It runs after the pictures, because measuring contrast closes an open list.
  await pictures.attempt(undefined, async () => {
    if (tags.includes('modes')) contrasts = await requireContrast(page);
  });
  await pictures.attempt(undefined, async () => requireNoErrors(page));
  await pictures.finish(page);
  return contrasts;
}

/**
 * Plays a story and checks it.
 * @param page shows Storybook. It may show another story before and afterwards.
 * @param check what to do with its pictures.
 * @returns the contrasts, which it measures in stories with the tag `modes`.
 * @throws with all that is wrong with the story.
 */
export async function checkStory(
  page: Page,
  story: Story,
  check: PictureCheck,
): Promise<Measured[]> {
  const setting = await prepareStory(page, story.id);
  await playStory(page, story.id);
  await requireNoErrors(page);
  await requireInteraction(page, story.id);
  // What a docs page advises for or against has no pictures of its own.
  if (story.tags.includes('group-advice')) {
    await requireReadable(page);
    return [];
  }
  return checkLooks(page, story, setting, check);
}
