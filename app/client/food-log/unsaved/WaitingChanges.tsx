import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';
import { useLogChanges } from '../changes/LogChangesContext.ts';
import { countChanges } from './countChanges.ts';
import { UnsavedCard } from './UnsavedCard.ts';

/** Counts the changes that the server has not answered in time, and says where they are kept. Else it is empty. */
export function WaitingChanges() {
  const changes = useLogChanges();
  const { pending, isStuck, isKept } = useSyncExternalStore(changes.subscribe, changes.getState);
  return (
    <output>
      {isStuck && (
        <UnsavedCard as="span">
          <span>
            <strong>Not saved yet: {countChanges(pending.length)}</strong>
            {isKept
              ? 'Kept on this device until Foodlog answers.'
              : 'Leave this page open until Foodlog answers.'}
          </span>
          <Button onClick={changes.sendNow}>Try now</Button>
        </UnsavedCard>
      )}
    </output>
  );
}
