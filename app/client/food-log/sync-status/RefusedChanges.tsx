import type { CalendarDay } from '@foodlog/ui';
import Button from '@mui/material/Button';
import { type Ref, useState } from 'react';
import { Link } from 'react-router-dom';
import { focusHeadingWhenGone } from '../../components/focusHeadingWhenGone.ts';
import { Problem } from '../../components/Problem.tsx';
import { t } from '../../language/t.ts';
import { describeChange } from '../outbox/describeChange.ts';
import { useOutbox } from '../outbox/OutboxContext.ts';
import type { MutationRow } from '../../store/rows.ts';
import { useOutboxState } from '../outbox/useOutboxState.ts';
import { isSettingChange, type LogChange } from '../data/FoodLog.types.ts';
import { StatusCard } from './StatusCard.ts';

// An editor does not ask for the meal.
const canBeEdited = (change: LogChange) =>
  change.kind === 'update'
    ? change.before.meal === change.after.meal
    : change.kind === 'create' && change.entries.length === 1;

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
  /** Opens the change to be corrected. @returns why it could not. Without it, Edit leads to the log. */
  onEdit?: (rejected: MutationRow) => string | undefined;
}) {
  const outbox = useOutbox();
  const rejected = useOutboxState((state) => state.rejected);
  const [problem, setProblem] = useState<string>();
  const cards = rejected.map((one) => (
    <StatusCard key={one.id} role="alert">
      <p>
        <strong>
          {t('Not saved: {change}', { change: describeChange(one.change, today, today) })}
        </strong>
        <span>{one.error}</span>
      </p>
      <div>
        {canBeEdited(one.change) &&
          (onEdit ? (
            <Button onClick={() => setProblem(onEdit(one))}>{t('Edit')}</Button>
          ) : (
            <Button component={Link} to="/food-log">
              {t('Edit')}
            </Button>
          ))}
        {isSettingChange(one.change) && (
          <Button
            onClick={() => {
              // Refused again, it is listed again.
              void outbox.submit(one.change, AbortSignal.abort());
              outbox.discard(one.id);
            }}
          >
            {t('Try again')}
          </Button>
        )}
        <Button ref={focusHeadingWhenGone} color="error" onClick={() => outbox.discard(one.id)}>
          {t('Discard')}
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
