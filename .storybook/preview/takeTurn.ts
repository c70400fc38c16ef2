import { addons } from 'storybook/preview-api';
import { isOnDocsPage } from './docsFrame.ts';

let hadTurn = false;
let release = () => {};
let focusAnywhere = () => {};

/** Moves the focus without scrolling to it, which would carry the docs page away from its reader. Returns the undoing. */
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
 * Waits until no other frame of a docs page plays its story: they would take the focus from each other, and stop half
 * way. Not for longer than 15 s, in which any story has been played; and once only, as what the toolbar changes later
 * is not played again.
 */
export async function takeTurn() {
  if (hadTurn || !isOnDocsPage()) return;
  hadTurn = true;
  focusAnywhere = focusInPlace();
  // Where a `beforeEach` throws, Storybook calls no `afterEach`.
  addons.getChannel().once('storyFinished', endTurn);
  await new Promise<void>((granted) => {
    const hold = async () => {
      granted();
      return new Promise<void>((resolve) => {
        release = resolve;
      });
    };
    navigator.locks.request('play', { signal: AbortSignal.timeout(15_000) }, hold).catch(granted);
  });
}

/** Lets the next frame play. */
export function endTurn() {
  release();
  focusAnywhere();
}
