import type { Page } from 'playwright';

const query = '//body//*[text()[normalize-space()]] | //input | //textarea';

/** Neither typeface has this sign of a rounded figure. The fonts in the package of the pinned browser do. */
const fromBrowser = '≈';

/**
 * Checks the font with which every text was actually rendered.
 * @throws when a text uses a system font, because its picture would differ on another machine.
 */
export async function refuseSystemFonts(page: Page) {
  await page.evaluate(async () => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    await session.send('DOM.getDocument', { depth: 0 });
    const { searchId, resultCount } = await session.send('DOM.performSearch', { query });
    if (resultCount === 0) return;
    const { nodeIds } = await session.send('DOM.getSearchResults', {
      searchId,
      fromIndex: 0,
      toIndex: resultCount,
    });
    const found = await Promise.all(
      nodeIds.map(async (nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })),
    );
    const foreign = found.flatMap(({ fonts }, index) =>
      fonts
        .filter(({ isCustomFont }) => !isCustomFont)
        .map(({ familyName, glyphCount }) => ({ familyName, glyphCount, nodeId: nodeIds[index] })),
    );
    const isFromBrowser = await Promise.all(
      foreign.map(async ({ nodeId, glyphCount }) => {
        const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId });
        return outerHTML.split(fromBrowser).length - 1 === glyphCount;
      }),
    );
    const first = foreign.find((_, index) => !isFromBrowser[index]);
    if (!first) return;
    const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId: first.nodeId });
    throw new Error(
      `A text is drawn in ${first.familyName}, a font of this machine, so that its picture would differ on another one. Use characters and families that Figtree or Noto Sans have: ${outerHTML.slice(0, 300)}`,
    );
  } finally {
    await session.detach();
  }
}
