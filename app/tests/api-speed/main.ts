/**
 * Measures the API on SQLite and on PostgreSQL. The figures depend on the machine, so it never fails.
 * - `npm run bench -- api` measures how fast it is.
 * - `npm run bench -- api others` measures how long others wait while one person, or ten, do the most expensive
 *   things.
 */
import { onBothEngines } from './engines.ts';
import { measureOthers } from './others.ts';
import { measureSpeed } from './speed.ts';

const measures = new Map([
  ['speed', measureSpeed],
  ['others', measureOthers],
]);
const measure = measures.get(process.argv[2] ?? 'speed');
if (!measure) throw new Error(`Measure one of ${[...measures.keys()].join(', ')}.`);
await onBothEngines(measure);
