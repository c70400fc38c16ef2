import Button from '@mui/material/Button';
import { useLogChanges } from '../changes/LogChangesContext.ts';
import { useLogChangesState } from '../changes/useLogChangesState.ts';
import { countChanges } from './countChanges.ts';
import { UnsavedCard } from './UnsavedCard.ts';

/** Counts the changes that the server has not answered in time, and says where they are kept. Else it is empty. */
export function WaitingChanges() {
  const changes = useLogChanges();
  const waiting = useLogChangesState(({ isStuck, pending }) => (isStuck ? pending.length : 0));
  const isKept = useLogChangesState((state) => state.isKept);
  return (
    <output>
      {waiting > 0 && (
        <UnsavedCard as="span">
          <span>
            <strong>Not saved yet: {countChanges(waiting)}</strong>
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
