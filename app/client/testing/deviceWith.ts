import { createObjectId } from '../food-log/data/createObjectId.ts';
import type { LogChange } from '../food-log/data/FoodLog.types.ts';
import { MemoryDevice } from './MemoryDevice.ts';
import { demoUser } from './PageSurroundings.tsx';

/** A device on which changes of the demo user wait, as after a page that closed before the server answered. */
export function deviceWith(...changes: LogChange[]): MemoryDevice {
  const { id: userId, loginId } = demoUser;
  return new MemoryDevice({
    changes: changes.map((change) => {
      const id = createObjectId();
      return { id, userId, content: { change: { ...change, id }, loginId } };
    }),
  });
}
