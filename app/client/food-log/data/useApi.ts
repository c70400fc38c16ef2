import { createContext, use } from 'react';
import type { Api } from '../../api/Api.ts';

/**
 * One API for the whole app: when the server has had too many requests, no part of the app sends any until the server
 * allows it.
 */
export const ApiContext = createContext<Api | undefined>(undefined);

/** The operations of /api, sent with the signed-in person's token. @throws outside of SessionOutbox. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('useApi needs a SessionOutbox above it.');
  return api;
}
