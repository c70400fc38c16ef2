import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noSettings } from '../data/settings.ts';
import { missingIn } from './columns.ts';
import { csvFile } from './csvFile.ts';
import { exportLog, type FileWriter } from './exportLog.ts';
import { findEntries, openFile } from './findEntries.ts';
import { jsonFile, toFileSettings } from './jsonFile.ts';
import type { ExportedEntry, FileEntry } from './TransferFile.types.ts';

const running = { signal: new AbortController().signal, report: () => {} };

/** A log that is empty, or has these entries. */
const logOf = (entries: readonly ExportedEntry[] = []) => ({
  exportPage: async (after?: string) => ({ changedAt: null, entries: after ? [] : [...entries] }),
  pending: [],
});

/** Reads a file into a log as a person does who changes no column. */
async function read(content: BlobPart, log = logOf()) {
  const opened = await openFile(new File([content], 'log.csv'), running);
  const asks = typeof opened === 'string' ? undefined : missingIn(opened.columns);
  const found = await findEntries(log, 'log.csv', opened, noSettings, running);
  return { ...found, asks };
}

/** Entries as a log has them, without ids: null and absent are the same. */
const plain = (entries: readonly (FileEntry | ExportedEntry)[]) =>
  entries.map((entry) => {
    const { name, calories, fats, proteins, carbs, loggedAt, day, minuteOfDay } = entry;
    const { meal = null, amount = null, unit = null } = entry;
    const figures = { calories, fats, proteins, carbs };
    return Object.assign(figures, { name, loggedAt, day, minuteOfDay, meal, amount, unit });
  });

/** Entries as they are in the log after an import. */
const logged = (entries: readonly FileEntry[]): ExportedEntry[] =>
  plain(entries).map((entry, index) => Object.assign(entry, { id: String(index) }));

const text = (longest: number) =>
  fc
    .tuple(
      fc.constantFrom('', '=', '+', '-', '@', '"', "'", "'=", '＝', ";;'=", ';=', ','),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: longest - 4 }),
    )
    .map(([start, rest]) => (start + rest).trim())
    .filter((one) => /\p{L}/u.test(one) && !/[\p{Cc}\p{Cs}\uFFFD]/u.test(one))
    .filter((one) => Array.from(one).length <= longest);
const figure = fc.integer({ min: 0, max: 100_000 });
const minuteMs = 60_000;
const exported = fc
  .record({
    name: text(60),
    meal: fc.option(text(20)),
    calories: figure,
    fats: figure,
    proteins: figure,
    carbs: figure,
    minuteOfDay: fc.integer({ min: 0, max: 1439 }),
    ago: fc.integer({ min: 0, max: 4000 }),
    milliseconds: fc.integer({ min: 0, max: 86_400_000 }),
    thousandths: fc.option(fc.integer({ min: 1, max: 100_000_000 })),
    unit: fc.option(text(20)),
  })
  .map(({ ago, milliseconds, thousandths, unit, ...entry }): Omit<ExportedEntry, 'id'> => {
    const day = new Date(Date.UTC(2026, 10, 21) - ago * 1440 * minuteMs);
    return Object.assign(entry, {
      day: day.toISOString().slice(0, 10),
      loggedAt: new Date(day.getTime() + milliseconds).toISOString(),
      amount: thousandths && thousandths / 1000,
      unit: thousandths ? unit : null,
    });
  });
const logs = fc.array(exported, { maxLength: 30 }).map(logged);

async function write(entries: readonly ExportedEntry[], writer: FileWriter) {
  const { head, page, end } = writer;
  // A page begins in the middle.
  const half = Math.ceil(entries.length / 2);
  return [head, page(entries.slice(0, half)), page(entries.slice(half)), end].join('');
}

describe('a log that is exported and imported again', () => {
  it.each([
    ['CSV', () => csvFile],
    ['JSON', () => jsonFile(toFileSettings(noSettings))],
  ])('is the same from %s, whatever its names begin with', async (_, createWriter) => {
    await fc.assert(
      fc.asyncProperty(logs, async (entries) => {
        const found = await read(await write(entries, createWriter()));
        expect(found.read.unreadable).toEqual([]);
        expect(found.asks).toBeUndefined();
        expect(plain(found.added)).toEqual(plain(entries));
        expect(await write(logged(found.added), createWriter())).toBe(
          await write(entries, createWriter()),
        );
      }),
      { numRuns: 150 },
    );
  });
});

/** Entries in short. */
const short = (entries: readonly FileEntry[]) =>
  entries.map(({ day, minuteOfDay, name, calories, fats, proteins, carbs }) =>
    [day, minuteOfDay, name, calories, fats, proteins, carbs].join(' '),
  );
const reasons = ({ read: { unreadable } }: Awaited<ReturnType<typeof read>>) =>
  unreadable.map(({ row, reason }) => `${row} ${reason}`);

