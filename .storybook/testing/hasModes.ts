import type { Page } from 'playwright';
import type { StorybookPreview } from './StorybookPreview.types.ts';

/** Whether a story is shown in every mode: it has the tag `modes`. */
export async function hasModes(page: Page, storyId: string): Promise<boolean> {
  return page.evaluate((id) => {
    const preview: StorybookPreview = Reflect.get(window, '__STORYBOOK_PREVIEW__');
    return preview.storyStore.storyIndex.entries[id]?.tags?.includes('modes') ?? false;
  }, storyId);
}
