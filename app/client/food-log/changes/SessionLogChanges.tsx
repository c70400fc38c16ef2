import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { SWRConfig } from 'swr';
import { Connection } from '../../api/Connection.ts';
import { createApi } from '../../api/createApi.ts';
import { useDevice } from '../../device/DeviceContext.ts';
import { ownerOf } from '../../session/ownerOf.ts';
import { useSession } from '../../session/useSession.ts';
import { DayRequests } from '../data/DayRequests.ts';
import { ApiContext } from '../data/useApi.ts';
import { FetchEarly } from '../data/FetchEarly.ts';
import { readKeptAnswers } from '../data/keptAnswers.ts';
import { ConnectionContext } from '../data/useConnection.ts';
import { DayRequestsContext } from '../data/useDayRequests.ts';
import { LogChangesProvider } from './LogChangesProvider.tsx';
import { forgetUndoHistory } from './UndoHistory.ts';

/** Gives all pages the API and the changes of whoever has the token; a visitor has neither. */
export function SessionLogChanges({ children }: { children: ReactNode }) {
  const { session, tokens } = useSession();
  const [connection] = useState(() => new Connection());
  useEffect(() => connection.start(), [connection]);
  const api = useMemo(() => createApi(tokens, connection), [connection, tokens]);
  const [dayRequests] = useState(() => new DayRequests());
  const device = useDevice();
  useEffect(() => {
    // Whoever made them may be signed out by now, in another tab.
    const warn = (event: BeforeUnloadEvent) => {
      if (device.unstored.size > 0) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [device]);
  const owner = ownerOf(session);
  const isSignedOut = session.status === 'signedOut';
  useEffect(() => {
    if (!isSignedOut) return;
    forgetUndoHistory();
    // Perhaps another tab has signed out.
    void device.endSession();
  }, [device, isSignedOut]);
  if (!owner) return children;
  const { userId, user } = owner;
  return (
    <ConnectionContext value={connection}>
      <ApiContext value={api}>
        <DayRequestsContext value={dayRequests}>
          <SWRConfig key={userId} value={{ provider: () => readKeptAnswers(device, userId) }}>
            {!user && <FetchEarly userId={userId} />}
            <LogChangesProvider userId={userId} loginId={user?.loginId}>
              {children}
            </LogChangesProvider>
          </SWRConfig>
        </DayRequestsContext>
      </ApiContext>
    </ConnectionContext>
  );
}
