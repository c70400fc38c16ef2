/**
 * Measures the API. The figures depend on the machine, so it never fails.
 * - `npm run bench:api` compares its speed with that of a bare handler and of PostGraphile.
 * - `npm run bench:api -- growth` compares the time of its requests to logs of 10⁴ to 10⁷ entries.
 */
import { measureGrowth } from './growth.ts';
import { measureSpeed } from './speed.ts';

await (process.argv[2] === 'growth' ? measureGrowth() : measureSpeed());
