/** `npm run bench:api`. */
import { measureSpeed } from './speed.ts';

await measureSpeed();
