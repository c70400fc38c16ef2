import { integrity, url } from 'virtual:food-table';
import { loadInTime } from '../../loadInTime.ts';
import type { FoodColumns } from './readFoods.ts';

/** The cache of the browser that keeps the table. It is none of the service worker's, which may not be installed yet. */
const CACHE = 'food-table';

/** Returns the cache, or undefined where the browser has none, or gives none. */
const openCache = async () =>
  'caches' in globalThis ? caches.open(CACHE).catch(() => undefined) : undefined;

/** Stores the table in place of one of another release. When the storage is full, it is fetched again another time. */
async function store(cache: Cache, response: Response) {
  for (const request of await cache.keys()) await cache.delete(request);
  await cache.put(url, response);
}

/**
 * Returns the food table of this device, or fetches and stores it.
 * @throws when it does not come, or not in time, or is not the one that the build has made: a network may answer with a page of its
 *   own, or with half of it.
 */
export const fetchTable = async (): Promise<FoodColumns> =>
  loadInTime(async () => {
    const cache = await openCache();
    const stored: FoodColumns | undefined = await cache
      ?.match(url)
      .then(async (response) => response?.json())
      .catch(() => undefined);
    if (stored) return stored;
    const response = await fetch(url, { integrity });
    if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
    if (cache) void store(cache, response.clone()).catch(() => {});
    return response.json();
  });
