import { parseFigure } from '@foodlog/ui';
import { afterEach, expect, test } from 'vitest';
import { loadLanguage } from '../language/language.ts';
import { energyText, formatEnergy, kilojoules, setEnergyUnit, shownEnergy } from './energy.ts';

afterEach(async () => {
  setEnergyUnit('KCAL');
  await loadLanguage(null);
});

test('all that can be logged is the same when its kJ are read again', () => {
  setEnergyUnit('KJ');
  const all = Array.from({ length: 100_001 }, (_, kcal) => kcal);
  const again = all.map((kcal) => parseFigure(String(shownEnergy(kcal)), { scale: kilojoules }));
  expect(again).toEqual(all);
});

test.each([
  ['1000', '239'],
  [' 500+500 ', '239'],
  ['1,000 kJ', '239'],
  ['418400', '100000'],
  ['', ''],
  // Nobody is to go on with it as kcal.
  ['500+', '500+ kJ'],
  ['some', 'some kJ'],
  ['500000', '500000 kJ'],
])('%j, typed in kJ, is %j in kcal', (typed, shown) => {
  expect(energyText(typed, 'KJ')).toBe(shown);
  setEnergyUnit('KJ');
  expect(energyText(typed, 'KJ')).toBe(typed);
});

test.each([
  ['239', '1000'],
  ['120+80', '837'],
  ['2×50 kcal', '418'],
  ['100000', '418400'],
  ['', ''],
  ['120+', '120+ kcal'],
  ['100001', '100001 kcal'],
])('%j, typed in kcal, is %j in kJ, also where a draft does not say its unit', (typed, shown) => {
  setEnergyUnit('KJ');
  expect(energyText(typed, 'KCAL')).toBe(shown);
  expect(energyText(typed, undefined)).toBe(shown);
  setEnergyUnit('KCAL');
  expect(energyText(typed, undefined)).toBe(typed);
});

test('energy is written in the unit and the digits of the pages', async () => {
  expect(formatEnergy(310)).toBe('310 kcal');
  setEnergyUnit('KJ');
  expect(formatEnergy(310)).toBe('1,297 kJ');
  await loadLanguage('ar');
  expect(formatEnergy(310)).toBe('١٬٢٩٧ كيلوجول');
});
