import Button from '@mui/material/Button';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { focusHeadingWhenGone } from '../../components/focusHeadingWhenGone.ts';
import { plural, t } from '../../language/t.ts';
import { persistStorage } from '../../store/persistStorage.ts';
import { useOutbox } from '../outbox/OutboxContext.ts';
import { useOutboxState } from '../outbox/useOutboxState.ts';
import { useIsOffline } from '../data/useConnection.ts';
import { StatusCard } from './StatusCard.ts';

/** How often the page finds out whether Foodlog can be reached again, in milliseconds. */
const retryMs = 30_000;

/** Whether anything is lost, and what to do. */
function detailsOf(waiting: number, isDurable: boolean, isOffline: boolean): string {
  if (!isDurable) return t('Leave this page open.');
  if (waiting === 0) return t('Keep logging. Changes will be sent when you’re online.');
  return isOffline
    ? t('Saved on this device. Will be sent when you’re online.')
    : t('Saved on this device. Foodlog tries again by itself.');
}

/** How long fewer changes must wait before that is said, in milliseconds: many may be saved at once. */
const debounceMs = 1000;

/** The number to say. */
function useDebounced(count: number): number {
  const [said, setSaid] = useState(count);
  if (count > said) setSaid(count);
  useEffect(() => {
    const timer = setTimeout(setSaid, debounceMs, count);
    return () => clearTimeout(timer);
  }, [count]);
  return said;
}

/** Whether the page has to say that everything is saved, because it has said that something waits. */
function useSaysSaved(waiting: number): boolean {
  const isPending = useOutboxState(({ pending }) => pending.length > 0);
  const isRefused = useOutboxState(({ rejected }) => rejected.length > 0);
  const [saved, setSaved] = useState<'awaited' | 'said'>();
  const next = ((): typeof saved => {
    if (isRefused) return undefined;
    if (waiting > 0) return 'awaited';
    if (isPending) return saved === 'awaited' ? saved : undefined;
    return saved && 'said';
  })();
  if (next !== saved) setSaved(next);
  return next === 'said';
}

/**
 * Says, in one place for all, that Foodlog cannot be reached, how many changes wait for it and where they are kept.
 * Afterwards, it tells screen readers that everything is saved. Else it is empty.
 */
export function StatusStrip() {
  const outbox = useOutbox();
  const { mutate } = useSWRConfig();
  const isOffline = useIsOffline();
  const waiting = useOutboxState(({ isStalled, pending }) =>
    isStalled || isOffline ? pending.length : 0,
  );
  const isDurable = useOutboxState((state) => state.isDurable);
  const isWaiting = waiting > 0;
  useEffect(() => {
    if (isWaiting) void persistStorage();
  }, [isWaiting]);
  const [isTrying, setIsTrying] = useState(false);
  const tryNow = async () => {
    setIsTrying(true);
    outbox.retry();
    // Whatever is on screen is fetched again.
    await mutate(() => true);
    setIsTrying(false);
  };
  useEffect(() => {
    if (!isOffline) return undefined;
    // Changes are sent again by themselves, each time after a longer wait.
    const timer = setInterval(() => void mutate(() => true), retryMs);
    return () => clearInterval(timer);
  }, [mutate, isOffline]);
  const said = useDebounced(waiting);
  const offline =
    waiting > 0
      ? plural(said, {
          one: 'Offline. 1 change to send',
          other: 'Offline. {count} changes to send',
        })
      : t('Offline');
  const saysSaved = useSaysSaved(waiting);
  return (
    <output>
      {saysSaved && <span style={visuallyHidden}>{t('Everything is saved.')}</span>}
      {(isOffline || waiting > 0) && (
        <StatusCard as="span">
          <span>
            <strong>
              {isOffline
                ? offline
                : plural(said, {
                    one: 'Not saved yet: 1 change',
                    other: 'Not saved yet: {count} changes',
                  })}
            </strong>
            <span data-optional={isDurable}>{detailsOf(waiting, isDurable, isOffline)}</span>
          </span>
          <Button ref={focusHeadingWhenGone} onClick={() => void tryNow()}>
            <span>{isTrying ? t('Trying...') : t('Try now')}</span>
          </Button>
        </StatusCard>
      )}
    </output>
  );
}
