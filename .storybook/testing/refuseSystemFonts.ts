import type { Page } from 'playwright';

/** Neither typeface has this sign of a rounded figure. The fonts in the package of the pinned browser do. */
const fromBrowser = '≈';

/**
 * Adds an element for each style of text on the page, with each word in that style once, so that few elements are to be
 * asked for their fonts. Runs in the page.
 */
function addProbes(without: string) {
  const probes = new Map<string, Set<string>>();
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const isField = element instanceof HTMLInputElement && !/checkbox|radio/.test(element.type);
    const typed = isField ? [element.value, element.placeholder] : [];
    const text = [...own.map(({ nodeValue }) => nodeValue), ...typed].join(' ');
    const words = text.replaceAll(without, ' ').split(/\s+/).filter(Boolean);
    if (words.length === 0 || !element.checkVisibility()) continue;
    // The shorthand `font` is empty where a property such as the variant of figures is set.
    const { fontFamily, fontSize, fontStretch, fontStyle, fontWeight, textTransform } =
      getComputedStyle(element);
    const font = { fontFamily, fontSize, fontStretch, fontStyle, fontWeight, textTransform };
    const lang = element.closest<HTMLElement>('[lang]')?.lang ?? '';
    const style = JSON.stringify({ font, lang });
    const known = probes.get(style) ?? new Set();
    for (const word of words) known.add(word);
    probes.set(style, known);
  }
  const around = document.createElement('font-probes');
  around.style.cssText = 'position: fixed; visibility: hidden';
  for (const [style, words] of probes) {
    const { font, lang } = JSON.parse(style);
    const probe = document.createElement('p');
    Object.assign(probe.style, font);
    probe.lang = lang;
    probe.textContent = [...words].join(' ');
    around.append(probe);
  }
  document.body.append(around);
}

/**
 * Checks the fonts with which the words on the page are rendered.
 * @throws when a word uses a system font, because its picture would differ on another machine.
 */
export async function refuseSystemFonts(page: Page) {
  await page.evaluate(addProbes, fromBrowser);
  const session = await page.context().newCDPSession(page);
  try {
    await page.evaluate(async () => document.fonts.ready);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument', { depth: 0 });
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: 'font-probes p',
    });
    for (const nodeId of nodeIds) {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      const foreign = fonts.find(({ isCustomFont }) => !isCustomFont);
      if (!foreign) continue;
      const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId });
      throw new Error(
        `A word is drawn in ${foreign.familyName}, a font of this machine, so that its picture would differ on another one. Use characters and families that Figtree or Noto Sans have: ${outerHTML.slice(0, 500)}`,
      );
    }
  } finally {
    await session.detach();
    await page.evaluate(() => document.querySelector('font-probes')?.remove());
  }
}
