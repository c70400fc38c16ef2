/**
 * Measures the API on SQLite and on PostgreSQL. The figures depend on the machine, so it never fails.
 * - `npm run bench -- api` compares its speed with that of a bare handler.
 * - `npm run bench -- api growth` compares the time of its requests to logs of 10⁴ to 10⁷ entries.
 * - `npm run bench -- api others` measures how long others wait while one person, or ten, do the most expensive
 *   things.
 */
import { onBothEngines } from './engines.ts';
import { measureGrowth } from './growth.ts';
import { measureOthers } from './others.ts';
import { measureSpeed } from './speed.ts';

const measures = new Map([
  ['speed', () => onBothEngines(measureSpeed)],
  // Waiting for the disk takes as long for every log, and would hide how the rest grows.
  ['growth', () => onBothEngines(measureGrowth, ['fsync = off', 'max_wal_size = 4GB'])],
  ['others', () => onBothEngines(measureOthers)],
]);
const measure = measures.get(process.argv[2] ?? 'speed');
if (!measure) throw new Error(`Measure one of ${[...measures.keys()].join(', ')}.`);
await measure();
