import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { SessionLogChanges } from '../food-log/changes/SessionLogChanges.tsx';
import type { Session, SessionUser } from '../session/Session.types.ts';
import { SessionContext } from '../session/SessionContext.ts';

export const demoUser: SessionUser = {
  id: 'U1',
  name: 'Demo User',
  loginId: 'demo@example.com',
  createdAt: new Date('2026-10-22T12:00:00Z'),
};

const signedIn: Session = { status: 'signedIn', user: demoUser };

const noSignOut = async () => {};

const tokens = { getToken: async () => 'token', renewToken: async () => 'token' };

/** Surrounds a page with a session, a router and an empty cache. */
export function PageSurroundings({
  session = signedIn,
  signOut = noSignOut,
  cache,
  children,
}: {
  session?: Session;
  signOut?: () => Promise<void>;
  cache?: Map<string, object>;
  children?: ReactNode;
}) {
  return (
    <MemoryRouter>
      <SWRConfig value={{ provider: () => cache ?? new Map() }}>
        <SessionContext value={{ session, tokens, signOut }}>
          <SessionLogChanges>{children}</SessionLogChanges>
        </SessionContext>
      </SWRConfig>
    </MemoryRouter>
  );
}

/** Surrounds hooks in the same way, with one cache over all renders. */
export function surroundings() {
  const cache = new Map<string, object>();
  return ({ children }: { children: ReactNode }) => (
    <PageSurroundings cache={cache}>{children}</PageSurroundings>
  );
}
