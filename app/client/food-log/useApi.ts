import { useMemo } from 'react';
import { type Api, createApi } from '../api/createApi.ts';
import { useSession } from '../session/useSession.ts';

/** The operations of /api, with the signed-in person's token. */
export function useApi(): Api {
  const { tokens } = useSession();
  return useMemo(() => createApi(tokens), [tokens]);
}
