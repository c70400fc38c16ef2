import { mutations } from './mutations.ts';
import { queries } from './queries.ts';
import { scalars } from './scalars.ts';

/** The resolvers of the contract (§7). */
export const resolvers = { ...scalars, Query: queries, Mutation: mutations };
