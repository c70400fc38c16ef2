import { EntryList, type FoodLogEntry, NameField } from '@foodlog/ui';
import { rankFoods } from '@foodlog/ui/food-ranking';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { describeError } from '../api/describeError.ts';
import { Problem } from '../components/Problem.tsx';
import { useFocusOnArrival } from '../components/useFocusOnArrival.ts';
import { plural, t } from '../language/t.ts';
import type { Owner } from '../session/ownerOf.ts';
import { useAllFoods } from './add/useFoods.ts';
import { useToday } from './clock/useToday.ts';
import { draftsOf } from './data/drafts.ts';
import { foodId, type FoodSetting } from './data/FoodLog.types.ts';
import { later, type OwnFood } from './data/ownFoods.ts';
import { Freshness } from './day/Freshness.tsx';
import { useBoundsAnswer } from './day/useLogBounds.ts';
import { UndoLastChange } from './entries/UndoLastChange.tsx';
import { useOutbox } from './outbox/OutboxContext.ts';
import { usePendingIds } from './outbox/usePendingIds.ts';
import { useUnmountSignal } from './outbox/useUnmountSignal.ts';
import { FoodPanel, foodDraft } from './settings/FoodPanel.tsx';
import { panelDraftKeys } from './settings/usePanelDraft.ts';
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

const groupsOfFoods = () => [
  { key: 'pinned', label: t('Pinned') },
  { key: 'offered', label: t('Offered') },
  { key: 'hidden', label: t('Hidden') },
];

const groupOf = ({ own: { set } }: Row) =>
  set.isHidden ? 'hidden' : set.isPinned ? 'pinned' : 'offered';

const words = () => ({
  heading: t('Foods'),
  delete: t('Delete {name} from your foods'),
  pending: t('Not saved yet'),
  loading: t('Loading your foods'),
  move: t('Pin or hide {name}'),
  moved: t('{name}: {group}'),
  emptyGroup: t('None'),
});

// Neither has a food a time, nor a group a sum.
const none = { style: { display: 'none' } };
const slotProps = { groupTotal: none, groupDetails: none };
const look = { '& time': none.style };

const count = (found: number, all: number) =>
  found === all
    ? plural(all, { one: '1 food', other: '{count} foods' })
    : plural(all, { one: '{found} of 1 food', other: '{found} of {count} foods' }, { found });

/** A person's foods: what is offered when they log, to be found, corrected, pinned, hidden and deleted. */
export function OwnFoods({ userId, user }: Owner) {
  const outbox = useOutbox();
  const getSignal = useUnmountSignal();
  const heading = useFocusOnArrival();
  const today = useToday();
  const [groups] = useState(groupsOfFoods);
  const { foods, error, retry } = useAllFoods(userId);
  const bounds = useBoundsAnswer(userId);
  const failure = error ?? (bounds.data ? undefined : bounds.error);
  const pendingIds = usePendingIds();
  const [text, setText] = useState('');
  // What was half typed before the page was left opens again.
  const [editingId, setEditingId] = useState<string | undefined>(
    () => draftsOf(panelDraftKeys(userId) + foodDraft)[0],
  );
  const [problem, setProblem] = useState<string>();

  const rows = useMemo(() => foods?.map((own) => toRow(own)), [foods]);
  const asked = useDeferredValue(text.trim());
  const found = useMemo(() => (rows && asked ? rankFoods(rows, asked) : rows), [rows, asked]);
  // Without an answer, no foods are none that this device knows.
  const entries = (failure ? rows?.length : bounds.data) ? found : undefined;

  const change = async ({ own: { food, set } }: Row, values: Partial<FoodSetting>) => {
    setProblem(undefined);
    try {
      await outbox.submit(
        { kind: 'setFood', before: set, after: { ...set, ...values } },
        getSignal(),
      );
    } catch (cause) {
      const reason = describeError(cause);
      throw new Error(t('{name} was not changed. {reason}', { name: food.name, reason }), {
        cause,
      });
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
            {t('Your foods')}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t(
              'They are offered when you log. What you have logged stays as it is, whatever you change here.',
            )}
          </Typography>
        </div>
        <NameField fullWidth label={t('Search your foods')} value={text} onChange={setText} />
        <div>
          <Box sx={above}>
            {entries && rows && rows.length > 0 && (
              <Typography variant="body2">{count(entries.length, rows.length)}</Typography>
            )}
            <div>
              <UndoLastChange
                keyShortcut={undefined}
                entries={focus}
                day={undefined}
                replaced={undefined}
                {...{ undoButton, today }}
              />
            </div>
          </Box>
          {problem !== undefined && <Problem>{problem}</Problem>}
          <Freshness
            isKnown={entries !== undefined}
            asOf={undefined}
            error={failure}
            missing={t('You’re offline, and your foods aren’t saved here.')}
            onRetry={() => {
              retry();
              void bounds.mutate();
            }}
          />
          {(entries !== undefined || failure === undefined) && (
            <EntryList
              entries={entries}
              // Nothing can be changed before it is known who is there.
              disabled={user === undefined}
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
                <FoodPanel
                  key={editingId}
                  {...{ userId, own }}
                  onClose={() => setEditingId(undefined)}
                />
              )}
              slotProps={slotProps}
              localeText={{
                ...words(),
                empty: rows?.length
                  ? t('None of your foods fits.')
                  : t('Foods that you log appear here.'),
              }}
              sx={look}
            />
          )}
        </div>
        {user && <RefusedChanges today={today} />}
      </Stack>
      <Notices>
        <StatusStrip />
      </Notices>
    </>
  );
}
