import type { TestRunnerConfig } from '@storybook/test-runner';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import { dirname, join } from 'node:path';
import { prepareStory } from './testing/prepareStory.ts';
import { requireInteraction } from './testing/requireInteraction.ts';
import { refuseSystemFonts } from './testing/refuseSystemFonts.ts';
import { collectErrors } from './testing/collectErrors.ts';
import { takePicture } from './testing/takePicture.ts';

const config: TestRunnerConfig = {
  setup() {
    expect.extend({ toMatchImageSnapshot });
  },
  preVisit: prepareStory,
  async postVisit(page, story) {
    const errors = await collectErrors(page);
    // A story that failed has said why already.
    if (story.hasFailure) return;
    if (errors.length > 0) throw new Error(errors.join('\n'));
    await requireInteraction(page, story.id);
    await refuseSystemFonts(page);
    const { testPath = '' } = expect.getState();
    expect(await takePicture(page)).toMatchImageSnapshot({
      customSnapshotsDir: join(dirname(testPath), '__image_snapshots__'),
      customSnapshotIdentifier: story.id,
      customDiffDir: 'test-results/pictures',
      customDiffConfig: { threshold: 0.05 },
      failureThreshold: 0,
      runInProcess: true,
    });
  },
};

export default config;
