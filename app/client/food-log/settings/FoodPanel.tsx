import { NameField, parseAmount } from '@foodlog/ui';
import { useState } from 'react';
import type { DayTargets, FoodSetting, LoggedFood } from '../data/FoodLog.types.ts';
import { wordsOfPortion } from '../data/amounts.ts';
import { nameKey } from '../data/nameKey.ts';
import { corrections, type OwnFood } from '../data/ownFoods.ts';
import { useOutbox } from '../outbox/OutboxContext.ts';
import { useUnmountSignal } from '../outbox/useUnmountSignal.ts';
import { FigureFields, wordsOfFigures } from './FigureFields.tsx';
import { changedElsewhere, PanelForm } from './PanelForm.tsx';

type Figures = NonNullable<FoodSetting['figures']>;

interface Typed extends DayTargets {
  name: string;
  /** As a person writes it, such as "½". */
  amount: string;
  unit: string;
}

const isLongerThan = (most: number, text: string) => Array.from(text).length > most;

const isKnown = (value: number | null): value is number => value !== null && !Number.isNaN(value);

/** @returns what is to be corrected first, or what was typed. */
function read({ calories, fats, proteins, carbs, ...typed }: Typed): string | Figures {
  const exact = parseAmount(typed.amount);
  const amount = exact && Math.round(exact * 1000) / 1000;
  const [name, unit] = [typed.name.trim(), typed.unit.trim()];
  if (name === '' || isLongerThan(200, name)) return 'Enter a name of at most 200 characters.';
  if (!isKnown(calories) || !isKnown(fats) || !isKnown(proteins) || !isKnown(carbs))
    return 'Enter whole numbers from 0 to 100,000.';
  const figures = { name, calories, fats, proteins, carbs };
  if (amount === null && unit === '') return { ...figures, amount: null, unit: null };
  if (!amount || unit === '')
    return 'Enter an amount above 0, such as 0.5 or ½, and its unit, or neither.';
  if (isLongerThan(50, unit)) return 'Enter a unit of at most 50 characters.';
  return { ...figures, amount, unit };
}

const asTyped = ({ amount, unit, ...food }: LoggedFood): Typed => ({
  ...food,
  amount: `${amount ?? ''}`,
  unit: unit ?? '',
});

const names = ['name', 'calories', 'fats', 'proteins', 'carbs', 'amount', 'unit'] as const;

/** What is set of a food in words, such as "Oats, calories 310, fats 6, proteins 11, carbs 54, pinned". */
const wordsOf = (food: Typed, { isPinned, isHidden, deletedAt }: FoodSetting) =>
  [
    food.name,
    wordsOfFigures(food),
    food.amount && wordsOfPortion({ amount: Number(food.amount), unit: food.unit }),
    isPinned && 'pinned',
    isHidden && 'hidden',
    deletedAt && 'deleted',
  ]
    .filter(Boolean)
    .join(', ');

/** Corrects a food: what is offered from now on. */
export function FoodPanel({ own, onClose }: { own: OwnFood; onClose: () => void }) {
  const outbox = useOutbox();
  const getSignal = useUnmountSignal();
  // What another device has set since is not overwritten: the server refuses that.
  const [{ known, set }, setBegun] = useState({ known: asTyped(own.food), set: own.set });
  const [heading] = useState(`Edit ${known.name}`);
  const [typed, setTyped] = useState(known);
  const [isChecked, setIsChecked] = useState(false);
  const put = (values: Partial<Typed>) => setTyped({ ...typed, ...values });

  const save = async () => {
    setIsChecked(true);
    const figures = read(typed);
    if (typeof figures === 'string') return figures;
    const changed = names.filter((name) => typed[name] !== known[name]);
    if (changed.length === 0) return undefined;
    const submit = async () => {
      for (const change of corrections(own, set, figures)) await outbox.submit(change, getSignal());
    };
    return changedElsewhere(submit(), (current) => {
      if (nameKey(current.loggedAs ?? '') !== nameKey(set.loggedAs)) return undefined;
      const { loggedAs = '', isPinned = false, isHidden = false, deletedAt, version } = current;
      const held = current.figures ?? null;
      const now = held ? asTyped(held) : known;
      const next = { loggedAs, figures: held, isPinned, isHidden, deletedAt, version };
      setBegun({ known: now, set: next });
      setTyped({ ...now, ...Object.fromEntries(changed.map((name) => [name, typed[name]])) });
      return wordsOf(now, next);
    });
  };

  return (
    <PanelForm
      heading={heading}
      hint="This is offered from now on. What you have logged stays as it is."
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
        legend="Figures, and the amount that has them"
        values={typed}
        isChecked={isChecked}
        onChange={put}
      >
        <NameField
          fullWidth
          label="Amount"
          value={typed.amount}
          error={isChecked && Number.isNaN(parseAmount(typed.amount))}
          onChange={(amount) => put({ amount })}
        />
        <NameField fullWidth label="Unit" value={typed.unit} onChange={(unit) => put({ unit })} />
      </FigureFields>
    </PanelForm>
  );
}
