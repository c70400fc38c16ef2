import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { Device } from '../device/Device.ts';
import { DeviceContext } from '../device/DeviceContext.ts';
import { SessionLogChanges } from '../food-log/changes/SessionLogChanges.tsx';
import type { Session, SessionUser } from '../session/Session.types.ts';
import { SessionContext } from '../session/SessionContext.ts';
import { MemoryDevice } from './MemoryDevice.ts';

export const demoUser: SessionUser = {
  id: 'U1',
  name: 'Demo User',
  loginId: 'demo@example.com',
  createdAt: new Date('2026-10-22T12:00:00Z'),
};

const signedIn: Session = { status: 'signedIn', user: demoUser };

const noSignOut = async () => {};

const tokens = { getToken: async () => 'token', renewToken: async () => 'token' };

/** Surrounds a page with a session, a router and a device. */
export function PageSurroundings({
  session = signedIn,
  signOut = noSignOut,
  device,
  children,
}: {
  session?: Session;
  signOut?: () => Promise<void>;
  /** By default, a device that has kept nothing. */
  device?: Device;
  children?: ReactNode;
}) {
  const [newDevice] = useState(() => new MemoryDevice());
  return (
    <MemoryRouter>
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
