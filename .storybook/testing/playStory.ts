import type { Page } from 'playwright';
import { longestTest } from '../../scripts/setup/patience.ts';
import type { StorybookPreview, StoryFinished } from './StorybookPreview.types.ts';

/**
 * Shows a story and plays it.
 * @throws with what went wrong in it, what axe has found, or that axe did not check it.
 */
export async function playStory(page: Page, storyId: string) {
  const faults = await page.evaluate(
    async ({ id, longest }) => {
      const { channel }: StorybookPreview = Reflect.get(window, '__STORYBOOK_PREVIEW__');
      const thrown: string[] = [];
      const note = (value: unknown) => {
        const { message, description }: { message?: string; description?: string } = Object(value);
        thrown.push(message ?? description ?? JSON.stringify(value));
      };
      const failures = [
        'playFunctionThrewException',
        'unhandledErrorsWhilePlaying',
        'storyThrewException',
        'storyErrored',
      ] as const;
      for (const failure of failures) channel.on(failure, note);
      const { status, reporters } = await new Promise<StoryFinished>((resolve, reject) => {
        const end = () =>
          reject(new Error(['The story does not come to an end.', ...thrown].join('\n')));
        setTimeout(end, longest);
        // Without a story to finish.
        channel.once('storyMissing', end);
        channel.on('storyFinished', function finish(finished) {
          // Another story may finish late.
          if (finished.storyId !== id) return;
          channel.off('storyFinished', finish);
          resolve(finished);
        });
        channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      });
      for (const failure of failures) channel.off(failure, note);
      if (thrown.length > 0) return thrown;
      const axe = reporters.find(({ type }) => type === 'a11y');
      if (!axe) return ['Axe did not check the story.'];
      if (status === 'success') return [];
      const violations = (axe.result?.violations ?? []).map(
        ({ id: rule, help, nodes }) =>
          `Axe, ${rule}: ${help}: ${nodes.map(({ html }) => html).join('\n')}`,
      );
      return violations.length > 0 ? violations : ['An addon reported a failure.'];
    },
    { id: storyId, longest: longestTest },
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
