import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { SWRConfig } from 'swr';
import { Connection } from '../../api/Connection.ts';
import { createApi } from '../../api/createApi.ts';
import { ownerOf } from '../../session/ownerOf.ts';
import { subjectOfCookie } from '../../session/subjectOf.ts';
import { useSession } from '../../session/useSession.ts';
import { useStore } from '../../store/StoreContext.ts';
import { cachedResponses } from '../data/cachedResponses.ts';
import { ApiContext } from '../data/useApi.ts';
import { FetchEarly } from '../data/FetchEarly.ts';
import { onErrorRetry } from '../data/onErrorRetry.ts';
import { ConnectionContext } from '../data/useConnection.ts';
import { OutboxProvider } from './OutboxProvider.tsx';

/** Gives all pages the API, the cached responses and the outbox of whoever has the token; a visitor has none of them. */
export function SessionOutbox({ children }: { children: ReactNode }) {
  const { session, tokens } = useSession();
  const [connection] = useState(() => new Connection());
  useEffect(() => connection.start(), [connection]);
  const api = useMemo(() => createApi(tokens, connection), [connection, tokens]);
  const store = useStore();
  useEffect(() => store.listen(), [store]);
  useEffect(() => {
    // Whoever made them may be signed out by now, in another tab.
    const warn = (event: BeforeUnloadEvent) => {
      if (store.hasUnstored) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [store]);
  const owner = ownerOf(session);
  const isSignedOut = session.status === 'signedOut';
  useEffect(() => {
    // Perhaps another tab has signed out. If somebody has signed in there since, the rows are theirs.
    if (isSignedOut && subjectOfCookie() === undefined) void store.endSession();
  }, [store, isSignedOut]);
  const userId = owner?.userId;
  const cache = useMemo(
    () =>
      userId !== undefined && {
        provider: () => cachedResponses(store, userId),
        onErrorRetry,
        onSuccess: (data: unknown, key: string) =>
          store.putResponse({ key, owner: userId, data, fetchedAt: Date.now() }),
      },
    [store, userId],
  );
  if (!owner || !cache) return children;
  return (
    <ConnectionContext value={connection}>
      <ApiContext value={api}>
        <SWRConfig key={owner.userId} value={cache}>
          {!owner.user && <FetchEarly userId={owner.userId} />}
          <OutboxProvider owner={owner.userId} loginId={owner.user?.loginId}>
            {children}
          </OutboxProvider>
        </SWRConfig>
      </ApiContext>
    </ConnectionContext>
  );
}
