/** Whether this window is the iframe of a story on a docs page. */
export function isOnDocsPage(): boolean {
  // `frameElement` is also null inside a page of another origin, which must not be accessed further.
  return Boolean(window.frameElement?.closest('[data-story-block]'));
}

/**
 * The toolbar's globals of the docs page that contains this story; Storybook does not pass them to the iframes itself.
 * Returns no globals when the story is shown alone. When the globals change, Storybook reloads the iframes. A frame with
 * globals of its own, as `AllModes` has, keeps those.
 */
export function chosenOnDocsPage(): Record<string, string> {
  if (!isOnDocsPage()) return {};
  const { storyStore } = window.parent.__STORYBOOK_PREVIEW__;
  const own: Record<string, string> = JSON.parse(
    window.frameElement?.getAttribute('data-globals') ?? '{}',
  );
  return { ...storyStore.userGlobals.get(), ...own };
}

/** Applies the globals of the docs page to this story. The state of the story is kept. */
export function followDocsPage() {
  const preview = window.__STORYBOOK_PREVIEW__;
  const current = new Map(Object.entries(preview.storyStore.userGlobals.get()));
  const globals = chosenOnDocsPage();
  if (Object.entries(globals).every(([name, value]) => current.get(name) === value)) return;
  // Called directly: Storybook would send an event to the docs page too.
  void preview.onUpdateGlobals({ globals });
}
