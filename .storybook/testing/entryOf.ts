import type { Page } from 'playwright';
import type { StorybookPreview } from './StorybookPreview.types.ts';

/** What the check of pictures has to know of a story. */
export interface StoryEntry {
  /** From the root of the repository: `./library/src/…`. */
  importPath: string;
  tags: string[];
  /** Whether the story is another one in a theme, window or language of its own. */
  isVariant: boolean;
}

/**
 * The file of a story, its tags, and whether it sets globals. The tags that the check of pictures knows: `modes` shows a story in every mode, `locales` in more
 * languages, `touch` on a touch screen; `focus` leaves the focus in its pictures.
 */
export async function entryOf(page: Page, storyId: string): Promise<StoryEntry> {
  return page.evaluate(async (id) => {
    const preview: StorybookPreview = Reflect.get(window, '__STORYBOOK_PREVIEW__');
    const { importPath = '', tags = [] } = preview.storyStore.storyIndex.entries[id] ?? {};
    const { storyGlobals } = await preview.storyStore.loadStory({ storyId: id });
    return { importPath, tags, isVariant: Object.keys(storyGlobals).length > 0 };
  }, storyId);
}
