/**
 * Measures the API. The figures depend on the machine, so it never fails.
 * - `npm run bench -- api` compares its speed with that of a bare handler.
 * - `npm run bench -- api growth` compares the time of its requests to logs of 10⁴ to 10⁷ entries.
 * - `npm run bench -- api others` measures how long others wait while one person does the most expensive things.
 */
import { measureGrowth } from './growth.ts';
import { measureOthers } from './others.ts';
import { measureSpeed } from './speed.ts';

const measures = { speed: measureSpeed, growth: measureGrowth, others: measureOthers };
const measure = Object.entries(measures).find(([name]) => name === (process.argv[2] ?? 'speed'));
if (!measure) throw new Error(`Measure one of ${Object.keys(measures).join(', ')}.`);
await measure[1]();
