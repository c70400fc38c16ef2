import { readdirSync } from 'node:fs';

/** Every component: the names of their folders. */
export const componentNames = readdirSync(new URL('../../src/components', import.meta.url));
