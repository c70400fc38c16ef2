import type { Page } from 'playwright';

/**
 * Requires that at least one story of an interactive component has a play function.
 * @throws when the page contains a control and no story of the same file has a play function.
 */
export async function requireInteraction(page: Page, storyId: string) {
  const file = await page.evaluate((id) => {
    const { entries } = window.__STORYBOOK_PREVIEW__.storyStore.storyIndex;
    const path = entries[id]?.importPath;
    const plays = Object.values(entries).some(
      ({ importPath, tags }) => importPath === path && tags?.includes('play-fn'),
    );
    const operable = document.querySelector(
      '#storybook-root :is(button, input, select, textarea, a[href], [role=button])',
    );
    return operable && !plays ? path : undefined;
  }, storyId);
  if (file) {
    throw new Error(
      `The story shows a control, but no story in ${file} has a play function: give at least one a play function that does what a person would do.`,
    );
  }
}
