import type { StoryContext } from '@storybook/react-vite';
import { isOnDocsPage } from './docsFrame.ts';

let opened: MutationObserver | undefined;

/** Gives the frame of a story on a docs page the width of the window that the story asks for, as the toolbar would. */
export async function fitWidth({ globals, parameters }: StoryContext) {
  const around = window.frameElement?.parentElement;
  if (!around || !isOnDocsPage()) return;
  const { value } = Object(globals['viewport']);
  around.style.maxWidth = parameters['viewport']?.options?.[value]?.styles.width ?? '';
  // In another typeface lines break elsewhere.
  await document.fonts.load('1em "Figtree Variable"');
}

/**
 * Gives it the height of the story, within bounds, so that no empty space is below it; while something is open over the
 * page, such as a calendar, the one it had. A whole page keeps it: it fills any.
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
