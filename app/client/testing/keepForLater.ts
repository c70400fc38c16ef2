import type { LogChange } from '../food-log/DayLog.types.ts';
import { KeptChanges } from '../food-log/KeptChanges.ts';

/** Leaves changes on the device, as a page does that was left before they were answered. */
export function keepForLater(userId: string, ...changes: LogChange[]) {
  new KeptChanges(userId).keep(changes.map((change) => ({ change })));
}
