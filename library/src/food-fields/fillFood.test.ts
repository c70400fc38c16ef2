import { expect, test } from 'vitest';
import { fillFood, foodTexts, typedFood } from './fillFood.ts';

const figures = ['calories', 'fats', 'proteins', 'carbs'].map((key) => ({
  key,
  label: key,
  unit: '',
  fractionDigits: 0 as const,
}));

/** A form with text in four food fields. Its carbs cannot be typed. */
function createForm() {
  const form = document.createElement('form');
  form.innerHTML = ['name', 'calories', 'fats', 'proteins']
    .map((name) => `<input name="${name}" value="typed" />`)
    .join('');
  form.innerHTML += '<output name="carbs"></output>';
  return form;
}

test('fills in what is known, and empties the other fields', () => {
  const form = createForm();
  const oats = { name: 'Oats', calories: 0, fats: null, proteins: Number.NaN, carbs: 5 };
  fillFood(form, foodTexts(oats, figures, 'en-US'));
  expect(typedFood(figures, form)).toEqual({
    name: 'Oats',
    calories: '0',
    fats: '',
    proteins: '',
  });
});

test('reports each field that it fills in, as typing does', () => {
  const form = createForm();
  const reported: string[] = [];
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement) reported.push(target.name);
  });
  fillFood(form, { name: 'Oats', calories: '310' });
  expect(reported).toEqual(['name', 'calories']);
});
