import { t } from '../../language/t.ts';
import type { CatalogueFood } from './readFoods.ts';

/** What the worker is asked. */
export interface FoodQuestion {
  id: number;
  text: string;
}

/** What it answers: the best foods, or none if the table could not be loaded. */
export interface FoodAnswer {
  id: number;
  foods?: CatalogueFood[];
}

const notLoaded = () =>
  new Error(t('The food table could not be loaded. Check your connection and reload the page.'));

/** How long an answer may take, in milliseconds: longer than the table. A browser may end a worker without a word. */
const patience = 40_000;

type Pending = PromiseWithResolvers<CatalogueFood[]>;

/**
 * Searches the food table in a worker, which starts when it is first wanted and loads the table then. `search` is what FoodSearch
 * takes; a search that is aborted finds nothing.
 */
export function createFoodSearch() {
  let worker: Worker | undefined;
  let lastId = 0;
  const pending = new Map<number, Pending>();

  /** Ends the worker, and settles what it was asked. */
  function end(settle: (asked: Pending) => void) {
    worker?.terminate();
    worker = undefined;
    for (const asked of pending.values()) settle(asked);
    pending.clear();
  }

  function start() {
    const started = new Worker(new URL('./foodSearch.worker.ts', import.meta.url), {
      type: 'module',
    });
    started.addEventListener('message', ({ data: { id, foods } }: MessageEvent<FoodAnswer>) => {
      const asked = pending.get(id);
      pending.delete(id);
      if (foods) asked?.resolve(foods);
      else asked?.reject(notLoaded());
    });
    // Its script does not load, or fails.
    started.addEventListener('error', () => fail(started));
    return started;
  }

  function fail(failed: Worker) {
    if (failed === worker) end(({ reject }) => reject(notLoaded()));
  }

  async function search(
    text: string,
    { signal }: { signal: AbortSignal },
  ): Promise<CatalogueFood[]> {
    if (!('Worker' in globalThis)) throw new Error(t('This browser cannot search the food table.'));
    if (signal.aborted) return [];
    lastId += 1;
    const id = lastId;
    const asked: Pending = Promise.withResolvers();
    worker ??= start();
    const timer = setTimeout(fail, patience, worker);
    pending.set(id, asked);
    signal.addEventListener('abort', () => {
      pending.delete(id);
      asked.resolve([]);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    worker.postMessage({ id, text } satisfies FoodQuestion);
    return asked.promise.finally(() => clearTimeout(timer));
  }

  return {
    search,
    /** Starts the worker before the first key, so that the table is there by then. */
    prepare: () => void search('', { signal: new AbortController().signal }).catch(() => {}),
    /** Ends the worker. The next search starts another one. */
    stop: () => end(({ resolve }) => resolve([])),
  };
}
