import type { Session } from '../session/tokenVerifier.ts';
import type { FoodLogStore } from '../storage/foodLogStore.ts';
import type { OperationLimits } from './OperationLimits.ts';

/** The context of the resolvers: the signed-in person, the store, the clock, and what the operation may still do. */
export interface Context {
  session: Session;
  store: FoodLogStore;
  now: () => Date;
  limits: OperationLimits;
}

declare module 'mercurius' {
  interface MercuriusContext extends Context {
    /** The operation that runs, of a document with several. */
    operationName: string | undefined;
  }
}
