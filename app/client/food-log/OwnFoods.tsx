import { EntryList, type FoodLogEntry, NameField } from '@foodlog/ui';
import { rankFoods } from '@foodlog/ui/food-ranking';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { describeError } from '../api/describeError.ts';
import { Problem } from '../components/Problem.tsx';
import { useFocusOnArrival } from '../components/useFocusOnArrival.ts';
import type { Owner } from '../session/ownerOf.ts';
import { useAllFoods } from './add/useFoods.ts';
import { useToday } from './clock/useToday.ts';
import { foodId, type FoodSetting } from './data/FoodLog.types.ts';
import { later, type OwnFood } from './data/ownFoods.ts';
import { useBoundsAnswer } from './day/useLogBounds.ts';
import { UndoLastChange } from './entries/UndoLastChange.tsx';
import { useOutbox } from './outbox/OutboxContext.ts';
import { usePendingIds } from './outbox/usePendingIds.ts';
import { useUnmountSignal } from './outbox/useUnmountSignal.ts';
import { FoodPanel } from './settings/FoodPanel.tsx';
import { Notices } from './sync-status/Notices.tsx';
import { RefusedChanges } from './sync-status/RefusedChanges.tsx';
import { StatusStrip } from './sync-status/StatusStrip.tsx';

interface Row extends FoodLogEntry {
  own: OwnFood;
}

const toRow = (own: OwnFood): Row => ({
  ...own.food,
  own,
  id: foodId(own.set),
  day: '',
  time: '',
});

/** Above the list, with the place of Undo, so that nothing moves when that appears. */
const above = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 44,
  '& > p': { color: 'text.secondary', whiteSpace: 'nowrap' },
  '& > div': { flex: 1, containerType: 'inline-size' },
};

const groups = [
  { key: 'pinned', label: 'Pinned' },
  { key: 'offered', label: 'Offered' },
  { key: 'hidden', label: 'Hidden' },
];

const groupOf = ({ own: { set } }: Row) =>
  set.isHidden ? 'hidden' : set.isPinned ? 'pinned' : 'offered';

const words = {
  heading: 'Foods',
  delete: 'Delete {name} from your foods',
  pending: 'Not saved yet',
  loading: 'Loading your foods',
  move: 'Pin or hide {name}',
  moved: '{name}: {group}',
  emptyGroup: 'None',
};

// Neither has a food a time, nor a group a sum.
const none = { style: { display: 'none' } };
const slotProps = { groupTotal: none, groupDetails: none };
const look = { '& time': none.style };

const count = (found: number, all: number) =>
  `${found === all ? '' : `${found} of `}${all} ${all === 1 ? 'food' : 'foods'}`;

/** A person's foods: what is offered when they log, to be found, corrected, pinned, hidden and deleted. */
export function OwnFoods({ userId, user }: Owner) {
  const outbox = useOutbox();
  const getSignal = useUnmountSignal();
  const heading = useFocusOnArrival();
  const today = useToday();
  const { foods, error, retry } = useAllFoods(userId);
  const bounds = useBoundsAnswer(userId);
  const failure = error ?? (bounds.data ? undefined : bounds.error);
  const pendingIds = usePendingIds();
  const [text, setText] = useState('');
  const [editingId, setEditingId] = useState<string>();
  const [problem, setProblem] = useState<string>();

  const rows = useMemo(() => foods?.map((own) => toRow(own)), [foods]);
  const asked = useDeferredValue(text.trim());
  const found = useMemo(() => (rows && asked ? rankFoods(rows, asked) : rows), [rows, asked]);
  const entries = failure || bounds.data ? found : undefined;

  const change = async ({ own: { food, set } }: Row, values: Partial<FoodSetting>) => {
    setProblem(undefined);
    try {
      await outbox.submit(
        { kind: 'setFood', before: set, after: { ...set, ...values } },
        getSignal(),
      );
    } catch (cause) {
      throw new Error(`${food.name} was not changed. ${describeError(cause)}`, { cause });
    }
  };
  const remove = (row: Row) => {
    // An entry may have a later time than now.
    const deletedAt = later(new Date().toISOString(), row.own.lastLoggedAt) ?? null;
    change(row, { deletedAt }).catch(({ message }: Error) => setProblem(message));
  };
  const undoButton = useRef<HTMLButtonElement>(null);
  const focus = useRef({ focusEntry: () => heading.current?.focus() });

  return (
    <>
      <Stack spacing={2} sx={{ maxWidth: 640, mx: 'auto' }}>
        <div>
          <Typography ref={heading} variant="h5" component="h1" tabIndex={-1}>
            Your foods
          </Typography>
          <Typography variant="body2" color="textSecondary">
            They are offered when you log. What you have logged stays as it is, whatever you change
            here.
          </Typography>
        </div>
        <NameField fullWidth label="Search your foods" value={text} onChange={setText} />
        <div>
          <Box sx={above}>
            {entries && rows && rows.length > 0 && (
              <Typography variant="body2">{count(entries.length, rows.length)}</Typography>
            )}
            <div>
              <UndoLastChange
                keyShortcut={undefined}
                entries={focus}
                replaced={undefined}
                {...{ undoButton, today }}
              />
            </div>
          </Box>
          {problem !== undefined && <Problem>{problem}</Problem>}
          <EntryList
            entries={entries}
            error={failure && new Error(describeError(failure))}
            // Nothing can be changed before it is known who is there.
            disabled={user === undefined}
            onRetry={() => {
              retry();
              void bounds.mutate();
            }}
            groups={entries?.length ? groups : undefined}
            groupBy={groupOf}
            onMove={async (row, group) =>
              change(row, { isPinned: group === 'pinned', isHidden: group === 'hidden' })
            }
            pendingIds={pendingIds}
            editingId={editingId}
            onEdit={({ id }) => setEditingId(id)}
            onDelete={remove}
            renderEditor={({ own }) => (
              <FoodPanel key={editingId} own={own} onClose={() => setEditingId(undefined)} />
            )}
            slotProps={slotProps}
            localeText={{
              ...words,
              empty: rows?.length ? 'None of your foods fits.' : 'Foods that you log appear here.',
            }}
            sx={look}
          />
        </div>
        <RefusedChanges today={today} />
      </Stack>
      <Notices>
        <StatusStrip />
      </Notices>
    </>
  );
}
