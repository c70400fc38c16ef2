import { expect, test } from 'vitest';
import { guessColumns, missingIn, withPlace } from './columns.ts';
import { readTable } from './readTable.ts';

const table = readTable('日付;食品;熱量 (kJ);熱量 (kcal)\n2026-01-01;卵;334.7;80\n');
const guessed = guessColumns(table);

test('a column that is chosen is read as it is written', () => {
  expect(guessed).toMatchObject({ energyUnit: 'kcal', decimalSign: 'none' });
  const inKJ = withPlace(table, guessed, 'calories', 2);
  expect(inKJ).toMatchObject({ places: { calories: 2 }, energyUnit: 'kJ', decimalSign: '.' });
  expect(withPlace(table, inKJ, 'calories', 3).energyUnit).toBe('kcal');
  expect(withPlace(table, inKJ, 'day', 0)).toMatchObject({ energyUnit: 'kJ', dayOrder: 'none' });
});

test('what a person has said of the numbers stays when they choose a column', () => {
  const said = { ...withPlace(table, guessed, 'calories', 3), energyUnit: 'kJ' as const };
  expect(withPlace(table, said, 'fats', 2).energyUnit).toBe('kJ');
});

test.each([
  ['.', ['1.5', '1.250']],
  ['.', ['1250.125']],
  ['.', ['0.125', '12.375']],
  ['.', ['1,234,567', '1,250']],
  ['.', ['1,234.567']],
  [',', ['6,5', '1.250']],
  [',', ['1.234.567', '1.250']],
  ['none', ['80', '1200', '1 250']],
  ['none', ['1.5', '1,5']],
  [undefined, ['80', '1.250']],
  [undefined, ['1,250', '12,375']],
  [undefined, ['1.5', '1,5', '1.250']],
])('the decimal sign %s is told by %s', (decimalSign, numbers) => {
  for (const delimiter of ['\t', ';']) {
    const rows = numbers.map((number) => ['2026-01-01', 'Egg', number].join(delimiter));
    const columns = guessColumns(
      readTable([['Date', 'Food', 'kcal'].join(delimiter), ...rows].join('\n')),
    );
    expect(columns.decimalSign).toBe(decimalSign);
    const question = decimalSign ? undefined : 'Choose the decimal sign.';
    expect(missingIn(columns)).toBe(question);
  }
});

test('the point of a known app is not asked for', () => {
  const header = 'Date,Meal,Calories,Fat (g),Carbohydrates (g),Protein (g)';
  const columns = guessColumns(readTable(`${header}\n2026-01-01,Lunch,12.375,1,1,1\n`));
  expect(columns.decimalSign).toBe('.');
});

test('a figure is found in the column of that name, and not in a share or a part of it', () => {
  const header =
    'Date,Food,Calories burned,Calories per day,Calories,Fat %,Fat (%),Fat from nuts,Fat g';
  expect(guessColumns(readTable(`${header}\n`)).places).toMatchObject({ calories: 4, fats: 8 });
  for (const other of ['Calories burned', 'Calories per 100 g', 'Calories goal']) {
    expect(guessColumns(readTable(`Date,Food,${other}\n`)).places.calories).toBeUndefined();
    expect(guessColumns(readTable(`${other},Calories eaten\n`)).places.calories).toBe(1);
  }
});