// The columns of a real export; it has more of them.
const cronometer = `Day,Time,Group,Food Name,Amount,Energy (kcal),Net Carbs (g),Carbs (g),Fat (g),Saturated (g),Protein (g),Category
2026-06-10,08:14 AM,Breakfast,"Oats, Rolled",80.00 g,311.2,50.1,54.0,5.5,0.9,10.7,Cereal
2026-06-10,,Uncategorized,Coffee,1.00 cup,2,0,0,0,0,0.3,
2026-06-10,,Dinner,"Soup ""of the
day""",1.50 full recipe,"1,204",,,20,,,
2026-06-11,25:00,Lunch,Apple,1/2 large,52,14,14,0,0,0,
2026-06-12,,Lunch,Salt,1 g,,,,,,,
`;

const noRemarks = { rounded: 0, incomplete: 0, withoutTime: 0, withoutServing: 0, withoutName: 0 };

describe('a file of another app', () => {
  it('is read from Cronometer, with its times, amounts and meals', async () => {
    const found = await read(cronometer);
    expect(found).toMatchObject({ source: 'Cronometer', asks: undefined });
    expect(short(found.added)).toEqual([
      '2026-06-10 494 Oats, Rolled 311 6 11 54',
      '2026-06-10 720 Coffee 2 0 0 0',
      '2026-06-10 1080 Soup "of the day" 1204 20 0 0',
    ]);
    expect(found.added[0]).toMatchObject({ amount: 80, unit: 'g', meal: 'Breakfast' });
    expect(found.added[1]).toMatchObject({ amount: 1, unit: 'cup' });
    expect(found.added[1]).not.toHaveProperty('meal');
    expect(reasons(found)).toEqual(['5 “25:00” is no time.', '6 There is no energy.']);
    const remarks = { ...noRemarks, rounded: 2, incomplete: 1, withoutTime: 2 };
    expect(found.remarks).toEqual(remarks);
  });

  it('is read from MyFitnessPal, with its meals for names', async () => {
    const found = await read(
      'Date,Meal,Calories,Fat (g),Saturated Fat,Sodium (mg),Carbohydrates (g),Fiber,Sugar,Protein (g),Note\r\n' +
        '2026-01-15,Breakfast,500.0,20.0,8,1,48.0,6,3,35.0,\r\n' +
        '2026-01-15,Snacks,"1,050",8,,,20,,,12,"nuts, milk"\r\n',
    );
    expect(found).toMatchObject({ source: 'MyFitnessPal', asks: undefined });
    expect(short(found.added)).toEqual([
      '2026-01-15 480 Breakfast 500 20 35 48',
      '2026-01-15 720 Snacks 1050 8 12 20',
    ]);
  });

  it('says of new entries only what is made up and what is left out', async () => {
    const unit = 'x'.repeat(51);
    const rows = [
      '2026-01-01,08:00,Egg,80.4,,,0,',
      '2026-01-01,,Tea,1,0,0,0,',
      '2026-01-01,09:00,Apple,52,0,0,14,1/2 large',
      '2026-01-01,09:00,Salt,0,0,0,0,0 g',
      `2026-01-01,09:00,Roll,150,0,0,0,2 ${unit}`,
      '2026-01-01,09:00,Milk,90,0,0,0,0.5 l',
    ];
    const file = `Day,Time,Food,Calories,Fat,Protein,Carbs,Amount\n${rows.join('\n')}\n`;
    const found = await read(file, logOf([exportedEgg]));
    const remarks = { ...noRemarks, withoutTime: 1, withoutServing: 3 };
    expect(found.remarks).toEqual(remarks);
    expect(found.added.map(({ amount, unit: named }) => [amount, named])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
      [undefined, undefined],
      [2, undefined],
      [0.5, 'l'],
    ]);
  });

  it('is read with semicolons, decimal commas, kilojoules and days first', async () => {
    const found = await read(
      'Datum;Uhrzeit;Lebensmittel;Energie (kJ);Fett;Eiweiß;Kohlenhydrate\n' +
        '21.11.2025;7.30;Müsli;1.255,2;6,5;10;44\n',
    );
    expect(found.asks).toBeUndefined();
    expect(short(found.added)).toEqual(['2025-11-21 450 Müsli 300 7 10 44']);
  });

  it('asks what it cannot tell', async () => {
    const head = 'Date,Food,Calories\n';
    expect((await read(`${head}3/4/2026,Egg,80\n`)).asks).toBe(
      'Choose the order of day and month.',
    );
    expect((await read(`${head}3/14/2026,Egg,80\n`)).asks).toBeUndefined();
    expect((await read('When,What\n2026-01-01,Egg\n')).asks).toBe(
      'Choose the column with the day.',
    );
  });

  it.each([
    ['UTF-8', 'utf8'],
    ['UTF-16', 'utf16le'],
    ['Windows-1252', 'latin1'],
  ] as const)('is read in %s', async (_, encoding) => {
    const content = Buffer.from('Day,Food,Calories\n2026-01-01,Crème brûlée,400\n', encoding);
    expect((await read(new Uint8Array(content))).added[0]?.name).toBe('Crème brûlée');
  });
});

