import {
  type CalendarDay,
  FoodForm,
  foodFormClasses,
  type FoodFormPortion,
  type FoodFormSlotProps,
  type FoodFormValues,
} from '@foodlog/ui';
import { formatDay } from '../../appearance/formatDay.ts';
import { type RefObject, memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import { actionsInView } from '../../components/actionsInView.ts';
import { noticesHeight } from '../../components/noticesHeight.ts';
import { abovePlaces } from '../../components/Places.tsx';
import { useIsPhone } from '../../components/useIsPhone.ts';
import { addTimeline } from '../../components/whileEditing.ts';
import { t } from '../../language/t.ts';
import type { SessionUser } from '../../session/Session.types.ts';
import { useOutbox } from '../outbox/OutboxContext.ts';
import { localDay } from '../clock/localDay.ts';
import { fieldsOf, useFormDraft } from '../data/useFormDraft.ts';
import { useSettings } from '../day/useSettings.ts';
import { addDraftKey, type Correction, draftOf, nameOf, readSelection } from './addDraft.ts';
import { useFoodSearch } from '../search/useFoodSearch.ts';
import { ChooseMoment } from './ChooseMoment.tsx';
import { portionOf, selectionOf } from '../data/amounts.ts';
import { nothingChosen } from './newEntry.ts';
import { useAddFood } from './useAddFood.ts';
import type { AddForm } from './useAddForm.ts';
import { useMoment } from './useMoment.ts';
import { useOwnFoods } from './useFoods.ts';

const Form = styled(FoodForm)(
  ({ theme }) =>
    actionsInView(theme, `.${foodFormClasses.actions}`, `calc(${noticesHeight} + ${abovePlaces})`),
  ({ theme }) => ({
    [theme.breakpoints.down('sm')]: {
      '&:not([data-collapsed=true])': { viewTimeline: addTimeline, viewTimelineInset: 0 },
      // Two buttons stand beside each other, in two lines where they must, to leave the fields in view.
      [`& .${foodFormClasses.actions}:has(.${foodFormClasses.secondaryButton}) > button`]: {
        flexBasis: 0,
        minWidth: 'min-content',
        paddingInline: theme.spacing(1),
        lineHeight: 1.25,
      },
    },
  }),
);

const labelOf = (day: CalendarDay) => t('Add to {day}', { day: formatDay(day) });

/** How much it was is what is adjusted. */
const focusAmount = {
  inputRef: (input: HTMLInputElement | null) => {
    input?.focus();
    input?.select();
  },
};

/** The form that adds a food. */
export const AddFood = memo(function AddFood({
  user,
  today,
  day,
  addForm,
  isShort,
  nameInput,
  keyShortcut,
  onLogged,
}: {
  user: SessionUser;
  today: CalendarDay;
  /** The day on screen. */
  day: CalendarDay;
  addForm: AddForm;
  /** Whether the form may show the name alone on a phone. */
  isShort: boolean;
  /** Receives the input of the name. */
  nameInput: RefObject<HTMLInputElement | null>;
  /** The key that moves the focus to the name. */
  keyShortcut: string | undefined;
  /** Called with the days to which and from which a food was logged, the food, and what it corrects. */
  onLogged: (
    days: { target: CalendarDay; from: CalendarDay },
    food: FoodFormValues,
    correction?: Correction,
  ) => void;
}) {
  const outbox = useOutbox();
  const isPhone = useIsPhone();
  const meals = useSettings(user.id)?.meals;
  const [chosen, choose] = useMoment(user.id, addForm.key, day, today);
  const addFood = useAddFood(user.id, addForm.key);
  const [wantsFoods, setWantsFoods] = useState(false);
  const foods = useOwnFoods(user.id, wantsFoods);
  const { search, prepare } = useFoodSearch();
  const { drafted, restore, keep, submit } = useFormDraft(
    addDraftKey(user.id),
    nameOf(addForm.correction),
  );
  const { food, typed } = addForm;
  const defaultSelected = useMemo(
    () =>
      food ? selectionOf(food) : readSelection(user.id, (name) => typed?.[name] ?? drafted(name)),
    [user.id, food, typed, drafted],
  );
  // The food of which the form asks how much.
  const selection = useRef(defaultSelected);
  useEffect(() => {
    selection.current = defaultSelected;
  }, [defaultSelected]);
  const keepForm = (form: HTMLFormElement) =>
    keep({ currentTarget: form }, draftOf(selection.current));
  const suggestions = useMemo(
    () => (foods?.length ? foods.map((own) => ({ ...own, per: portionOf(own) })) : undefined),
    [foods],
  );
  // The object stays the same in every render: with another one, every field would render.
  const slotProps = useMemo<FoodFormSlotProps>(
    () => ({
      input: ({ name }) => (name === 'name' ? { inputRef: nameInput } : {}),
      // Neither day is the lesser choice.
      secondaryButton: { variant: 'contained' },
      portion: food ? focusAmount : undefined,
    }),
    [nameInput, food],
  );
  const typeAgain = useCallback(
    (form: HTMLFormElement | null) => {
      for (const field of form ? fieldsOf(form) : [])
        field.value = typed?.[field.name] ?? field.value;
    },
    [typed],
  );
  useEffect(() => {
    if (typed) {
      // On a touch screen, a focused field would bring the keyboard.
      const isTouch = window.matchMedia?.('(pointer: coarse)').matches;
      const button = nameInput.current?.form?.querySelector<HTMLElement>('[type=submit]');
      (isTouch ? button : nameInput.current)?.focus();
    }
    const calories = food && nameInput.current?.form?.elements.namedItem('calories');
    // The figures are what is adjusted, calories before all.
    if (!(calories instanceof HTMLInputElement)) return;
    calories.focus();
    calories.select();
  }, [food, typed, nameInput]);

  const logTo =
    (target: CalendarDay) => async (values: FoodFormValues, portion?: FoodFormPortion) => {
      // By the time of the answer, another food may be in the form.
      const { correction } = addForm;
      await submit(async () => addFood(values, target, { chosen, portion }), outbox.whenStored);
      // A past meal is mostly more than one food.
      const { meal } = chosen;
      const next =
        target === day && day !== today ? { time: '', meal, keptFor: day } : nothingChosen;
      // By now, something else may be chosen for the next food.
      choose((now) => (now === chosen ? next : now));
      onLogged({ target, from: day }, values, correction);
    };
  // A food that was refused for the day on screen is logged there again.
  const ownDay = addForm.correction?.day === day && day !== today ? day : undefined;
  const isElsewhere = day !== today && ownDay === undefined;

  return (
    <>
      <ChooseMoment
        meals={meals}
        chosen={chosen}
        onChange={(moment) => choose({ ...moment, ...(day === today && { chosenOn: today }) })}
      />
      <Form
        key={addForm.key}
        defaultValues={food}
        defaultSelected={defaultSelected}
        confirmNoFigures
        collapsible={isPhone && isShort}
        // A food that was put into the form replaces what was typed before.
        ref={typed ? typeAgain : food ? undefined : restore}
        slotProps={slotProps}
        keyShortcut={keyShortcut}
        onInput={({ currentTarget, target }) => {
          keepForm(currentTarget);
          // Beside a keyboard, what is found below the name needs the height of the window.
          const height = globalThis.visualViewport?.height ?? innerHeight;
          if (isPhone && height < 600 && target === nameInput.current)
            nameInput.current?.scrollIntoView({ block: 'start' });
        }}
        onSelect={(_food, selected) => {
          selection.current = selected;
          if (nameInput.current?.form) keepForm(nameInput.current.form);
        }}
        onFocus={({ target }) => {
          setWantsFoods(true);
          if (nameInput.current?.contains(target)) prepare();
        }}
        // With it, the form loads the code of the list.
        search={wantsFoods ? search : undefined}
        debounceMs={0}
        suggestions={suggestions}
        localeText={
          ownDay ? { add: labelOf(ownDay) } : isElsewhere ? { add: t('Add to today') } : undefined
        }
        // A device that slept through midnight may still show the day before as today.
        onSubmit={async (...submitted) => logTo(ownDay ?? localDay(new Date()))(...submitted)}
        secondaryAction={isElsewhere ? { label: labelOf(day), onSubmit: logTo(day) } : undefined}
      />
    </>
  );
});
