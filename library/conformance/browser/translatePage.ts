/**
 * Does to a page what the translator of a browser does: replaces each text node by a text in two `font` elements, now and
 * after each change. It also translates what has `translate="no"`, as extensions do that replace texts. Playwright may run
 * this function in a page, so it uses nothing from outside itself.
 * @param mark is added to each text, so that the translation differs from it.
 * @returns a function that translates without waiting for the next microtask, and one that stops the translation.
 */
export function translatePage(mark = '') {
  const translations = new WeakSet<Node>();
  const translate = () => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const isShown = !currentNode.parentElement?.closest(
        'head, style, script, noscript, textarea, svg',
      );
      if (!(currentNode instanceof Text) || !isShown || translations.has(currentNode)) continue;
      if (currentNode.data.trim() !== '') texts.push(currentNode);
    }
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      const translation = document.createTextNode(text.data + mark);
      translations.add(translation);
      inner.append(translation);
      outer.append(inner);
      // React keeps its reference to the text node, which is no longer on the page.
      text.replaceWith(outer);
    }
  };
  translate();
  const observer = new MutationObserver(translate);
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  return { translate, stop: () => observer.disconnect() };
}
