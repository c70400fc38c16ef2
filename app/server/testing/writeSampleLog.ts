import { randomUUID } from 'node:crypto';
import { headerLine } from '../data/file/dataLines.ts';
import { addLine } from '../data/file/digest.ts';
import { PartialFile } from '../data/file/PartialFile.ts';
import { countEntry, countSetting, noSums } from '../storage/transfer/logSums.ts';
import type { MovedEntry, MovedSetting } from '../storage/transfer/movedEntry.ts';
import { sampleFood } from './anySettings.ts';

const dayLength = 86_400_000;
const firstDay = Date.UTC(2016, 0, 1);

/** The entry with this number: ten a day, of 300 foods, every fiftieth deleted. */
function entry(person: number, number: number): MovedEntry {
  const at = firstDay + Math.floor(number / 10) * dayLength + (number % 10) * 4_000_000;
  const loggedAt = new Date(at + ((number * 7919) % 3_600_000));
  const day = loggedAt.toISOString().slice(0, 10);
  const isDeleted = number % 50 === 0;
  return {
    id: (at / 1000).toString(16).padStart(8, '0') + number.toString(16).padStart(16, '0'),
    user_id: `person${person}@example.com`,
    name: `Food number ${(number * 7919) % 300}`,
    calories: number % 900,
    fats: number % 40,
    proteins: number % 50,
    carbs: number % 90,
    logged_at: loggedAt.getTime(),
    day,
    minute_of_day: loggedAt.getUTCHours() * 60 + loggedAt.getUTCMinutes(),
    content_hash: number.toString(16).padStart(64, '0'),
    created_at: loggedAt.getTime(),
    version: isDeleted ? 2 : 1,
    deleted_at: isDeleted ? loggedAt.getTime() + dayLength : null,
    previous_day: isDeleted ? day : null,
    meal: ['Breakfast', 'Lunch', null][number % 3] ?? null,
    amount: number % 4 === 0 ? 0.5 + (number % 7) : null,
    unit: number % 8 === 0 ? 'slice' : null,
  };
}

/** What each person has set. */
const { version, ...egg } = sampleFood({ deletedAt: '2016-01-02T12:00:00.000Z', version: 1 });
const settings: MovedSetting[] = [
  { kind: 'food', key: 'egg', value: egg, version },
  { kind: 'meals', key: '', value: [{ name: 'Lunch', startMinute: 660 }], version: 1 },
  { kind: 'targets', key: '2016-01-01', value: null, version: 2 },
];

/** Writes a file as an export of the log of so many people with so many entries each. */
export async function writeSampleLog(file: string, people: number, each: number): Promise<void> {
  const out = await PartialFile.open(file, 0);
  await out.append([JSON.stringify(headerLine(randomUUID(), new Date()))]);
  const sums = noSums();
  let digest = '';
  for (let person = 0; person < people; person += 1) {
    const owner = `U${String(person).padStart(26, '0')}`;
    const entries = Array.from({ length: each }, (_, number) => entry(person, number));
    for (const one of entries) countEntry(sums, one);
    sums.people += 1;
    for (const one of settings) countSetting(sums, one);
    const lines = [{ owner, changed_at: firstDay }, ...settings, ...entries].map((line) =>
      JSON.stringify(line),
    );
    digest = lines.reduce(addLine, digest);
    await out.append(lines);
  }
  await out.append([JSON.stringify({ end: sums, digest })]);
  await out.close();
  await PartialFile.complete(file);
}
