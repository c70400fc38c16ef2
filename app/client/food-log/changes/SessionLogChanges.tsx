import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { Connection } from '../../api/Connection.ts';
import { createApi } from '../../api/createApi.ts';
import { useDevice } from '../../device/DeviceContext.ts';
import { useSession } from '../../session/useSession.ts';
import { ApiContext } from '../data/useApi.ts';
import { fetchEarly } from '../data/fetchEarly.ts';
import { readKeptAnswers } from '../data/keptAnswers.ts';
import { ConnectionContext } from '../data/useConnection.ts';
import { LogChangesProvider } from './LogChangesProvider.tsx';
import { forgetUndoHistory } from './undoHistory.ts';

/** Gives all pages the API and the signed-in person's changes; a visitor has neither. */
export function SessionLogChanges({ children }: { children: ReactNode }) {
  const { session, tokens } = useSession();
  const [connection] = useState(() => new Connection());
  useEffect(() => connection.start(), [connection]);
  const api = useMemo(() => createApi(tokens, connection), [connection, tokens]);
  const device = useDevice();
  const { pathname, search } = useLocation();
  const showsLog = pathname === '/' || pathname === '/food-log';
  const loadingId = session.status === 'loading' && showsLog ? session.userId : undefined;
  useEffect(() => {
    if (loadingId !== undefined) fetchEarly(api, device, loadingId, search);
  }, [api, device, loadingId, search]);
  const isSignedOut = session.status === 'signedOut';
  useEffect(() => {
    if (isSignedOut) forgetUndoHistory();
  }, [isSignedOut]);
  if (session.status !== 'signedIn') return children;
  const { user } = session;
  return (
    <ConnectionContext value={connection}>
      <ApiContext value={api}>
        <SWRConfig key={user.id} value={{ provider: () => readKeptAnswers(device, user.id) }}>
          <LogChangesProvider user={user}>{children}</LogChangesProvider>
        </SWRConfig>
      </ApiContext>
    </ConnectionContext>
  );
}
