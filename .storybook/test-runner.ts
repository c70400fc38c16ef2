import type { TestContext, TestRunnerConfig } from '@storybook/test-runner';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright';
import { light, localeModes, pictureModes } from './modes.ts';
import { contextOptions } from './testing/contextOptions.ts';
import { hasTag } from './testing/hasTag.ts';
import { prepareStory } from './testing/prepareStory.ts';
import { requireAxe } from './testing/requireAxe.ts';
import { requireContrast } from './testing/requireContrast.ts';
import { requireInteraction } from './testing/requireInteraction.ts';
import { requireNoOverflow } from './testing/requireNoOverflow.ts';
import { requireTargets } from './testing/requireTargets.ts';
import { refuseSystemFonts } from './testing/refuseSystemFonts.ts';
import { collectErrors } from './testing/collectErrors.ts';
import { showMode } from './testing/showMode.ts';
import type { StorybookPreview } from './testing/StorybookPreview.types.ts';
import { takePicture } from './testing/takePicture.ts';

async function comparePicture(page: Page, name: string) {
  const { testPath = '' } = expect.getState();
  const folder = join(dirname(testPath), '__image_snapshots__');
  const baseline = await readFile(join(folder, `${name}.png`)).catch(() => undefined);
  const picture = await takePicture(page, baseline);
  // Comparing pixels takes as long as painting them, and equal files have equal pixels.
  if (baseline?.equals(picture)) return;
  expect(picture).toMatchImageSnapshot({
    customSnapshotsDir: folder,
    customSnapshotIdentifier: name,
    customDiffDir: 'test-results/pictures',
    customDiffConfig: { threshold: 0.05 },
    failureThreshold: 0,
    runInProcess: true,
  });
}

async function compareModes(page: Page, { id, title }: TestContext) {
  try {
    for (const mode of pictureModes) {
      await showMode(page, mode);
      await requireTargets(page);
      await comparePicture(page, `${id}--${mode.name}`);
    }
    await requireContrast(page, { id, title });
  } finally {
    // The next story uses the same page.
    await showMode(page, { globals: light });
  }
}

async function compareLocales(page: Page, { id }: TestContext) {
  const size = page.viewportSize();
  try {
    for (const mode of localeModes) {
      await showMode(page, mode);
      await requireNoOverflow(page);
      await refuseSystemFonts(page);
      await comparePicture(page, `${id}--${mode.name}`);
    }
  } finally {
    if (size) await page.setViewportSize(size);
    // The next story uses the same page.
    await showMode(page, { globals: light });
  }
}

/** Opens the story on a phone with a touch screen. */
async function compareTouch(page: Page, { id }: TestContext) {
  const context = await page
    .context()
    .browser()
    ?.newContext({ ...contextOptions, hasTouch: true });
  if (!context) throw new Error('The browser is closed.');
  try {
    const phone = await context.newPage();
    await phone.setViewportSize({ width: 320, height: 640 });
    await phone.goto(new URL(`iframe.html?id=${id}&viewMode=story`, page.url()).href);
    await phone.waitForFunction(() => {
      const preview: StorybookPreview | undefined = Reflect.get(window, '__STORYBOOK_PREVIEW__');
      return preview?.currentRender?.phase === 'finished';
    });
    await requireNoOverflow(phone);
    // The browser forgets the touch screen when it takes a picture of more than the window.
    const height = await phone.evaluate(() => document.documentElement.scrollHeight);
    await phone.setViewportSize({ width: 320, height });
    await comparePicture(phone, `${id}--touch`);
  } finally {
    await context.close();
  }
}

const config: TestRunnerConfig = {
  setup() {
    expect.extend({ toMatchImageSnapshot });
  },
  preVisit: prepareStory,
  async postVisit(page, story) {
    const errors = await collectErrors(page);
    // A failed story has already reported its error.
    if (story.hasFailure) return;
    if (errors.length > 0) throw new Error(errors.join('\n'));
    await requireAxe(page);
    await requireInteraction(page, story.id);
    await refuseSystemFonts(page);
    await comparePicture(page, story.id);
    if (await hasTag(page, story.id, 'locales')) await compareLocales(page, story);
    if (await hasTag(page, story.id, 'touch')) await compareTouch(page, story);
    // The modes run last, because measuring contrast closes an open list.
    if (await hasTag(page, story.id, 'modes')) await compareModes(page, story);
  },
};

export default config;
