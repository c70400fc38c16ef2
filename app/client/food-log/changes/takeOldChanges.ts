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
  const prefix = `food-log changes ${userId} `;
  if (oldItems(prefix).length === 0) return;
  const take = async () => takeItems(prefix, keep);
  // Of two pages that open together, the second finds what the first has left.
  await (navigator.locks?.request(`${prefix}of an earlier release`, {}, take) ?? take());
}

async function takeItems(prefix: string, keep: (kept: KeptChange) => Promise<boolean>) {
  for (const [key, text] of oldItems(prefix)) {
    const left: unknown[] = [];
    for (const one of readAll(text)) {
      const { change, ...rest } = Object(one);
      const named = { ...rest, change: { ...change, id: createObjectId() } };
      if (isKeptChange(named) && !(await keep(named))) left.push(one);
    }
    if (left.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(left));
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
