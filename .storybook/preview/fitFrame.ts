import type { StoryContext } from '@storybook/react-vite';
import { isOnDocsPage } from './docsFrame.ts';

let opened: MutationObserver | undefined;

/** Gives the iframe of a story on a docs page the width of the viewport that the story asks for. */
export async function fitWidth({ globals, parameters }: StoryContext) {
  const around = window.frameElement?.parentElement;
  if (!around || !isOnDocsPage()) return;
  const { value } = Object(globals['viewport']);
  around.style.maxWidth = parameters['viewport']?.options?.[value]?.styles.width ?? '';
  // Lines wrap differently in the fallback font.
  await document.fonts.load('1em "Figtree Variable"');
}

/**
 * Gives the iframe the height of the story, at most 720 px, so that no empty space remains below it. While a modal such
 * as the calendar is open, it has the default height. A full-page story keeps the default height.
 */
export function fitHeight({ canvasElement, parameters }: StoryContext) {
  const around = window.frameElement?.parentElement;
  if (!around || !isOnDocsPage() || parameters['layout'] === 'fullscreen') return;
  const fit = () => {
    const { paddingBottom } = getComputedStyle(document.body);
    const isOpen = document.body.querySelector(':scope > .MuiModal-root');
    const { top } = canvasElement.getBoundingClientRect();
    const height = top + scrollY + canvasElement.scrollHeight + Number.parseFloat(paddingBottom);
    around.style.height = isOpen ? parameters['docs'].story.height : `min(${height}px, 720px)`;
  };
  fit();
  opened?.disconnect();
  opened = new MutationObserver(fit);
  opened.observe(document.body, { childList: true });
}
