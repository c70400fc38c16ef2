import type { TestContext, TestRunnerConfig } from '@storybook/test-runner';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright';
import { light, localeModes, pictureModes } from './modes.ts';
import { hasTag } from './testing/hasTag.ts';
import { prepareStory } from './testing/prepareStory.ts';
import { requireContrast } from './testing/requireContrast.ts';
import { requireInteraction } from './testing/requireInteraction.ts';
import { requireNoOverflow } from './testing/requireNoOverflow.ts';
import { requireTargets } from './testing/requireTargets.ts';
import { refuseSystemFonts } from './testing/refuseSystemFonts.ts';
import { collectErrors } from './testing/collectErrors.ts';
import { showMode } from './testing/showMode.ts';
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
    await requireInteraction(page, story.id);
    await refuseSystemFonts(page);
    await comparePicture(page, story.id);
    if (await hasTag(page, story.id, 'locales')) await compareLocales(page, story);
    // The modes run last, because measuring contrast closes an open list.
    if (await hasTag(page, story.id, 'modes')) await compareModes(page, story);
  },
};

export default config;
