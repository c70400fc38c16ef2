import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '../../session/Session.types.ts';
import { pass, stopClock } from '../../testing/clock.ts';
import { fakeServer } from '../../testing/fakeServer.ts';
import { MemoryDevice } from '../../testing/MemoryDevice.ts';
import { demoUser, PageSurroundings } from '../../testing/PageSurroundings.tsx';
import { newEntry } from '../add/newEntry.ts';
import { localDay } from '../clock/localDay.ts';
import { DayTotalsCard } from '../day/DayTotalsCard.tsx';

const soup = { name: 'Soup', calories: 200, fats: 4, proteins: 8, carbs: 30 };
let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  stopClock();
  server = fakeServer();
});
afterEach(() => {
  vi.useRealTimers();
  server.restore();
});

it.each([true, false])(
  'a day that was asked for early holds what was sent before it came on screen, typed: %s',
  async (isTyped) => {
    const day = localDay(new Date());
    server.put({ id: '1', day });
    const change = { kind: 'create', entries: [newEntry(soup, day)], id: 'a', isTyped };
    const content = { change, loginId: demoUser.loginId };
    const device = new MemoryDevice({ changes: [{ id: 'a', userId: demoUser.id, content }] });
    const app = (session: Session, page?: ReactNode) => (
      <PageSurroundings device={device} session={session}>
        {page}
      </PageSurroundings>
    );
    const { rerender } = render(app({ status: 'loading', userId: demoUser.id }));
    await pass(200);
    expect(server.count('foodLogStats')).toBe(1);
    const named: Session = { status: 'signedIn', user: demoUser };
    rerender(app(named));
    await pass(1000);
    expect(device.kept.changes).toEqual([]);
    rerender(app(named, <DayTotalsCard userId={demoUser.id} day={day} />));
    await pass(1000);
    expect(screen.getByText(/500/)).toBeVisible();
  },
);
