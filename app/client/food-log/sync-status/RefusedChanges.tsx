import type { CalendarDay } from '@foodlog/ui';
import Button from '@mui/material/Button';
import { type Ref, useState } from 'react';
import { focusHeadingWhenGone } from '../../components/focusHeadingWhenGone.ts';
import { Problem } from '../../components/Problem.tsx';
import { describeChange } from '../outbox/describeChange.ts';
import { useOutbox } from '../outbox/OutboxContext.ts';
import type { MutationRow } from '../../store/rows.ts';
import { useOutboxState } from '../outbox/useOutboxState.ts';
import { isSettingChange, type LogChange } from '../data/FoodLog.types.ts';
import { StatusCard } from './StatusCard.ts';

const canBeEdited = (change: LogChange) =>
  change.kind === 'update' || (change.kind === 'create' && change.entries.length === 1);

/**
 * Shows the changes that the server refused after the page stopped waiting for them, until the person corrects,
 * repeats or discards each.
 */
export function RefusedChanges({
  today,
  list,
  onEdit,
}: {
  today: CalendarDay;
  /** Receives the list. */
  list?: Ref<HTMLDivElement>;
  /** Opens the change to be corrected. @returns why it could not. */
  onEdit?: (rejected: MutationRow) => string | undefined;
}) {
  const outbox = useOutbox();
  const rejected = useOutboxState((state) => state.rejected);
  const [problem, setProblem] = useState<string>();
  const cards = rejected.map((one) => (
    <StatusCard key={one.id} role="alert">
      <p>
        <strong>{`Not saved: ${describeChange(one.change, today, today)}`}</strong>
        <span>{one.error}</span>
      </p>
      <div>
        {onEdit && canBeEdited(one.change) && (
          <Button onClick={() => setProblem(onEdit(one))}>Edit</Button>
        )}
        {isSettingChange(one.change) && (
          <Button
            onClick={() => {
              // Refused again, it is listed again.
              void outbox.submit(one.change, AbortSignal.abort());
              outbox.discard(one.id);
            }}
          >
            Try again
          </Button>
        )}
        <Button ref={focusHeadingWhenGone} color="error" onClick={() => outbox.discard(one.id)}>
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
    </>
  );
}
