import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';
import { useLogChanges } from '../changes/LogChangesContext.ts';
import { countChanges } from './countChanges.ts';
import { UnsavedCard } from './UnsavedCard.ts';

/** Says what the server does not answer, and what becomes of it. Nothing is there while it answers in time. */
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
