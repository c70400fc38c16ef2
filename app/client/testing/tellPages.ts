import type { MadeElsewhere } from '../food-log/changes/KeptChanges.ts';

/** Tells the pages of this browser something about what is kept, as another page would. */
export function tellPages(news: { userId: string; removed?: string[]; made?: MadeElsewhere }) {
  const channel = new BroadcastChannel('food-log changes');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel.postMessage(news);
  channel.close();
}
