import { NameField } from '@foodlog/ui';
import { useState } from 'react';
import { areFoodSettings } from '../../api/answers.ts';
import { t } from '../../language/t.ts';
import { foodId, type FoodSetting, type LoggedFood } from '../data/FoodLog.types.ts';
import { amountText, readAmount } from '../data/amounts.ts';
import { createObjectId } from '../data/createObjectId.ts';
import { differenceInWords, partsOf } from '../data/differenceInWords.ts';
import { nameKey } from '../data/nameKey.ts';
import { corrections, type OwnFood } from '../data/ownFoods.ts';
import { useOutbox } from '../outbox/OutboxContext.ts';
import { useUnmountSignal } from '../outbox/useUnmountSignal.ts';
import { FigureFields, mostOf } from './FigureFields.tsx';
import { changedElsewhere, PanelForm } from './PanelForm.tsx';
import { areTypedFigures, inUnitOfPages, type TypedFigures } from './typedFigures.ts';
import { panelDraftKeys, usePanelDraft } from './usePanelDraft.ts';

type Figures = NonNullable<FoodSetting['figures']>;

interface Typed extends TypedFigures {
  name: string;
  /** As a person writes it, such as "½". */
  amount: string;
  unit: string;
}

const isLongerThan = (most: number, text: string) => Array.from(text).length > most;

const isKnown = (value: number | string | null) => typeof value === 'number';

/** @returns what is to be corrected first, or what was typed. */
function read(all: Typed): string | Figures {
  const { calories, fats, proteins, carbs, ...typed } = all;
  const exact = readAmount(typed.amount);
  const amount = exact && Math.round(exact * 1000) / 1000;
  const [name, unit] = [typed.name.trim(), typed.unit.trim()];
  if (name === '' || isLongerThan(200, name)) return t('Enter a name of at most 200 characters.');
  if (!isKnown(calories) || !isKnown(fats) || !isKnown(proteins) || !isKnown(carbs))
    return t('Enter whole numbers from 0 to {most}.', {
      most: mostOf([{ ...all, calories: calories ?? '' }]),
    });
  const figures = { name, calories, fats, proteins, carbs };
  if (amount === null && unit === '') return { ...figures, amount: null, unit: null };
  if (!amount || unit === '')
    return t('Enter an amount above 0, such as 0.5 or ½, and its unit, or neither.');
  if (isLongerThan(50, unit)) return t('Enter a unit of at most 50 characters.');
  return { ...figures, amount, unit };
}

const asTyped = ({ amount, unit, ...food }: LoggedFood): Typed => ({
  ...food,
  amount: amountText(amount),
  unit: unit ?? '',
});

/** A food as it is set; null while what is typed is none. */
function asFigures(typed: Typed): Figures | null {
  const figures = read(typed);
  return typeof figures === 'string' ? null : figures;
}

const names = ['name', 'calories', 'fats', 'proteins', 'carbs', 'amount', 'unit'] as const;

interface Begun {
  typed: Typed;
  /** The food as it was when the first field was typed, and what was set of it. */
  known: Typed;
  set: FoodSetting;
}

const isFood = (food: unknown) =>
  ['name', 'amount', 'unit'].every((name) => typeof Object(food)[name] === 'string') &&
  areTypedFigures(food);

function isBegun(value: unknown): value is Begun {
  const { typed, known, set } = Object(value);
  return isFood(typed) && isFood(known) && areFoodSettings([set]);
}

const inUnit = ({ typed, ...rest }: Begun, unit: unknown): Begun => ({
  ...rest,
  typed: inUnitOfPages(typed, unit),
});

/** Where what is half typed about a food is kept, after {@link panelDraftKeys}. */
export const foodDraft = 'Food ';

/** Corrects a food: what is offered from now on. */
export function FoodPanel({
  userId,
  own,
  onClose,
}: {
  userId: string;
  own: OwnFood;
  onClose: () => void;
}) {
  const outbox = useOutbox();
  const getSignal = useUnmountSignal();
  const [draftKey] = useState(panelDraftKeys(userId) + foodDraft + foodId(own.set));
  const [draft, setBegun] = usePanelDraft(draftKey, isBegun, inUnit);
  // What another device has set since is not overwritten: the server refuses that.
  const [opened] = useState(() => ({ known: asTyped(own.food), set: own.set }));
  const { known, set, typed = known }: Partial<Begun> & typeof opened = draft ?? opened;
  const [heading] = useState(t('Edit {name}', { name: known.name }));
  const [isChecked, setIsChecked] = useState(false);
  const put = (values: Partial<Typed>) => setBegun({ known, set, typed: { ...typed, ...values } });

  const save = async () => {
    setIsChecked(true);
    const figures = read(typed);
    if (typeof figures === 'string') return figures;
    const settled = asTyped(figures);
    // Spaces around a name change nothing.
    const changed = names.filter((name) => ![typed[name], settled[name]].includes(known[name]));
    if (changed.length === 0) return undefined;
    const submit = async () => {
      // At once: of two changes, a reload in between would lose the second.
      const changes = corrections(own, set, figures);
      const action = createObjectId();
      await Promise.all(
        changes.map(async (change) => outbox.submit(change, getSignal(), { action })),
      );
    };
    return changedElsewhere(submit(), (current) => {
      if (nameKey(current.loggedAs ?? '') !== nameKey(set.loggedAs)) return undefined;
      const { loggedAs = '', isPinned = false, isHidden = false, deletedAt, version } = current;
      const held = current.figures ?? null;
      const now = held ? asTyped(held) : known;
      const next = { loggedAs, figures: held, isPinned, isHidden, deletedAt, version };
      const kept = Object.fromEntries(changed.map((name) => [name, typed[name]]));
      setBegun({ known: now, set: next, typed: { ...now, ...kept } });
      return differenceInWords(
        partsOf({ ...set, figures: asFigures(known) }),
        partsOf({ ...next, figures: asFigures(now) }),
      );
    });
  };

  return (
    <PanelForm
      heading={heading}
      hint={t('This is offered from now on. What you have logged stays as it is.')}
      draftKey={draftKey}
      onSave={save}
      onClose={onClose}
    >
      <NameField
        fullWidth
        value={typed.name}
        error={isChecked && typed.name.trim() === ''}
        onChange={(name) => put({ name })}
        sx={{ mb: 2 }}
      />
      <FigureFields
        legend={t('Figures, and the amount that has them')}
        values={typed}
        isChecked={isChecked}
        onChange={put}
      >
        <NameField
          fullWidth
          label={t('Amount')}
          value={typed.amount}
          error={isChecked && Number.isNaN(readAmount(typed.amount))}
          onChange={(amount) => put({ amount })}
        />
        <NameField
          fullWidth
          label={t('Unit')}
          value={typed.unit}
          onChange={(unit) => put({ unit })}
        />
      </FigureFields>
    </PanelForm>
  );
}
