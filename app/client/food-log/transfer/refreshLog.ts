import { useSWRConfig } from 'swr';
import type { Store } from '../../store/Store.ts';
import { useStore } from '../../store/StoreContext.ts';

const ownRows = (store: Store, owner: string) =>
  [...store.responses.values()].filter((row) => row.owner === owner);

/**
 * What is to be done after the log has changed at the server: `refresh` has everything that this device has stored of it
 * asked for again, here and in other tabs, and `forget` deletes it.
 */
export function useRefreshLog(owner: string) {
  const store = useStore();
  const { cache, mutate } = useSWRConfig();
  const ownKeys = () => [...cache.keys()].filter((key) => key.split(' ')[1] === owner);
  return {
    refresh: () => {
      const putResponses = ownRows(store, owner).map((row) =>
        Object.assign({}, row, { isStale: true }),
      );
      void store.write({ putResponses });
      for (const key of ownKeys()) void mutate(key);
    },
    forget: async () => {
      const mutations = store.mutations.filter((row) => row.owner === owner);
      await store.write({
        deleteResponses: ownRows(store, owner).map(({ key }) => key),
        deleteMutations: mutations.map(({ id }) => id),
      });
      for (const key of ownKeys()) void mutate(key, undefined, { revalidate: false });
    },
  };
}
