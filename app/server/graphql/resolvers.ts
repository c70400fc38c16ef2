import { mutations } from './mutations.ts';
import { queries } from './queries.ts';
import { scalars } from './scalars.ts';

/** How each field of the contract is answered (§7). */
export const resolvers = { ...scalars, Query: queries, Mutation: mutations };
