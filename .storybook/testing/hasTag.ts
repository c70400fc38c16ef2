import type { Page } from 'playwright';
import type { StorybookPreview } from './StorybookPreview.types.ts';

/** Whether a story has a tag: with `modes` it is shown in every mode, with `locales` in further languages. */
export async function hasTag(page: Page, storyId: string, tag: string): Promise<boolean> {
  return page.evaluate(
    ([id, wanted]) => {
      const preview: StorybookPreview = Reflect.get(window, '__STORYBOOK_PREVIEW__');
      return preview.storyStore.storyIndex.entries[id]?.tags?.includes(wanted) ?? false;
    },
    [storyId, tag] as const,
  );
}
