import type { CalendarDay } from '@foodlog/ui';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { focusHeadingWhenGone } from '../../components/focusHeadingWhenGone.ts';
import { Problem } from '../../components/Problem.tsx';
import { describeChange } from '../changes/describeChange.ts';
import { useLogChanges } from '../changes/LogChangesContext.ts';
import type { RefusedChange } from '../changes/LogChangesState.ts';
import { useLogChangesState } from '../changes/useLogChangesState.ts';
import type { LogChange } from '../data/FoodLog.types.ts';
import { GoToRefused } from './GoToRefused.tsx';
import { StatusCard } from './StatusCard.ts';

const canBeEdited = (change: LogChange) =>
  change.kind === 'update' || (change.kind === 'create' && change.entries.length === 1);

/**
 * Shows the changes that the server refused after the page stopped waiting for them, until the person corrects or
 * discards each.
 */
export function RefusedChanges({
  today,
  onEdit,
}: {
  today: CalendarDay;
  /** Opens the change to be corrected. @returns why it could not. */
  onEdit?: (refused: RefusedChange) => string | undefined;
}) {
  const changes = useLogChanges();
  const refused = useLogChangesState((state) => state.refused);
  const [problem, setProblem] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const cards = refused.map((one, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the same change can be refused twice, and none has a state
    <StatusCard key={index} role="alert">
      <p>
        <strong>{`Not saved: ${describeChange(one.change, today, today)}`}</strong>
        <span>{one.refusal}</span>
      </p>
      <div>
        {onEdit && canBeEdited(one.change) && (
          <Button onClick={() => setProblem(onEdit(one))}>Edit</Button>
        )}
        <Button
          ref={focusHeadingWhenGone}
          color="error"
          onClick={() => changes.discard(one.change.id)}
        >
          Discard
        </Button>
      </div>
    </StatusCard>
  ));
  if (cards.length === 0) return null;
  return (
    <>
      <div ref={list}>{cards}</div>
      {problem !== undefined && <Problem>{problem}</Problem>}
      <GoToRefused list={list} count={cards.length} />
    </>
  );
}
