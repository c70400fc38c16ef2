import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '../../session/Session.types.ts';
import type { Owner } from '../../session/ownerOf.ts';
import { pass, stopClock, waitFor } from '../../testing/clock.ts';
import { MemoryDevice } from '../../testing/MemoryDevice.ts';
import { NothingMoves } from '../../testing/NothingMoves.ts';
import { demoUser, PageSurroundings } from '../../testing/PageSurroundings.tsx';
import { mutationRow } from '../../testing/rows.ts';
import { serveTest } from '../../testing/serveTest.ts';
import { noPreferences } from '../data/settings.ts';
import { OwnFoods } from '../OwnFoods.tsx';
import { OwnSettings } from '../OwnSettings.tsx';
import { Today } from '../Today.tsx';

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NothingMoves);
  sessionStorage.clear();
  stopClock();
});

const after = { ...noPreferences, density: 'COMPACT' } as const;
const refused = mutationRow('a', 1, {
  change: { kind: 'setPreferences', before: noPreferences, after },
  status: 'rejected',
  error: 'Another device has set this.',
});

it.each([
  ['home', Today],
  ['settings', OwnSettings],
  ['foods', OwnFoods],
])(
  'a refused change can be tried again on the page of %s once the person is named',
  async (_, Page) => {
    const server = serveTest();
    const device = new MemoryDevice({ mutations: [refused] });
    const store = device.open();
    const page = (session: Session, user: Owner['user']) => (
      <PageSurroundings {...{ session, store }}>
        <Page userId={demoUser.id} user={user} />
      </PageSurroundings>
    );
    const { rerender } = render(page({ status: 'loading', userId: demoUser.id }, undefined));
    await pass(100);
    // Nothing can be submitted for a person without a login id.
    for (const button of screen.queryAllByRole('button', { name: 'Try again' }))
      fireEvent.click(button);
    await pass(100);
    expect(device.unanswered).toHaveLength(1);
    rerender(page({ status: 'signedIn', user: demoUser }, demoUser));
    await waitFor(() => screen.getByRole('button', { name: 'Try again' }));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(server.count('foodLogSetPreferences')).toBe(1));
  },
);
