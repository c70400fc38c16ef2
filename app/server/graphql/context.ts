import type { Session } from '../session/tokenVerifier.ts';
import type { FoodLogStore } from '../storage/foodLogStore.ts';

/** What resolvers work with: the person signed in, what is stored, and the clock. */
export interface Context {
  session: Session;
  store: FoodLogStore;
  now: () => Date;
}

declare module 'mercurius' {
  interface MercuriusContext extends Context {}
}
