import { type ReactNode, useMemo, useState } from 'react';
import { createApi } from '../../api/createApi.ts';
import { useSession } from '../../session/useSession.ts';
import { ApiContext } from '../data/useApi.ts';
import { KeysInUse, KeysInUseContext } from '../data/useDropWhenUnused.ts';
import { LogChangesProvider } from './LogChangesProvider.tsx';

/** Gives all pages the API and the signed-in person's changes; a visitor has neither. */
export function SessionLogChanges({ children }: { children: ReactNode }) {
  const { session, tokens } = useSession();
  const api = useMemo(() => createApi(tokens), [tokens]);
  // It outlives a sign-out, so that the days of that session are dropped too.
  const [keysInUse] = useState(() => new KeysInUse());
  if (session.status !== 'signedIn') return children;
  return (
    <ApiContext value={api}>
      <KeysInUseContext value={keysInUse}>
        <LogChangesProvider key={session.user.id} user={session.user}>
          {children}
        </LogChangesProvider>
      </KeysInUseContext>
    </ApiContext>
  );
}
