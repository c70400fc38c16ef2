import type { Page } from 'playwright';
import type { StorybookPreview } from './StorybookPreview.types.ts';

/**
 * Whether a story has a tag. The tag `modes` shows a story in every mode, `locales` in more languages, `touch` on a touch
 * screen.
 */
export async function hasTag(page: Page, storyId: string, tag: string): Promise<boolean> {
  return page.evaluate(
    ([id, wanted]) => {
      const preview: StorybookPreview = Reflect.get(window, '__STORYBOOK_PREVIEW__');
      return preview.storyStore.storyIndex.entries[id]?.tags?.includes(wanted) ?? false;
    },
    [storyId, tag] as const,
  );
}
