import { addons } from 'storybook/preview-api';
import { isOnDocsPage } from './docsFrame.ts';

let hasPlayed = false;
let release = () => {};
let restoreFocus = () => {};

/** Makes focus() not scroll, because that would also scroll the docs page. Returns a restore function. */
function focusInPlace() {
  const focus: HTMLElement['focus'] = Reflect.get(HTMLElement.prototype, 'focus');
  HTMLElement.prototype.focus = function focusHere(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  return () => {
    HTMLElement.prototype.focus = focus;
  };
}

/**
 * Waits until no other iframe of the docs page plays its story, because the stories would take focus from each other and
 * fail. Waits however long the others play, and only once: a change in the toolbar does not replay stories.
 */
export async function acquirePlayLock() {
  if (hasPlayed || !isOnDocsPage()) return;
  hasPlayed = true;
  restoreFocus = focusInPlace();
  // When a `beforeEach` throws, Storybook does not call `afterEach`.
  addons.getChannel().once('storyFinished', releasePlayLock);
  await new Promise<void>((granted) => {
    const hold = async () => {
      granted();
      return new Promise<void>((resolve) => {
        release = resolve;
      });
    };
    void navigator.locks.request('play', hold);
  });
}

/** Lets the next iframe play. */
export function releasePlayLock() {
  release();
  restoreFocus();
}
