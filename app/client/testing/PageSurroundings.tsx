import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { Device } from '../device/Device.ts';
import { DeviceContext } from '../device/DeviceContext.ts';
import { SessionLogChanges } from '../food-log/changes/SessionLogChanges.tsx';
import { createObjectId } from '../food-log/data/createObjectId.ts';
import type { LogChange } from '../food-log/data/FoodLog.types.ts';
import type { Session, SessionUser, SessionValue } from '../session/Session.types.ts';
import { SessionContext } from '../session/SessionContext.ts';
import { MemoryDevice } from './MemoryDevice.ts';

export const demoUser: SessionUser = {
  id: 'U1',
  name: 'Demo User',
  loginId: 'demo@example.com',
  createdAt: new Date('2026-10-22T12:00:00Z'),
};

/** A device on which changes of the demo user wait. */
function deviceWith(changes: LogChange[]): MemoryDevice {
  const { id: userId, loginId } = demoUser;
  const stored = changes.map((change) => {
    const id = createObjectId();
    return { id, userId, content: { change: { ...change, id }, loginId } };
  });
  return new MemoryDevice({ changes: stored });
}

const signedIn: Session = { status: 'signedIn', user: demoUser };

const noSignOut = async () => {};

const tokens = { getToken: async () => 'token', renewToken: async () => 'token' };

/** Surrounds a page with a session, a router and a device. */
export function PageSurroundings({
  session = signedIn,
  signOut = noSignOut,
  device,
  waiting,
  children,
}: {
  session?: Session;
  signOut?: SessionValue['signOut'];
  /** By default, a device that has kept nothing but what waits. */
  device?: Device;
  /** The demo user's changes that wait on the device, as after a page that closed before the server answered. */
  waiting?: LogChange[];
  children?: ReactNode;
}) {
  const [newDevice] = useState(() => deviceWith(waiting ?? []));
  return (
    <MemoryRouter useTransitions={false}>
      <SessionContext value={{ session, tokens, signOut }}>
        <DeviceContext value={device ?? newDevice}>
          <SessionLogChanges>{children}</SessionLogChanges>
        </DeviceContext>
      </SessionContext>
    </MemoryRouter>
  );
}

/** Surrounds hooks in the same way, with one device over all renders. */
export function surroundings(device: Device = new MemoryDevice()) {
  return ({ children }: { children: ReactNode }) => (
    <PageSurroundings device={device}>{children}</PageSurroundings>
  );
}
