import { wrap } from 'idb';
import { createObjectId } from '../food-log/data/createObjectId.ts';

/** Under what local storage has the changes of a release before the database, each person's with a name of its page. */
const oldItem = /^food-log changes (\S+) /;

const oldKeys = () => Object.keys(localStorage).filter((key) => oldItem.test(key));

function readList(text: string | null): unknown[] {
  try {
    const list: unknown = JSON.parse(text ?? '');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** The changes in local storage, as the first form of the database had them. */
function readOldItems(): unknown[] {
  try {
    return oldKeys().flatMap((key) =>
      readList(localStorage.getItem(key)).map((content) => ({
        id: createObjectId(),
        userId: oldItem.exec(key)?.[1],
        content,
      })),
    );
  } catch {
    // Storage is blocked.
    return [];
  }
}

/** Deletes from local storage what the database has taken over. */
export function dropOldItems() {
  try {
    for (const key of oldKeys()) localStorage.removeItem(key);
  } catch {
    // Storage is blocked.
  }
}

/** A change of an earlier release as a mutation. What cannot be read stays out of it when it is read. */
function toMutation(old: unknown, sequence: number) {
  const { id, userId, content } = Object(old);
  const { change, loginId, refusal } = Object(content);
  const status = refusal === undefined ? 'pending' : 'rejected';
  return { id, sequence, owner: userId, tab: '', loginId, change, status, error: refusal };
}

/**
 * Takes over what earlier releases have stored: first in local storage, then in the first form of the database. No
 * change that waits is dropped. A mutation that has arrived already changes nothing when it is sent again.
 */
export async function takeOver(upgrade: IDBTransaction) {
  const had = (name: string) => upgrade.db.objectStoreNames.contains(name);
  const readAll = async (name: string): Promise<[IDBValidKey, unknown][]> => {
    if (!had(name)) return [];
    const store = upgrade.objectStore(name);
    const [keys, values] = await Promise.all([wrap(store.getAllKeys()), wrap(store.getAll())]);
    return keys.map((key, index) => [key, values[index]]);
  };
  const [people, answers, changes] = await Promise.all(
    ['person', 'answers', 'changes'].map(readAll),
  );
  for (const [key, person] of people ?? []) upgrade.objectStore('user').put(person, key);
  for (const [key, answer] of answers ?? []) {
    const { data, keptAt: fetchedAt } = Object(answer);
    const owner = typeof key === 'string' ? key.split(' ')[1] : undefined;
    const row = { key, owner, data, fetchedAt };
    upgrade.objectStore('responses').put(row);
  }
  const old = [...readOldItems(), ...(changes ?? []).map(([, change]) => change)];
  for (const [index, change] of old.entries()) {
    const row = toMutation(change, index);
    if (typeof row.id === 'string') upgrade.objectStore('mutations').put(row);
  }
  for (const name of ['person', 'answers', 'changes'])
    if (had(name)) upgrade.db.deleteObjectStore(name);
}
