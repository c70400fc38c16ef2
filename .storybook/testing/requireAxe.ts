import type { Page } from 'playwright';
import type { StorybookPreview } from './StorybookPreview.types.ts';

/** @throws when axe did not check the story as it was played. */
export async function requireAxe(page: Page) {
  const isChecked = await page.evaluate(() => {
    const { channel }: StorybookPreview = Reflect.get(window, '__STORYBOOK_PREVIEW__');
    return channel.last('storyFinished')?.[0].reporters.some(({ type }) => type === 'a11y');
  });
  if (!isChecked) throw new Error('Axe did not check the story.');
}
