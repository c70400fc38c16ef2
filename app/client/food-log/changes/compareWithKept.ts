import type { KeptChange } from './KeptChange.ts';
import { idsOf, isRefused } from './LogChangesState.ts';
import type { PendingChange } from './PendingChange.ts';

/**
 * Compares the changes of a page with those that are kept on the device, where other pages make, send and discard them.
 * @param before the changes that waited here when what is kept was read; later ones may be missing there.
 * @param here the changes that wait here now.
 */
export function compareWithKept(
  kept: readonly KeptChange[],
  before: readonly PendingChange[],
  here: readonly PendingChange[],
) {
  const waiting = kept.filter((one) => !isRefused(one));
  const refused = kept.filter((one) => isRefused(one));
  const idsHere = new Set(idsOf(here));
  const idsWaiting = new Set(idsOf(waiting));
  const idsRefused = new Set(idsOf(refused));
  const missing = before.filter(({ change: { id } }) => idsHere.has(id) && !idsWaiting.has(id));
  return {
    waiting,
    refused,
    /** Those that wait here and no more on the device. */
    missing,
    /** The ids of those among them that are not kept at all: another page has sent or discarded them. */
    gone: idsOf(missing).filter((id) => !idsRefused.has(id)),
    /** Those that do not wait here yet. */
    added: waiting.filter(({ change }) => !idsHere.has(change.id)),
  };
}
