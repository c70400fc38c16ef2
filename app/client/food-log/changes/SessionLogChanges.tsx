import { type ReactNode, useMemo } from 'react';
import { createApi } from '../../api/createApi.ts';
import { useSession } from '../../session/useSession.ts';
import { ApiContext } from '../data/useApi.ts';
import { LogChangesProvider } from './LogChangesProvider.tsx';

/** Gives the way to the server and the signed-in person's changes to all pages; a visitor has neither. */
export function SessionLogChanges({ children }: { children: ReactNode }) {
  const { session, tokens } = useSession();
  const api = useMemo(() => createApi(tokens), [tokens]);
  if (session.status !== 'signedIn') return children;
  return (
    <ApiContext value={api}>
      <LogChangesProvider key={session.user.id} user={session.user}>
        {children}
      </LogChangesProvider>
    </ApiContext>
  );
}
