import { readdirSync } from 'node:fs';

/** The names of all components, which are those of their folders. */
export const componentNames = readdirSync(new URL('../../src/components', import.meta.url));
