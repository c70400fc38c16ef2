import { parseFigure } from '@foodlog/ui';
import { t } from '../language/t.ts';
import { type EnergyUnit, getAppearance, getLocale } from './appearance.ts';

// Energy is kcal everywhere but in what is shown and typed.

/** How many kJ 1 kcal is. */
export const kilojoules = 4.184;

let shown: EnergyUnit | undefined;

/** The unit in which the pages on screen show and ask for energy. */
export const getEnergyUnit = () => (shown ??= getAppearance().energyUnit);

/** Has the pages that are rendered from then on show and ask for energy in that unit. */
export const setEnergyUnit = (unit: EnergyUnit) => void (shown = unit);

const scaleOf = (unit: EnergyUnit) => (unit === 'KJ' ? kilojoules : 1);

/** The whole number that the pages show for that many kcal. */
export const shownEnergy = (kcal: number) => Math.round(kcal * scaleOf(getEnergyUnit()));

/** Energy with its unit, such as "1,297 kJ". @param kcal the energy in kcal. */
export function formatEnergy(kcal: number): string {
  const amount = shownEnergy(kcal);
  return getEnergyUnit() === 'KJ' ? t('{amount} kJ', { amount }) : t('{amount} kcal', { amount });
}

/**
 * A text of a field for energy as that field shows it in the unit of now; a text that is no energy gets the unit in which
 * it was typed, so that nobody takes it for another.
 * @param unit in which it was typed; anything but `KJ` is kcal.
 */
export function energyText(text: string, unit: unknown): string {
  const typed = unit === 'KJ' ? 'KJ' : 'KCAL';
  if (typed === getEnergyUnit()) return text;
  const words = typed === 'KJ' ? [t('kJ'), 'kJ'] : [t('kcal'), 'kcal'];
  const rules = { scale: scaleOf(typed), units: words, locale: getLocale() };
  const kcal = parseFigure(text, rules);
  if (kcal === null) return text;
  return Number.isNaN(kcal) ? `${text} ${words[0]}` : String(shownEnergy(kcal));
}
