import { energyText } from '../../appearance/energy.ts';
import { figures } from '../../appearance/figures.ts';
import type { DayTargets } from '../data/FoodLog.types.ts';

/** Figures as a person types them: null where a field is empty, the text where it is no figure. */
export type TypedFigures = Record<keyof DayTargets, number | string | null>;

/** Whether a draft that comes from storage has such figures. */
export const areTypedFigures = (value: unknown): value is TypedFigures => {
  const draft = new Map<string, unknown>(Object.entries(Object(value)));
  return figures().every(({ key }) => {
    const typed = draft.get(key);
    return typed === null || typeof typed === 'string' || Number.isFinite(typed);
  });
};

/** Whether no field has a text that is no figure. */
export const areFigures = (typed: TypedFigures): typed is DayTargets =>
  figures().every(({ key }) => typeof typed[key] !== 'string');

/** The same energy in the unit of the pages. @param unit in which it was typed. */
export const inUnitOfPages = <Typed extends TypedFigures>(typed: Typed, unit: unknown): Typed =>
  typeof typed.calories === 'string'
    ? { ...typed, calories: energyText(typed.calories, unit) }
    : typed;
