import { type CalendarDay, isCalendarDay } from '@foodlog/ui';
import { getLocale } from '../../appearance/appearance.ts';
import { formatDay } from '../../appearance/formatDay.ts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { areTargets } from '../../api/answers.ts';
import { asLabel } from '../../language/asLabel.ts';
import { t } from '../../language/t.ts';
import { differenceInWords, partsOf, weekdays } from '../data/differenceInWords.ts';
import type { Targets } from '../data/FoodLog.types.ts';
import { targetsFor, withTargets } from '../data/settings.ts';
import { useSettings } from '../day/useSettings.ts';
import { useOutbox } from '../outbox/OutboxContext.ts';
import { useUnmountSignal } from '../outbox/useUnmountSignal.ts';
import { FigureFields, mostOf } from './FigureFields.tsx';
import { mergeTargets, noTarget } from './mergeSettings.ts';
import { changedElsewhere, PanelForm } from './PanelForm.tsx';
import { areFigures, areTypedFigures, inUnitOfPages, type TypedFigures } from './typedFigures.ts';
import { panelDraftKeys, usePanelDraft } from './usePanelDraft.ts';

interface Typed {
  startDay: CalendarDay;
  list: TypedFigures[];
  /** All targets as they were when the first was typed. */
  all: Targets[];
}

function isTyped(value: unknown): value is Typed {
  const { startDay, list, all } = Object(value);
  return (
    isCalendarDay(startDay) &&
    Array.isArray(list) &&
    list.every((typed) => areTypedFigures(typed)) &&
    areTargets(all)
  );
}

const inUnit = ({ list, ...rest }: Typed, unit: unknown): Typed => ({
  ...rest,
  list: list.map((typed) => inUnitOfPages(typed, unit)),
});

const isEmpty = (typed: TypedFigures) => Object.values(typed).every((value) => value === null);

/** The targets of each weekday, in place of one for every day, or the other way round. */
const other = (list: TypedFigures[]) =>
  list.length === 7 ? list.slice(0, 1) : Array.from({ length: 7 }, () => list[0] ?? noTarget);

/** Sets the targets of the day on screen and of those after it. */
export function TargetsPanel({
  userId,
  day,
  onClose,
}: {
  userId: string;
  day: CalendarDay;
  onClose: () => void;
}) {
  const outbox = useOutbox();
  const getSignal = useUnmountSignal();
  const draftKey = `${panelDraftKeys(userId)}Targets`;
  const [typed, setTyped] = usePanelDraft(draftKey, isTyped, inUnit);
  // The form stays what it was opened for when another day comes on screen.
  const [startDay] = useState(typed?.startDay ?? day);
  const known = useSettings(userId)?.targets;
  // What another device has set since is not overwritten: the server refuses that.
  const all = typed?.all ?? known ?? [];
  const now = targetsFor(all, startDay)?.targets ?? [];
  const list = typed?.list ?? (now.length > 0 ? now : [noTarget]);
  const put = (next: TypedFigures[]) => setTyped({ startDay, list: next, all });
  const [isChecked, setIsChecked] = useState(false);
  const next = all.find((one) => one.startDay > startDay && one.targets !== null);

  const save = async () => {
    if (!known) return t('Your targets are not known yet. Check your connection.');
    setIsChecked(true);
    if (!list.every((target) => areFigures(target)))
      return t('Enter whole numbers from 0 to {most}, or leave a field empty.', {
        most: mostOf(list),
      });
    const before: Targets = all.find((one) => one.startDay === startDay) ?? {
      startDay,
      targets: null,
      version: 0,
    };
    const targets = list.every((target) => isEmpty(target)) ? [] : list;
    if (JSON.stringify(targets) === JSON.stringify(now)) return undefined;
    const change = { kind: 'setTargets', before, after: { ...before, targets } } as const;
    return changedElsewhere(outbox.submit(change, getSignal()), ({ targets: set, version }) => {
      if (set === undefined) return undefined;
      const others = withTargets(all, { startDay, targets: set, version });
      const held = targetsFor(others, startDay)?.targets ?? [];
      setTyped({ startDay, list: mergeTargets(list, now, held), all: others });
      return differenceInWords(
        partsOf({ ...before, targets: now }),
        partsOf({ ...before, targets: held }),
      );
    });
  };

  const from = formatDay(startDay);
  return (
    <PanelForm
      heading={t('Targets')}
      hint={
        next
          ? t(
              'From {day} to the day before {next}, when others begin. Days before that keep theirs. An empty field is no target.',
              { day: from, next: formatDay(next.startDay) },
            )
          : t('From {day} on. Days before that keep theirs. An empty field is no target.', {
              day: from,
            })
      }
      draftKey={draftKey}
      onSave={save}
      onClose={onClose}
    >
      {(known ? list : []).map((target, index) => (
        <FigureFields
          // oxlint-disable-next-line react/no-array-index-key -- it is the weekday
          key={index}
          legend={
            list.length === 7 ? asLabel(weekdays()[index] ?? '', getLocale()) : t('Every day')
          }
          values={target}
          isChecked={isChecked}
          onChange={(values) => put(list.with(index, values))}
        />
      ))}
      <Button sx={{ marginInlineStart: -1 }} disabled={!known} onClick={() => put(other(list))}>
        {list.length === 7 ? t('The same every day') : t('Different by weekday')}
      </Button>
    </PanelForm>
  );
}
