/**
 * Does to a page what the translator of a browser does: puts each text into elements of its own, and again after each
 * change. It heeds no `translate="no"`, as extensions that replace texts do not. Playwright may run this function in a
 * page, so it uses nothing from outside itself.
 * @param mark is added to each text, so that the translation differs from it.
 * @returns functions to translate at once what has changed, which else happens a moment after, and to end all this.
 */
export function translatePage(mark = '') {
  const translations = new WeakSet<Node>();
  const translate = () => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const isShown = !currentNode.parentElement?.closest('head, style, script, noscript, textarea, svg');
      if (!(currentNode instanceof Text) || !isShown || translations.has(currentNode)) continue;
      if (currentNode.data.trim() !== '') texts.push(currentNode);
    }
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      const translation = document.createTextNode(text.data + mark);
      translations.add(translation);
      inner.append(translation);
      outer.append(inner);
      // React still has the old text, which is nowhere on the page.
      text.replaceWith(outer);
    }
  };
  translate();
  const observer = new MutationObserver(translate);
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  return { translate, stop: () => observer.disconnect() };
}
