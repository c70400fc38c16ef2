import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import type { Session } from '../../session/Session.types.ts';
import { pass, stopClock } from '../../testing/clock.ts';
import { serveTest } from '../../testing/serveTest.ts';
import { MemoryDevice } from '../../testing/MemoryDevice.ts';
import { demoUser, PageSurroundings, pendingRows } from '../../testing/PageSurroundings.tsx';
import { newEntry } from '../add/newEntry.ts';
import { localDay } from '../clock/localDay.ts';
import { dayKey } from './cacheKeys.ts';
import { nothingLogged } from './cachedResponses.ts';
import { DayTotalsCard } from '../day/DayTotalsCard.tsx';

const soup = { name: 'Soup', calories: 200, fats: 4, proteins: 8, carbs: 30 };
let server: ReturnType<typeof serveTest>;
beforeEach(() => {
  stopClock();
  server = serveTest();
});

const named: Session = { status: 'signedIn', user: demoUser };
const unnamed: Session = { status: 'loading', userId: demoUser.id };

/** Opens the app without a page, before the person is named. @returns a function that shows more. */
function open(device: MemoryDevice) {
  const store = device.open();
  const app = (session: Session, page?: ReactNode) => (
    <PageSurroundings store={store} session={session}>
      {page}
    </PageSurroundings>
  );
  const { rerender } = render(app(unnamed));
  return (...shown: Parameters<typeof app>) => rerender(app(...shown));
}

it.each([
  ['takes what was asked for early, if it comes soon', 1000, 1],
  ['takes what was asked for early, if it comes within ten seconds', 9000, 1],
  ['asks itself, if it comes later', 11_000, 2],
])('the page %s', async (_, milliseconds, requests) => {
  const day = localDay(new Date());
  server.put({ id: '1', day });
  const show = open(new MemoryDevice());
  await pass(milliseconds);
  const totals = (key: string) => <DayTotalsCard key={key} userId={demoUser.id} day={day} />;
  show(named, [totals('first')]);
  expect(screen.getByText(/300/)).toBeVisible();
  await pass(100);
  // On a slow device, the rest of the page comes later.
  show(named, [totals('first'), totals('later')]);
  await pass(100);
  expect(server.count('foodLogStats')).toBe(requests);
  await pass(1000);
  // From now on, it is asked whenever somebody looks.
  fireEvent.focus(window);
  await pass(100);
  expect(server.count('foodLogStats')).toBe(requests + 1);
  await pass(1000);
  show(named);
  show(named, [totals('again')]);
  await pass(100);
  expect(server.count('foodLogStats')).toBe(requests + 2);
});

it('what was asked for early is stored, also when the person is named before the answer', async () => {
  const day = localDay(new Date());
  server.put({ id: '1', day });
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  server.held = promise;
  const device = new MemoryDevice();
  const show = open(device);
  await pass(100);
  show(named);
  answer();
  await pass(100);
  expect(device.response(dayKey(demoUser.id, day))?.data).toMatchObject({
    totals: { calories: 300 },
  });
});

it.each([true, false])(
  'a day that was asked for early holds what was sent before it came on screen, typed: %s',
  async (isTyped) => {
    const day = localDay(new Date());
    server.put({ id: '1', day });
    const entries = [newEntry(soup, day)];
    const device = new MemoryDevice({
      mutations: pendingRows([{ kind: 'create', entries, isTyped }]),
    });
    const show = open(device);
    await pass(200);
    expect(server.count('foodLogStats')).toBe(1);
    show(named);
    await pass(1000);
    expect(device.unanswered).toEqual([]);
    show(named, <DayTotalsCard userId={demoUser.id} day={day} />);
    await pass(1000);
    expect(screen.getByText(/500/)).toBeVisible();
  },
);

it.each<{ isStored: boolean; isRefused: boolean }>([
  { isStored: false, isRefused: false },
  { isStored: true, isRefused: false },
  { isStored: true, isRefused: true },
])(
  'a day whose early answer a change has overtaken is asked for when it comes on screen: %o',
  async ({ isStored, isRefused }) => {
    const day = localDay(new Date());
    const { promise, resolve: answer } = Promise.withResolvers<void>();
    const { fetch } = globalThis;
    globalThis.fetch = async (...request) => {
      const { operationName }: { operationName: string } = await new Request(...request)
        .clone()
        .json();
      const response = await fetch(...request);
      if (operationName === 'foodLogStats') await promise;
      return response;
    };
    const key = dayKey(demoUser.id, day);
    const stored = { key, owner: demoUser.id, data: nothingLogged, fetchedAt: 1 };
    const device = new MemoryDevice({
      responses: isStored ? [stored] : [],
      mutations: pendingRows([{ kind: 'create', entries: [newEntry(soup, day)], isTyped: true }]),
    });
    if (isRefused) server.nextChange = { refuses: 'No.', code: 'BAD_USER_INPUT' };
    const show = open(device);
    await pass(200);
    server.put({ id: '1', day });
    show(named);
    await pass(500);
    expect(device.unanswered).toHaveLength(isRefused ? 1 : 0);
    globalThis.fetch = fetch;
    answer();
    await pass(1000);
    show(named, <DayTotalsCard userId={demoUser.id} day={day} />);
    await pass(1000);
    expect(screen.getByText(isRefused ? /300/ : /500/)).toBeVisible();
  },
);
