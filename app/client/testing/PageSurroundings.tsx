import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SessionOutbox } from '../food-log/outbox/SessionOutbox.tsx';
import { createObjectId } from '../food-log/data/createObjectId.ts';
import type { LogChange } from '../food-log/data/FoodLog.types.ts';
import type { Session, SessionUser, SessionValue } from '../session/Session.types.ts';
import { SessionContext } from '../session/SessionContext.ts';
import type { MutationRow } from '../store/rows.ts';
import type { Store } from '../store/Store.ts';
import { StoreContext } from '../store/StoreContext.ts';
import { MemoryDevice } from './MemoryDevice.ts';

export const demoUser: SessionUser = {
  id: 'U1',
  name: 'Demo User',
  loginId: 'demo@example.com',
  createdAt: new Date('2026-10-22T12:00:00Z'),
};

/** Changes of the demo user as rows of a device. */
export const pendingRows = (changes: LogChange[]): MutationRow[] =>
  changes.map((change, sequence) => ({
    id: createObjectId(),
    sequence,
    owner: demoUser.id,
    tab: '',
    loginId: demoUser.loginId,
    change,
    status: 'pending',
  }));

const signedIn: Session = { status: 'signedIn', user: demoUser };

const noSignOut = async () => {};

const tokens = { getToken: async () => 'token', renewToken: async () => 'token' };

/** Surrounds a page with a session, a router and a device. */
export function PageSurroundings({
  session = signedIn,
  signOut = noSignOut,
  store,
  waiting,
  address = '/',
  children,
}: {
  session?: Session;
  signOut?: SessionValue['signOut'];
  /** By default, that of a device that has stored nothing but what waits. */
  store?: Store;
  /** The demo user's changes that wait on the device, as after a page that closed before the server answered. */
  waiting?: LogChange[];
  address?: string;
  children?: ReactNode;
}) {
  const [newStore] = useState(() =>
    new MemoryDevice({ mutations: pendingRows(waiting ?? []) }).open(),
  );
  return (
    <MemoryRouter useTransitions={false} initialEntries={[address]}>
      <SessionContext value={{ session, tokens, signOut }}>
        <StoreContext value={store ?? newStore}>
          <SessionOutbox>{children}</SessionOutbox>
        </StoreContext>
      </SessionContext>
    </MemoryRouter>
  );
}

/** Surrounds hooks in the same way, with one store over all renders. */
export function surroundings(store: Store = new MemoryDevice().open()) {
  return ({ children }: { children: ReactNode }) => (
    <PageSurroundings store={store}>{children}</PageSurroundings>
  );
}
