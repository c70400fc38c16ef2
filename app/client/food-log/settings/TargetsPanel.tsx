import { type CalendarDay, formatDay } from '@foodlog/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { DayTargets, Targets } from '../data/FoodLog.types.ts';
import { targetsFor, withTargets } from '../data/settings.ts';
import { useSettings } from '../day/useSettings.ts';
import { useOutbox } from '../outbox/OutboxContext.ts';
import { useUnmountSignal } from '../outbox/useUnmountSignal.ts';
import { FigureFields, isEmpty, isWrong, wordsOfFigures } from './FigureFields.tsx';
import { mergeTargets, noTarget } from './mergeSettings.ts';
import { changedElsewhere, PanelForm } from './PanelForm.tsx';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Targets in words, such as "calories 2,000, fats 70". */
const wordsOf = (list: readonly DayTargets[]) =>
  list
    .map((target, day) => {
      const words = wordsOfFigures(target);
      return list.length === 7 ? `${weekdays[day]} ${words || 'none'}` : words;
    })
    .join('; ') || 'no targets';

/** The targets of each weekday, in place of one for every day, or the other way round. */
const other = (list: DayTargets[]) =>
  list.length === 7 ? list.slice(0, 1) : weekdays.map(() => list[0] ?? noTarget);

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
  // The form stays what it was opened for when another day comes on screen.
  const [startDay] = useState(day);
  const known = useSettings(userId)?.targets;
  const [typed, setTyped] = useState<{ list: DayTargets[]; all: Targets[] }>();
  // What another device has set since is not overwritten: the server refuses that.
  const all = typed?.all ?? known ?? [];
  const now = targetsFor(all, startDay)?.targets ?? [];
  const list = typed?.list ?? (now.length > 0 ? now : [noTarget]);
  const put = (next: DayTargets[]) => setTyped({ list: next, all });
  const [isChecked, setIsChecked] = useState(false);
  const next = all.find((one) => one.startDay > startDay && one.targets !== null);

  const save = async () => {
    if (!known) return 'Your targets are not known yet. Check your connection.';
    setIsChecked(true);
    if (list.some((target) => isWrong(target)))
      return 'Enter whole numbers from 0 to 100,000, or leave a field empty.';
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
      setTyped({ list: mergeTargets(list, now, held), all: others });
      return wordsOf(held);
    });
  };

  return (
    <PanelForm
      heading="Targets"
      hint={`From ${formatDay(startDay)}${next ? ` to the day before ${formatDay(next.startDay)}, when others begin` : ' on'}. Days before that keep theirs. An empty field is no target.`}
      onSave={save}
      onClose={onClose}
    >
      {(known ? list : []).map((target, index) => (
        <FigureFields
          // oxlint-disable-next-line react/no-array-index-key -- it is the weekday
          key={index}
          legend={list.length === 7 ? weekdays[index] : 'Every day'}
          values={target}
          isChecked={isChecked}
          onChange={(values) => put(list.with(index, values))}
        />
      ))}
      <Button sx={{ ml: -1 }} disabled={!known} onClick={() => put(other(list))}>
        {list.length === 7 ? 'The same every day' : 'Different by weekday'}
      </Button>
    </PanelForm>
  );
}
