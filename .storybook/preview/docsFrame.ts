import type { StorybookPreview } from '../testing/StorybookPreview.types.ts';

/** Whether this window is the frame of a story on a docs page. */
export function isOnDocsPage(): boolean {
  // Null also within a page of another origin, which must not be asked for more.
  return Boolean(window.frameElement?.closest('[data-story-block]'));
}

/**
 * What the toolbar chose for the docs page that this story is on, which it does not tell its frames; nothing where the
 * story is shown alone. Whenever it chooses anew, Storybook loads them anew.
 */
export function chosenOnDocsPage(): Record<string, string> {
  if (!isOnDocsPage()) return {};
  const { storyStore }: StorybookPreview = Reflect.get(window.parent, '__STORYBOOK_PREVIEW__');
  return storyStore.userGlobals.get();
}

/** Shows this story as the toolbar chose for the docs page that it is on. What was done in it stays done. */
export function followDocsPage() {
  const preview: StorybookPreview = Reflect.get(window, '__STORYBOOK_PREVIEW__');
  const current = new Map(Object.entries(preview.storyStore.userGlobals.get()));
  const globals = chosenOnDocsPage();
  if (Object.entries(globals).every(([name, value]) => current.get(name) === value)) return;
  // Not as an event, which it would send to the docs page too.
  void preview.onUpdateGlobals({ globals });
}
