/** Has every tab read the mutations again, and the responses with these keys, as a tab does that has written them. */
export function tellTabs(...keys: string[]) {
  const channel = new BroadcastChannel('foodlog rows');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel.postMessage({ keys });
  channel.close();
}
