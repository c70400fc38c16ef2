import { createObjectId } from '../data/createObjectId.ts';
import { isKeptChange, type KeptChange } from './KeptChange.ts';

/**
 * Moves one person's changes out of local storage, where releases before December 2026 kept them. A change that has
 * arrived already changes nothing when it is sent again.
 * @param keep keeps a change. @returns whether it could.
 */
export async function takeOldChanges(
  userId: string,
  keep: (kept: KeptChange) => Promise<boolean>,
): Promise<void> {
  for (const [key, text] of oldItems(`food-log changes ${userId} `)) {
    const kept = await Promise.all(
      readAll(text).map(async (one) => {
        const { change, ...rest } = Object(one);
        const named = { ...rest, change: { ...change, id: createObjectId() } };
        return !isKeptChange(named) || keep(named);
      }),
    );
    if (kept.every(Boolean)) localStorage.removeItem(key);
  }
}

function oldItems(prefix: string): [string, string][] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    return keys.map((key) => [key, localStorage.getItem(key) ?? '']);
  } catch {
    // Storage is blocked.
    return [];
  }
}

function readAll(text: string): unknown[] {
  try {
    const changes: unknown = JSON.parse(text);
    return Array.isArray(changes) ? changes : [];
  } catch {
    return [];
  }
}
