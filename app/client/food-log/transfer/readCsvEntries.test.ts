import { afterEach, expect, test, vi } from 'vitest';
import { guessColumns } from './columns.ts';
import { readCsvEntries } from './readCsvEntries.ts';
import { readTable } from './readTable.ts';

afterEach(() => vi.unstubAllEnvs());

const running = { signal: new AbortController().signal, report: () => {} };

/** Reads a table as a person does who changes no column. */
async function read(text: string) {
  const table = readTable(text);
  const { entries, remarks, unreadable } = await readCsvEntries(
    table,
    guessColumns(table),
    [],
    running,
  );
  return {
    entries: entries.map(({ name, calories, fats }) => `${name} ${calories} ${fats}`),
    remarks: [...remarks.values()],
    unreadable: unreadable.map(({ row, reason }) => `${row} ${reason}`),
  };
}

test('what a person has deleted in Lose It, and what it does not know, is no food of theirs', async () => {
  const header =
    'Date,Name,Icon,Meal,Quantity,Units,Calories,Deleted,Fat (g),Protein (g),Carbohydrates (g)\n';
  const rows = [
    '01/15/2026,Yogurt,Yogurt,Breakfast,1,Cup,120,false,n/a,22,9',
    '01/15/2026,Cookie,Cookie,Snacks,2,Each,999,true,40,4,99',
    '01/15/2026,Tea,Tea,Snacks,1,Cup,n/a,false,0,0,0',
  ];
  expect(await read(header + rows.join('\n'))).toEqual({
    entries: ['Yogurt 120 0'],
    remarks: [['withoutTime', 'incomplete']],
    unreadable: ['3 Deleted', '4 There is no energy.'],
  });
});

test('a table that tells Excel its delimiter has the rows that Excel shows', async () => {
  const rows = ['sep=;', 'Datum;Food;kcal', '1.1.2026;Ei;80', ';Tee;1'];
  const { entries, unreadable } = await read(rows.join('\r\n'));
  expect(entries).toEqual(['Ei 80 0']);
  expect(unreadable).toEqual(['3 There is no day.']);
});

test('a row with a delimiter too many is no food with the figures of other columns', async () => {
  const rows = ['Egg,80,5,', 'Milk, 2%,122,5', 'Tea,1,0,,,'].map((row) => `2026-11-20,${row}`);
  for (const header of ['Date,Food,Calories,Fat', 'Date,Food,Calories,Fat,'])
    expect(await read([header, ...rows].join('\n'))).toMatchObject({
      entries: ['Egg 80 5', 'Tea 1 0'],
      unreadable: ['3 The row has more cells than the header.'],
    });
});

test('numbers that no row before them tells to read are clear by themselves, or no food', async () => {
  const rows = ['1.250', '6,5', '1.250,5', '1,250.4'].map((kcal) => `2026-01-01\tEgg\t${kcal}`);
  const plain = Array.from({ length: 210 }, () => '2026-01-01\tTea\t1');
  const table = ['Date\tFood\tkcal', ...plain, ...rows].join('\n');
  const { entries, unreadable } = await read(table);
  expect(entries.slice(210)).toEqual(['Egg 7 0', 'Egg 1251 0', 'Egg 1250 0']);
  expect(unreadable).toEqual(['212 “1.250” is no number.']);
});

test('a figure is read in the unit behind it, and in no other', async () => {
  const rows = ['500 kJ,12g', '120 kcal,3.5 g', '120Cal,1’250 grams', '80,'];
  const others = ['80,1200 mg', '80,3%', '1k,1', '80 g,1', '1 2 kcal,1'];
  const table = [
    'Date,Food,Energy (kJ),Fat',
    ...[...rows, ...others].map((row) => `2026-01-01,Egg,${row}`),
  ];
  expect(await read(table.join('\n'))).toMatchObject({
    entries: ['Egg 120 12', 'Egg 120 4', 'Egg 120 1250', 'Egg 19 0'],
    unreadable: [
      '6 “1200 mg” is in another unit.',
      '7 “3%” is in another unit.',
      '8 “1k” is in another unit.',
      '9 “80 g” is in another unit.',
      '10 “1 2 kcal” is in another unit.',
    ],
  });
});

test('a date that no row before it tells to read is clear by itself, or no day', async () => {
  const days = ['03/04/2026', '03/25/2026', '25/03/2026', '3.4.2026'];
  const rows = [...Array.from({ length: 210 }, () => '2026-01-01'), ...days];
  const table = ['Date,Food,kcal', ...rows.map((day) => `${day},Egg,80`)].join('\n');
  const { entries, unreadable } = await read(table);
  expect(entries).toHaveLength(213);
  expect(unreadable).toEqual(['212 “03/04/2026” is no day.']);
});

test('cells are divided as those of the header, also with empty rows and decimal commas', async () => {
  const header = 'Datum;Food;kcal;Fett;Eiweiß;Kohlenhydrate';
  const rows = ['1.3.2026;Milch;94,5;3,0;7,1;9,6', '', '2.3.2026;Ei;90;9,4;8,5;0,3', ''];
  expect(await read([header, ...rows].join('\n'))).toMatchObject({
    entries: ['Milch 95 3', 'Ei 90 9'],
    unreadable: [],
  });
});

async function readDays(...dates: string[]) {
  const rows = dates.map((date) => `"${date}",Breakfast,80`);
  const table = readTable(['Date,Meal,kcal', ...rows].join('\n'));
  const { entries } = await readCsvEntries(table, guessColumns(table), [], running);
  return entries.map(({ day, minuteOfDay }) => `${day} ${minuteOfDay}`);
}

test('dates that are all at midnight are days without a time, in any time zone', async () => {
  vi.stubEnv('TZ', 'America/New_York');
  const days = ['2026-02-27 480', '2026-02-28 480'];
  expect(await readDays('2026-02-27T00:00:00.000Z', '2026-02-28T00:00:00.000Z')).toEqual(days);
  expect(await readDays('2/27/2026 12:00:00 AM', '2/28/2026 12:00:00 AM')).toEqual(days);
  expect(await readDays('2026-02-28T00:00:00Z', '2026-02-28T13:00:00Z')).toEqual([
    '2026-02-27 1140',
    '2026-02-28 480',
  ]);
});

async function timesOf(...meals: string[]) {
  const table = readTable(
    ['Datum;Mahlzeit;kcal', ...meals.map((meal) => `2026-01-01;${meal};80`)].join('\n'),
  );
  const { entries } = await readCsvEntries(table, guessColumns(table), [], running);
  return new Set(entries.map(({ minuteOfDay }) => minuteOfDay));
}

test('a meal in any language of the pages has its usual time', async () => {
  const breakfasts = ['Breakfast', 'FRÜHSTÜCK', 'Petit déjeuner', 'Petit-déjeuner', 'Desayuno'];
  const lunches = ['Lunch', 'Mittagessen', 'Déjeuner', 'Almuerzo', 'Comida', '昼食', 'الغداء'];
  const dinners = ['Dinner', 'Supper', 'Abendessen', 'Dîner', 'Cena', '夕食', 'العشاء'];
  expect(await timesOf(...breakfasts, '朝食', 'الإفطار', 'ארוחת בוקר')).toEqual(new Set([480]));
  expect(await timesOf(...lunches, 'ארוחת צהריים', 'Snacks')).toEqual(new Set([720]));
  expect(await timesOf(...dinners, 'ארוחת ערב')).toEqual(new Set([1080]));
});