describe('a broken file', () => {
  it.each([
    ['empty', ' \n', 'The file is empty.'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 0, 0]), /neither CSV nor JSON/],
    ['cut off', '{"format":"Foodlog","version":1,\n"targets":[],\n"entr', /not complete JSON/],
    ['other JSON', '{"entries":[]}', 'This JSON is no export of Foodlog.'],
    ['a list of another app', '[{"food":"Egg"}]', 'This JSON is no export of Foodlog.'],
    ['of a later release', '{"format":"Foodlog","version":2}', /later release/],
  ])('is refused when it is %s', async (_, content, message) => {
    await expect(read(content)).rejects.toThrow(message);
  });

  it('is refused when it is too large for a phone', async () => {
    const file = new File(['x'], 'large.csv');
    Object.defineProperty(file, 'size', { value: 65 * 1024 * 1024 });
    await expect(openFile(file, running)).rejects.toThrow('more than 64 MB');
  });

  it('tells each row that is no entry, and reads the others', async () => {
    const later = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    const long = 'x'.repeat(201);
    const rows = [
      '2026-02-30,Egg,80',
      ',Egg,80',
      `${later},Egg,80`,
      '2026-01-01,,80',
      `2026-01-01,${long},80`,
      '2026-01-01,Egg,"6,5"',
      '2026-01-01,Egg,-3',
      '2026-01-01,Egg,100001.5',
      '',
      '2026-01-01,Egg,80.2',
      '0001-01-01,Egg,80',
      '2026-01-01,"Egg,80',
    ];
    const found = await read(`Day,Food,Calories\n${rows.join('\n')}\n`);
    expect(reasons(found)).toEqual([
      '2 “2026-02-30” is no day.',
      '3 There is no day.',
      `4 The day ${later} has not come yet.`,
      '5 There is no name.',
      '6 The name is longer than 200 characters.',
      '7 “6,5” is no number.',
      '8 The calories are no number from 0 to 100,000.',
      '9 The calories are no number from 0 to 100,000.',
      '12 There is no day.',
      '13 The row never ends: it has a quote that is not closed.',
    ]);
    expect(short(found.added)).toEqual(['2026-01-01 720 Egg 80 0 0 0']);
  });

  it('lists the first rows and counts the others', async () => {
    const found = await read(`Day,Food,Calories\n${'2026-01-01,Egg,\n'.repeat(150)}`);
    expect(found.read).toMatchObject({ unreadableCount: 150, unreadable: { length: 100 } });
  });
});

it('leaves out as many of equal entries as the log has', async () => {
  const egg = '2026-01-01,08:00,Egg,80\n';
  const found = await read(
    `Day,Time,Food,Calories\n${egg}${egg}${egg}2026-01-01,08:01,Egg,80\n`,
    logOf([exportedEgg, { ...exportedEgg, id: '2' }]),
  );
  expect(short(found.added)).toEqual([
    '2026-01-01 480 Egg 80 0 0 0',
    '2026-01-01 481 Egg 80 0 0 0',
  ]);
});

const exportedEgg: ExportedEntry = {
  id: '1',
  name: 'Egg',
  calories: 80,
  fats: 0,
  proteins: 0,
  carbs: 0,
  day: '2026-01-01',
  minuteOfDay: 480,
  loggedAt: '2026-01-01T08:00:00.000Z',
  meal: null,
  amount: null,
  unit: null,
};

/** Exports a log of one entry, which has changed at each of these moments when a page is asked for. */
const exportOf = async (moments: string[]) => {
  let asked = 0;
  const api = {
    exportPage: async (after?: string) => ({
      changedAt: moments[Math.min(asked++, moments.length - 1)] ?? null,
      entries: after ? [] : [exportedEgg],
    }),
  };
  const { file, count } = await exportLog(
    api,
    async () => csvFile,
    () => undefined,
    running,
  );
  return { count, rows: (await file.text()).trim().split('\r\n').length, asked };
};

describe('an export of a log that changes meanwhile', () => {
  it('begins again, so that it is of one moment', async () => {
    expect(await exportOf(['1', '2', '3', '3'])).toEqual({ count: 1, rows: 2, asked: 4 });
  });

  it('says so when that never ends', async () => {
    const moments = Array.from({ length: 20 }, (_, moment) => String(moment));
    await expect(exportOf(moments)).rejects.toThrow('Your log changes all the time.');
  });
});
