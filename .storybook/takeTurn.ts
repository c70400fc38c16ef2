let done = () => {};

/** Whether this story is in a frame of a docs page. */
function isOnDocsPage(): boolean {
  return window.parent !== window && window.parent.location.search.includes('viewMode=docs');
}

/**
 * Waits until no other frame of a docs page plays its story: they would take the focus from each other, and stop half
 * way. Not for longer than 15 s, in which any story has been played.
 */
export async function takeTurn() {
  if (!isOnDocsPage()) return;
  await new Promise<void>((granted) => {
    const hold = async () => {
      granted();
      return new Promise<void>((resolve) => {
        done = resolve;
      });
    };
    navigator.locks.request('play', { signal: AbortSignal.timeout(15_000) }, hold).catch(granted);
  });
}

/** Lets the next frame play. */
export function endTurn() {
  done();
}
