import { EntryPicker } from '@foodlog/ui';
import useSWR from 'swr';
import { describeError } from '../../api/describeError.ts';
import { LoadError } from '../../components/LoadError.tsx';
import { t } from '../../language/t.ts';
import { useOutbox } from '../outbox/OutboxContext.ts';
import { useUnmountSignal } from '../outbox/useUnmountSignal.ts';
import { deletedKey } from '../data/cacheKeys.ts';
import { useApi } from '../data/useApi.ts';
import { maxEntriesPerChange } from './copyEntriesTo.ts';
import { toListEntry } from './toListEntry.ts';

/** Lists the entries deleted in the last 30 days, and restores them to their days. */
export function DeletedEntries({ userId, onClose }: { userId: string; onClose: () => void }) {
  const api = useApi();
  const outbox = useOutbox();
  const getSignal = useUnmountSignal();
  const { data, error, mutate, isValidating } = useSWR(
    deletedKey(userId),
    async () => api.foodLogDeleted(),
    { dedupingInterval: 0, revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  const hasFailed = error !== undefined && data === undefined;
  // While the list is fetched again, rows could move below the finger.
  const shown = isValidating ? undefined : data;
  return (
    <EntryPicker
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens because a button was pressed
      autoFocus
      showDay
      entries={hasFailed ? [] : shown?.map((entry) => toListEntry(entry))}
      onCancel={onClose}
      onSubmit={async (selected) => {
        if (selected.length > maxEntriesPerChange) {
          throw new Error(
            t('Nothing was restored. Select at most {count} entries.', {
              count: maxEntriesPerChange,
            }),
          );
        }
        const ids = new Set(selected.map(({ id }) => id));
        const entries = (data ?? []).filter(({ id }) => ids.has(id));
        try {
          await outbox.submit({ kind: 'restore', entries }, getSignal());
        } catch (failure) {
          const reason = describeError(failure);
          throw new Error(t('Nothing was restored. {reason}', { reason }), { cause: failure });
        }
        onClose();
      }}
      localeText={{
        heading: t('Deleted in the last 30 days'),
        submit: t('Restore {count}'),
        empty: hasFailed ? '' : t('Nothing was deleted.'),
      }}
    >
      {hasFailed && <LoadError error={error} onRetry={() => void mutate()} />}
    </EntryPicker>
  );
}
