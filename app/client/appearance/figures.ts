import type { FoodFigures } from '@foodlog/ui';
import { t } from '../language/t.ts';
import { getEnergyUnit, kilojoules } from './energy.ts';

/** The figures of a food and of a day, in the words and the unit of the pages, as components show and ask for them. */
export const figures = (): FoodFigures => [
  getEnergyUnit() === 'KJ'
    ? { key: 'calories', label: t('Energy'), unit: t('kJ'), symbol: 'kJ', scale: kilojoules }
    : { key: 'calories', label: t('Calories'), unit: t('kcal'), symbol: 'kcal' },
  { key: 'fats', label: t('Fats'), unit: t('g'), symbol: 'g' },
  { key: 'proteins', label: t('Proteins'), unit: t('g'), symbol: 'g' },
  { key: 'carbs', label: t('Carbs'), unit: t('g'), symbol: 'g' },
];
