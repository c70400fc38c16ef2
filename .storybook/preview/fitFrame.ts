import type { StoryContext } from '@storybook/react-vite';
import { isOnDocsPage } from './docsFrame.ts';

let opened: MutationObserver | undefined;

/** Shows a whole window of this size in the iframe, made smaller if the page is narrower. */
function fitWindow(around: HTMLElement, frame: HTMLElement, width: number, height: number) {
  const scale = Math.min(1, around.clientWidth / width);
  Object.assign(frame.style, {
    width: `${width}px`,
    height: `${height}px`,
    transform: `scale(${scale})`,
    transformOrigin: 'top left',
  });
  around.style.height = `${height * scale}px`;
}

/**
 * Gives the iframe of a story on a docs page the width of the viewport that the story asks for. A full page is shown as a
 * window of that size, or else of a desktop.
 */
export function fitWidth({ globals, parameters }: StoryContext) {
  if (!isOnDocsPage()) return;
  const around = window.frameElement?.parentElement;
  const frame = around?.querySelector('iframe');
  if (!around || !frame) return;
  const isPage = parameters['layout'] === 'fullscreen';
  const { value = isPage ? 'desktop' : '' } = Object(globals['viewport']);
  const { width = '', height = '' } = parameters['viewport']?.options?.[value]?.styles ?? {};
  around.style.maxWidth = width;
  if (isPage) fitWindow(around, frame, Number.parseInt(width, 10), Number.parseInt(height, 10));
}

/**
 * Gives the iframe the height of the story, at most 720 px, so that no empty space remains below it, and at least 120 px,
 * because what is fixed to the window has no height in the page. While a modal such as the calendar is open, it has the default height. A full page has the height of its window.
 */
export function fitHeight({ canvasElement, parameters }: StoryContext) {
  const around = window.frameElement?.parentElement;
  if (!around || !isOnDocsPage() || parameters['layout'] === 'fullscreen') return;
  const fit = () => {
    const { paddingBottom } = getComputedStyle(document.body);
    const isOpen = document.body.querySelector(':scope > .MuiModal-root');
    const { top } = canvasElement.getBoundingClientRect();
    const height = top + scrollY + canvasElement.scrollHeight + Number.parseFloat(paddingBottom);
    around.style.height = isOpen
      ? parameters['docs'].story.height
      : `clamp(120px, ${height}px, 720px)`;
  };
  fit();
  opened?.disconnect();
  opened = new MutationObserver(fit);
  opened.observe(document.body, { childList: true });
}
