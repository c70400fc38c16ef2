import type { Page } from 'playwright';

/**
 * Finds the controls of the story on the page, in the order of the document.
 * @param known Kinds of controls that were tried before; the function adds those that it finds. The first control of a
 * kind that is not among them is new.
 */
export async function findControls(page: Page, known: Set<string>) {
  const controls = await page.evaluate(() => window.inspector.findControls());
  return controls.map(({ tag, kind }, index) => {
    const isNew = !known.has(kind);
    known.add(kind);
    return { tag, index, isNew };
  });
}
