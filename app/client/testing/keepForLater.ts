import { KeptChanges } from '../food-log/changes/KeptChanges.ts';
import type { LogChange } from '../food-log/data/FoodLog.types.ts';
import type { SessionUser } from '../session/Session.types.ts';

/** Leaves changes on the device, as a page does that closed before the server answered. */
export function keepForLater({ id, loginId }: SessionUser, ...changes: LogChange[]) {
  new KeptChanges(id).keep(changes.map((change) => ({ change, loginId })));
}
