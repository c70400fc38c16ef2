import Button from '@mui/material/Button';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { focusHeadingWhenGone } from '../../components/focusHeadingWhenGone.ts';
import { useDevice } from '../../device/DeviceContext.ts';
import { useLogChanges } from '../changes/LogChangesContext.ts';
import { useLogChangesState } from '../changes/useLogChangesState.ts';
import { useIsOffline } from '../data/useConnection.ts';
import { ClockNotice } from './ClockNotice.tsx';
import { countChanges } from './countChanges.ts';
import { UnsavedCard } from './UnsavedCard.ts';

/** How often the page finds out whether Foodlog can be reached again, in milliseconds. */
const askAgain = 30_000;

/**
 * Whether anything is lost, and what to do. The texts are about equally long, so that the page does not move when the first
 * change waits.
 */
function detailsOf(waiting: number, isKept: boolean, mayBeDeleted: boolean): string {
  if (!isKept) return 'Leave this page open.';
  if (waiting === 0) return 'You can go on logging. Changes are sent later.';
  return mayBeDeleted
    ? 'Kept on this device as long as space allows.'
    : 'Kept on this device until Foodlog can be reached.';
}

/** Whether the page has to say that everything is saved: it has told of trouble, which is over. */
function useSaysSaved(isTroubled: boolean): boolean {
  const isSaved = useLogChangesState(
    ({ pending, refused }) => pending.length + refused.length === 0,
  );
  const [saved, setSaved] = useState<'awaited' | 'said'>();
  if (isTroubled && saved !== 'awaited') setSaved('awaited');
  if (!isTroubled && saved === 'awaited' && isSaved) setSaved('said');
  if (saved === 'said' && !isSaved) setSaved(undefined);
  return saved === 'said';
}

/**
 * Says, in one place for all, that Foodlog cannot be reached, how many changes wait for it and where they are kept, and
 * that the clock is wrong. Afterwards, it tells screen readers that everything is saved. Else it is empty.
 */
export function StatusStrip() {
  const changes = useLogChanges();
  const { mutate } = useSWRConfig();
  const isOffline = useIsOffline();
  const waiting = useLogChangesState(({ isStuck, pending }) =>
    isStuck || isOffline ? pending.length : 0,
  );
  const isKept = useLogChangesState((state) => state.isKept);
  const device = useDevice();
  const [mayBeDeleted, setMayBeDeleted] = useState(false);
  const isWaiting = waiting > 0;
  useEffect(() => {
    if (isWaiting) void device.persist().then((isPersistent) => setMayBeDeleted(!isPersistent));
  }, [device, isWaiting]);
  const [isTrying, setIsTrying] = useState(false);
  const tryNow = async () => {
    setIsTrying(true);
    changes.sendNow();
    // Whatever is on screen is fetched again.
    await mutate(() => true);
    setIsTrying(false);
  };
  useEffect(() => {
    if (!isOffline) return undefined;
    // Changes are sent again by themselves, each time with more patience.
    const timer = setInterval(() => void mutate(() => true), askAgain);
    return () => clearInterval(timer);
  }, [mutate, isOffline]);
  const offline = waiting > 0 ? `Offline: ${waiting} waiting` : 'Offline';
  const isTroubled = isOffline || waiting > 0;
  const saysSaved = useSaysSaved(isTroubled);
  return (
    <output>
      {saysSaved && <span style={visuallyHidden}>Everything is saved.</span>}
      {isTroubled && (
        <UnsavedCard as="span">
          <span>
            <strong>{isOffline ? offline : `Not saved yet: ${countChanges(waiting)}`}</strong>
            {detailsOf(waiting, isKept, mayBeDeleted)}
          </span>
          <Button ref={focusHeadingWhenGone} onClick={() => void tryNow()}>
            {isTrying ? 'Trying...' : 'Try now'}
          </Button>
        </UnsavedCard>
      )}
      <ClockNotice />
    </output>
  );
}
