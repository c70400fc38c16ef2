import { createContext, use } from 'react';
import type { Api } from '../../api/createApi.ts';

/** One api for all: when the server has had too many requests, nobody asks until it allows. */
export const ApiContext = createContext<Api | undefined>(undefined);

/** The operations of /api, with the signed-in person's token. @throws outside of SessionLogChanges. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('useApi needs a SessionLogChanges above it.');
  return api;
}
