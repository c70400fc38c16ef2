import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/testServer.ts';
import { writeSampleLog } from '../../testing/writeSampleLog.ts';
import { DataError } from '../dataError.ts';
import { checkDataFile } from './checkDataFile.ts';

async function sampleFile(): Promise<{ file: string; bytes: Buffer }> {
  const file = join(await temporaryFolder(), 'log.gz');
  await writeSampleLog(file, 3, 40);
  return { file, bytes: await readFile(file) };
}

const edited = (bytes: Buffer, edit: (text: string) => string) =>
  gzipSync(edit(gunzipSync(bytes).toString()));

const failure = async (file: string, bytes: Buffer) => {
  await writeFile(file, bytes);
  const error: unknown = await checkDataFile(file).catch((reason: unknown) => reason);
  return error instanceof DataError ? error.message : error;
};

test('a file that is complete is accepted, however it is compressed', async () => {
  const { file, bytes } = await sampleFile();
  const { id, sums } = await checkDataFile(file);
  expect(id).toMatch(/^[\w-]{36}$/);
  expect(sums).toMatchObject({ people: 3, settings: 9, entries: 120, deleted: 3, versions: 135 });
  await writeFile(file, gzipSync(gunzipSync(bytes), { level: 1 }));
  expect(await checkDataFile(file)).toEqual({ id, sums });
});

test('a file of version 1, which has no digest, is accepted', async () => {
  const { file, bytes } = await sampleFile();
  const old = edited(bytes, (text) =>
    text
      .replace('"version":5', '"version":1')
      .replace(/"versions":135/, '"versions":123')
      .replaceAll(/\{"kind".*\n/g, '')
      .replaceAll(/,"(digest|settings|meal|amount|unit)":("[^"]*"|[^,}]+)/g, ''),
  );
  await writeFile(file, old);
  expect(await checkDataFile(file)).toMatchObject({ sums: { entries: 120 } });
});

test('a file of version 3, which holds no foods, is accepted', async () => {
  const { file, bytes } = await sampleFile();
  await writeFile(
    file,
    edited(bytes, (text) => text.replace('"version":5', '"version":3')),
  );
  expect(await checkDataFile(file)).toMatchObject({ sums: { entries: 120 } });
});

test('a file that was cut, anywhere, is noticed', async () => {
  const { file, bytes } = await sampleFile();
  const lengths = [0, 1, 10, 100, 1000, bytes.length - 100, bytes.length - 9, bytes.length - 1];
  for (const length of lengths) {
    expect(await failure(file, bytes.subarray(0, length))).toMatch(
      /log\.gz (is cut|is not a file)/,
    );
  }
  const lines = gunzipSync(bytes).toString().split('\n');
  for (const count of [1, 2, 50, lines.length - 2]) {
    const cut = edited(bytes, () => `${lines.slice(0, count).join('\n')}\n`);
    expect(await failure(file, cut)).toMatch(/log\.gz is cut: it ends in the middle\./);
  }
});

test.each([
  ['that is empty', () => Buffer.alloc(0), 'is cut'],
  ['that is not compressed', () => Buffer.from('{"foodlog":"data"}\n'), 'is not a file that'],
  ['of another kind', () => gzipSync('id,name\n1,Egg\n'), 'is not a file that'],
  ['without an end of line', () => gzipSync('x'.repeat(3_000_000)), 'is not a file that'],
  [
    'whose bytes were damaged',
    (bytes: Buffer) => Buffer.from(bytes).fill(0, bytes.length - 8, bytes.length - 4),
    'is damaged',
  ],
  [
    'of a newer version',
    (bytes: Buffer) => edited(bytes, (text) => text.replace('"version":5', '"version":6')),
    'was written by a newer version of Foodlog. Use that version.',
  ],
  [
    'with a value out of bounds',
    (bytes: Buffer) => edited(bytes, (text) => text.replace('"fats":7', '"fats":-7')),
    'is damaged in line 13.',
  ],
  [
    'with an amount out of bounds',
    (bytes: Buffer) => edited(bytes, (text) => text.replace('"amount":0.5', '"amount":0')),
    'is damaged in line 6.',
  ],
  [
    'with a setting of another kind',
    (bytes: Buffer) => edited(bytes, (text) => text.replace('"kind":"meals"', '"kind":"foods"')),
    'is damaged in line 4.',
  ],
  [
    'with a setting of a kind that every object has',
    (bytes: Buffer) => edited(bytes, (text) => text.replace('"kind":"food"', '"kind":"toString"')),
    'is damaged in line 3.',
  ],
  [
    'with a food that is not one',
    (bytes: Buffer) => edited(bytes, (text) => text.replace('"isPinned":true', '"isPinned":1')),
    'is damaged in line 3.',
  ],
  [
    'with a figure of a food out of bounds',
    (bytes: Buffer) =>
      edited(bytes, (text) =>
        text.replace(
          '"figures":null',
          '"figures":{"name":"Egg","calories":100001,"fats":0,"proteins":0,"carbs":0,"amount":null,"unit":null}',
        ),
      ),
    'is damaged in line 3.',
  ],
  [
    'with a setting that was changed',
    (bytes: Buffer) => edited(bytes, (text) => text.replace('"Lunch","start', '"Tea","start')),
    'does not hold what its last line says',
  ],
  [
    'without one of its settings',
    (bytes: Buffer) => edited(bytes, (text) => text.replace(/\n\{"kind".*\n/, '\n')),
    'does not hold what its last line says',
  ],
  [
    'with a line that is none',
    (bytes: Buffer) => edited(bytes, (text) => text.replace('{"id"', '["id"')),
    'is damaged in line 6.',
  ],
  [
    'with a value that was changed',
    (bytes: Buffer) => edited(bytes, (text) => text.replace('"fats":7', '"fats":8')),
    'does not hold what its last line says',
  ],
  [
    'with a day that was changed',
    (bytes: Buffer) => edited(bytes, (text) => text.replace('"day":"2016', '"day":"2017')),
    'does not hold what its last line says',
  ],
  [
    'with an owner who was changed',
    (bytes: Buffer) => edited(bytes, (text) => text.replace('"owner":"U0', '"owner":"U1')),
    'does not hold what its last line says',
  ],
  [
    'of one owner that holds another',
    (bytes: Buffer) => edited(bytes, (text) => text.replace('"id"', '"only_owner":"U1","id"')),
    'does not hold what its last line says',
  ],
  [
    'without its digest',
    (bytes: Buffer) => edited(bytes, (text) => text.replace(/,"digest":"[^"]+"/, '')),
    'does not hold what its last line says',
  ],
  [
    'without one of its lines',
    (bytes: Buffer) => edited(bytes, (text) => text.replace(/\n\{"id".*\n/, '\n')),
    'does not hold what its last line says',
  ],
  [
    'that goes on after its end',
    (bytes: Buffer) => Buffer.concat([bytes, bytes]),
    'continues after its last line',
  ],
])('a file %s is refused with one line', async (_case, change, message) => {
  const { file, bytes } = await sampleFile();
  const found = await failure(file, change(bytes));
  expect(found).toContain(`log.gz ${message}`);
  expect(found).not.toContain('\n');
});
