import { readdirSync } from 'node:fs';

/** Every component: the names of their rooms. */
export const componentNames = readdirSync(new URL('../../components', import.meta.url));
