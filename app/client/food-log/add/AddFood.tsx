import {
  type CalendarDay,
  FoodForm,
  type FoodFormSlotProps,
  type FoodFormValues,
  formatDay,
} from '@foodlog/ui';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { SessionUser } from '../../session/Session.types.ts';
import { useLogChanges } from '../changes/LogChangesContext.ts';
import { dayName } from '../clock/dayName.ts';
import { useFormDraft } from '../data/useFormDraft.ts';
import { addDraftKey } from './addDraft.ts';
import { RepeatFood } from './RepeatFood.tsx';
import { useAddFood } from './useAddFood.ts';
import { useOwnFoods } from './useFoods.ts';

/** A food to put into the form, with a key that changes whenever a new form replaces the last one. */
export interface FilledForm {
  key: number;
  food?: FoodFormValues;
}

/** Offers foods to log again, and the form that adds another. */
export function AddFood({
  user,
  today,
  day,
  target,
  filled,
  nameInput,
  keyShortcut,
  onFill,
  onTargetChange,
  onLogged,
}: {
  user: SessionUser;
  today: CalendarDay;
  /** The day on screen. */
  day: CalendarDay;
  /** The day to which foods are logged. */
  target: CalendarDay;
  filled: FilledForm;
  /** Receives the input of the name. */
  nameInput: RefObject<HTMLInputElement | null>;
  /** The key that moves the focus to the name. */
  keyShortcut: string | undefined;
  onFill: (food: FoodFormValues) => void;
  /** Called when the person chooses to log to the day on screen, or no longer to. */
  onTargetChange: (isTarget: boolean) => void;
  onLogged: () => void;
}) {
  const changes = useLogChanges();
  const addFood = useAddFood(filled.key);
  const [wantsFoods, setWantsFoods] = useState(false);
  const foods = useOwnFoods(user.id, wantsFoods);
  const { restore, keep, submit } = useFormDraft(addDraftKey(user.id));
  // The object stays the same in every render: with another one, every field would render.
  const slotProps = useMemo<FoodFormSlotProps>(
    () => ({ input: ({ name }) => (name === 'name' ? { inputRef: nameInput } : {}) }),
    [nameInput],
  );
  useEffect(() => {
    if (filled.food) nameInput.current?.focus();
  }, [filled, nameInput]);

  return (
    <>
      <RepeatFood
        user={user}
        day={target}
        dayOnScreen={day}
        dayLabel={dayName(target, today)}
        onAdjust={onFill}
        onLogged={onLogged}
      />
      <FoodForm
        key={filled.key}
        defaultValues={filled.food}
        // A food that was put into the form replaces what was typed before.
        ref={filled.food ? undefined : restore}
        slotProps={slotProps}
        keyShortcut={keyShortcut}
        onInput={keep}
        onFocus={() => setWantsFoods(true)}
        suggestions={foods?.length ? foods : undefined}
        target={
          day === today
            ? undefined
            : {
                label: `Log to ${formatDay(day)}`,
                checked: target === day,
                onChange: onTargetChange,
              }
        }
        onSubmit={async (values) => {
          await submit(
            async () => addFood(values, target, day),
            () => changes.getState().isKept,
          );
          onLogged();
        }}
      />
    </>
  );
}
