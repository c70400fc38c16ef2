import * as fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { eachRow, readHead } from './eachRow.ts';

const running = { signal: new AbortController().signal, report: () => {} };

test('a table is the same in slices of any length, with quotes and line breaks in its cells', async () => {
  const cell = fc.stringMatching(/^[a-b",;\n\r ]{0,6}$/);
  const newlines = fc.constantFrom('\n' as const, '\r' as const);
  const tables = fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(
      tables,
      newlines,
      fc.constantFrom(',', ';'),
      fc.boolean(),
      fc.integer({ min: 1, max: 40 }),
      async (rows, newline, delimiter, quotes, length) => {
        const text = Papa.unparse(rows, { newline, delimiter, quotes }) + newline;
        const read: (string[] | undefined)[] = [];
        await eachRow(
          text,
          { delimiter, newline },
          (cells, row) => {
            expect(row).toBe(read.length + 1);
            read.push(cells);
          },
          running,
          length,
        );
        expect(read.slice(0, rows.length)).toEqual(rows);
        // What follows the last line break is an empty row.
        expect(read.slice(rows.length)).toEqual([['']]);
      },
    ),
    { numRuns: 300 },
  );
});

/** The rows of a table, without white space around their cells; undefined in the place of a line that is none. */
async function rowsOf(text: string, length?: number) {
  const rows: (string[] | undefined)[] = [];
  const take = (cells: string[] | undefined) => rows.push(cells?.map((cell) => cell.trim()));
  await eachRow(text, readHead(text).dialect, take, running, length);
  return rows;
}

test('a table that two systems have written has all its rows', async () => {
  const text = 'Day,Food\r\n1,Egg\r\n2,"Tea"\r\n3,Milk\n4,Rice\n5,"Nuts"\n6,Oil\r\n';
  expect((await rowsOf(text)).slice(1, -1)).toEqual([
    ['1', 'Egg'],
    ['2', 'Tea'],
    ['3', 'Milk'],
    ['4', 'Rice'],
    ['5', 'Nuts'],
    ['6', 'Oil'],
  ]);
});

test('a quote that leads on into the next rows costs one line, and no other row', async () => {
  const text =
    '1,"6" pizza",300\n2,"6" roll,300\n3,Egg,80\n4,"Oats, rolled",90\n5,"Big" tea,1,"x",5\n' +
    '6,"Nuts\nand oil",7\n7,"Milk,8\n8,Rice,9\n';
  const rows = [
    ['1', '6" pizza', '300'],
    undefined,
    ['3', 'Egg', '80'],
    ['4', 'Oats, rolled', '90'],
    undefined,
    ['6', 'Nuts\nand oil', '7'],
    undefined,
    ['8', 'Rice', '9'],
    [''],
  ];
  for (const length of [1, 30, 1000]) expect(await rowsOf(text, length)).toEqual(rows);
});

test('a table with any quotes is the same in slices of any length', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.stringMatching(/^[ab",\n]{0,80}$/),
      fc.integer({ min: 1, max: 40 }),
      async (text, length) => {
        expect(await rowsOf(`a,b\n${text}\n`, length)).toEqual(await rowsOf(`a,b\n${text}\n`));
      },
    ),
    { numRuns: 500 },
  );
});

test('thousands of lines with open quotes are not parsed again and again', async () => {
  const text = '1,"Big" tea,1\n2,Egg,80\n3,"Nuts, oil",7\n4,"Rice,9\n'.repeat(2000);
  let reports = 0;
  let lost = 0;
  const take = (cells: string[] | undefined) => (lost += cells ? 0 : 1);
  const report = () => (reports += 1);
  await eachRow(text, readHead(text).dialect, take, { ...running, report });
  expect(lost).toBe(4000);
  // It reports after 32 kB that it has parsed; the text has 98. Parsed to its end after each line, it takes thousands.
  expect(reports).toBeLessThan(100);
});

test('a quote that is never closed costs one line, however long the table is', async () => {
  const rows = await rowsOf(`1,"Egg,80\n${'2,Egg,80\n'.repeat(200_000)}`);
  expect(rows).toHaveLength(200_002);
  expect(rows.slice(0, 2)).toEqual([undefined, ['2', 'Egg', '80']]);
});
