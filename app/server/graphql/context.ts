import type { Session } from '../session/tokenVerifier.ts';
import type { FoodLogStore } from '../storage/foodLogStore.ts';

/** The context of the resolvers: the signed-in person, the store and the clock. */
export interface Context {
  session: Session;
  store: FoodLogStore;
  now: () => Date;
}

declare module 'mercurius' {
  interface MercuriusContext extends Context {
    /** The operation that runs, of a document with several. */
    operationName: string | undefined;
  }
}
