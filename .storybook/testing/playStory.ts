import type axe from 'axe-core';
import type { Page } from 'playwright';
import type { StoryFinishedPayload } from 'storybook/internal/core-events';
import { testTimeout } from '../../scripts/setup/timeouts.ts';

/**
 * Shows a story and plays it.
 * @param isInOwnWindow whether it must end as it expects, and axe must have checked it. In another window, what a story
 *   measures there may differ.
 * @throws with what went wrong in it, what axe has found, or that axe did not check it.
 */
export async function playStory(page: Page, storyId: string, isInOwnWindow = true) {
  const faults = await page.evaluate(
    async ({ id, longest, isOwn }) => {
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
      const thrown: string[] = [];
      const note = (value: unknown) => {
        const { message, description }: { message?: string; description?: string } = Object(value);
        thrown.push(message ?? description ?? JSON.stringify(value));
      };
      const failures = [
        'storyThrewException',
        'storyErrored',
        ...(isOwn ? ['playFunctionThrewException', 'unhandledErrorsWhilePlaying'] : []),
      ];
      for (const failure of failures) channel.on(failure, note);
      const { status, reporters } = await new Promise<StoryFinishedPayload>((resolve, reject) => {
        const end = () =>
          reject(new Error(['The story does not come to an end.', ...thrown].join('\n')));
        setTimeout(end, longest);
        // Without a story to finish.
        channel.once('storyMissing', end);
        channel.on('storyFinished', function finish(finished: StoryFinishedPayload) {
          // Another story may finish late.
          if (finished.storyId !== id) return;
          channel.off('storyFinished', finish);
          resolve(finished);
        });
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      });
      for (const failure of failures) channel.off(failure, note);
      if (thrown.length > 0) return thrown;
      if (!isOwn) return [];
      const report = reporters.find(({ type }) => type === 'a11y');
      if (!report) return ['Axe did not check the story.'];
      if (status === 'success') return [];
      const result: Partial<axe.AxeResults> = Object(report.result);
      const violations = (result.violations ?? []).map(
        ({ id: rule, help, nodes }) =>
          `Axe, ${rule}: ${help}: ${nodes.map(({ html }) => html).join('\n')}`,
      );
      return violations.length > 0 ? violations : ['An addon reported a failure.'];
    },
    { id: storyId, longest: testTimeout, isOwn: isInOwnWindow },
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
