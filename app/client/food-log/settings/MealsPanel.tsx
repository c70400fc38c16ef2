import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { areMeals } from '../../api/answers.ts';
import { t } from '../../language/t.ts';
import { minuteOf, timeOf } from '../clock/minuteOfDay.ts';
import { differenceInWords, partsOf } from '../data/differenceInWords.ts';
import type { Meals } from '../data/FoodLog.types.ts';
import { useSettings } from '../day/useSettings.ts';
import { useOutbox } from '../outbox/OutboxContext.ts';
import { useUnmountSignal } from '../outbox/useUnmountSignal.ts';
import { type MealRow, mergeMeals } from './mergeSettings.ts';
import { changedElsewhere, PanelForm } from './PanelForm.tsx';
import { panelDraftKeys, usePanelDraft } from './usePanelDraft.ts';

/** The server takes at most this many meals. */
const most = 20;

const blank: MealRow = { name: '', time: '' };

/** What a person gets to change who has no meals yet. */
const suggested = (): MealRow[] => [
  { name: t('Breakfast'), time: '04:00' },
  { name: t('Lunch'), time: '11:00' },
  { name: t('Dinner'), time: '16:00' },
  { name: t('Snacks'), time: '' },
];

interface Typed {
  rows: MealRow[];
  /** The meals as they were when the first was typed. */
  before: Meals;
}

const isRow = (row: unknown) =>
  typeof Object(row).name === 'string' && typeof Object(row).time === 'string';

function isTyped(value: unknown): value is Typed {
  const { rows, before } = Object(value);
  return areMeals(before) && Array.isArray(rows) && rows.every(isRow);
}

const Rows = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 8.5rem)',
  gap: theme.spacing(1),
  '& > span': { ...theme.typography.caption, color: (theme.vars ?? theme).palette.text.secondary },
  '& input': { boxSizing: 'border-box', height: 'auto', minHeight: 44, padding: '0.25rem 0.75rem' },
}));

// Those that wait for the server have no version yet.
const rowsOf = ({ version, meals }: Meals): MealRow[] =>
  version === 0 && meals.length === 0
    ? suggested()
    : meals.map(({ name, startMinute }) => ({
        name,
        time: typeof startMinute === 'number' ? timeOf(startMinute) : '',
      }));

function readMeals(rows: readonly MealRow[]): Meals['meals'] {
  return rows
    .map(({ name, time }) => ({
      name: name.trim().replaceAll(/\s+/gu, ' '),
      startMinute: time === '' ? null : minuteOf(time),
    }))
    .filter(({ name }) => name !== '');
}

function areUnique(meals: Meals['meals']): boolean {
  const names = new Set(meals.map(({ name }) => name.toLowerCase().normalize('NFC')));
  return names.size === meals.length;
}

/** Names the meals in which the entries of a day are shown, and when each begins. */
export function MealsPanel({ userId, onClose }: { userId: string; onClose: () => void }) {
  const outbox = useOutbox();
  const getSignal = useUnmountSignal();
  const id = useId();
  const now = useSettings(userId)?.meals;
  const draftKey = `${panelDraftKeys(userId)}Meals`;
  const [typed, setTyped] = usePanelDraft(draftKey, isTyped);
  // What another device has set since is not overwritten: the server refuses that.
  const before = typed?.before ?? now;
  const given = typed?.rows ?? (before ? rowsOf(before) : []);
  const hasRoom = before && given.length < most && given.at(-1)?.name !== '';
  const rows = hasRoom ? [...given, blank] : given;
  const put = (index: number, row: MealRow) => {
    if (before) setTyped({ rows: rows.with(index, row), before });
  };

  return (
    <PanelForm
      heading={t('Meals')}
      hint={t(
        'A new entry gets the meal of its time. To remove a meal, empty its name: entries keep it.',
      )}
      draftKey={draftKey}
      onSave={async () => {
        if (!before) return t('Your meals are not known yet. Check your connection.');
        const meals = readMeals(rows);
        if (!areUnique(meals)) return t('Two meals have the same name.');
        if (JSON.stringify(meals) === JSON.stringify(before.meals)) return undefined;
        const change = { kind: 'setMeals', before, after: { ...before, meals } } as const;
        return changedElsewhere(outbox.submit(change, getSignal()), ({ meals: set, version }) => {
          if (!set) return undefined;
          const current = { meals: set, version };
          setTyped({ rows: mergeMeals(rows, rowsOf(before), rowsOf(current)), before: current });
          return differenceInWords(partsOf(before), partsOf(current));
        });
      }}
      onClose={onClose}
    >
      <Rows>
        <span id={`${id}-name`}>{t('Meal')}</span>
        <span id={`${id}-time`}>{t('Begins at')}</span>
        {rows.flatMap((row, index) => {
          const name = (
            <OutlinedInput
              // oxlint-disable-next-line react/no-array-index-key -- a row keeps its place
              key={`name ${index}`}
              value={row.name}
              inputProps={{ 'aria-labelledby': `${id}-name`, maxLength: 50, translate: 'no' }}
              onChange={({ target }) => put(index, { ...row, name: target.value })}
            />
          );
          const time = (
            <OutlinedInput
              // oxlint-disable-next-line react/no-array-index-key -- a row keeps its place
              key={`time ${index}`}
              type="time"
              inputProps={{
                'aria-label': row.name
                  ? t('{meal} begins at', { meal: row.name })
                  : t('New meal begins at'),
              }}
              value={row.time}
              onChange={({ target }) => put(index, { ...row, time: target.value })}
            />
          );
          return [name, time];
        })}
      </Rows>
    </PanelForm>
  );
}
