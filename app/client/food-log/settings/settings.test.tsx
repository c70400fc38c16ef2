import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import { useSWRConfig } from 'swr';
import { beforeEach, describe, expect, it } from 'vitest';
import { pass, stopClock, waitFor } from '../../testing/clock.ts';
import { MemoryDevice } from '../../testing/MemoryDevice.ts';
import { demoUser, surroundings } from '../../testing/PageSurroundings.tsx';
import { serveTest } from '../../testing/serveTest.ts';
import { boundsKey } from '../data/cacheKeys.ts';
import type { SettingChange, Targets } from '../data/FoodLog.types.ts';
import { mealAt, targetsOf } from '../data/settings.ts';
import { useSettings } from '../day/useSettings.ts';
import { useOutbox } from '../outbox/OutboxContext.ts';
import { RefusedChanges } from '../sync-status/RefusedChanges.tsx';

const startDay = '2026-11-21';
const none: Targets = { startDay, targets: null, version: 0 };
const of = (calories: number, version = 0): Targets => ({
  startDay,
  targets: [{ calories, fats: null, proteins: null, carbs: null }],
  version,
});
const change = (before: Targets, after: Targets): SettingChange => ({
  kind: 'setTargets',
  before,
  after,
});

const on = (start: string, ...list: (number | null)[]): Targets => ({
  startDay: start,
  version: 1,
  targets: list.map((calories) => ({ calories, fats: null, proteins: null, carbs: null })),
});

const meals = (...list: [string, number | null][]) => ({
  version: 1,
  meals: list.map(([name, startMinute]) => ({ name, startMinute })),
});

let server: ReturnType<typeof serveTest>;
beforeEach(() => {
  stopClock();
  server = serveTest();
});

/** The settings on one device, without a page. */
async function open(device = new MemoryDevice()) {
  const store = device.open();
  const { result, unmount } = renderHook(
    () => ({
      settings: useSettings(demoUser.id),
      outbox: useOutbox(),
      mutate: useSWRConfig().mutate,
    }),
    {
      wrapper: ({ children }) =>
        surroundings(store)({
          children: (
            <>
              {children}
              <RefusedChanges today={startDay} />
            </>
          ),
        }),
    },
  );
  await waitFor(() => expect(result.current.settings).toBeDefined());
  return {
    unmount,
    submit: async (made: SettingChange) => act(async () => result.current.outbox.submit(made)),
    /** Submits it without waiting for the answer. */
    begin: (made: SettingChange) =>
      act(() => void result.current.outbox.submit(made).catch(() => {})),
    beginUndo: () => act(() => void result.current.outbox.undo().catch(() => {})),
    tryAgain: async () =>
      act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' }))),
    undo: async () => act(async () => result.current.outbox.undo()),
    refetch: async () => act(async () => result.current.mutate(boundsKey(demoUser.id))),
    calories: () => targetsOf(result.current.settings?.targets ?? [], startDay)?.calories,
    state: () => result.current.outbox.getState(),
    known: () => result.current.settings?.targets[0] ?? none,
  };
}

describe('what a person sets', () => {
  it('shows at once, is one request, and the next change has its version', async () => {
    const { submit, calories, known } = await open();
    server.sent.length = 0;
    await submit(change(none, of(2000)));
    expect(calories()).toBe(2000);
    await submit(change(known(), of(1800)));
    expect(calories()).toBe(1800);
    expect(server.settings.targets).toEqual([of(1800, 2)]);
    expect(server.sent.map(({ operationName }) => operationName)).toEqual([
      'foodLogSetTargets',
      'foodLogSetTargets',
    ]);
  });

  it('is undone step by step, to what was there before', async () => {
    const { submit, undo, calories, known } = await open();
    await submit(change(none, of(2000)));
    await submit(change(known(), of(1800)));
    await undo();
    expect(calories()).toBe(2000);
    await undo();
    expect(calories()).toBeUndefined();
    expect(server.settings.targets).toEqual([{ ...none, version: 4 }]);
  });

  it('is made once when its answer was lost, and undone while it waits', async () => {
    const { begin, beginUndo, calories } = await open();
    server.nextChange = 'arrives, no answer';
    begin(change(none, of(2000)));
    await pass(100);
    beginUndo();
    await pass(5000);
    expect(calories()).toBeUndefined();
    expect(server.settings.targets).toEqual([{ ...none, version: 2 }]);
  });

  it('waits without a network, over a reload, and is then sent', async () => {
    const device = new MemoryDevice();
    const first = await open(device);
    server.networkFails = true;
    first.begin(change(none, of(2000)));
    await pass(100);
    first.unmount();
    const second = await open(device);
    expect(second.calories()).toBe(2000);
    server.networkFails = false;
    await pass(60_000);
    expect(server.settings.targets).toEqual([of(2000, 1)]);
    expect(second.state().pending).toEqual([]);
  });

  it('never overwrites what another device has set since', async () => {
    const { submit, calories, known } = await open();
    await submit(change(none, of(2000)));
    const before = known();
    server.settings = { ...server.settings, targets: [of(2500, 2)] };
    await expect(submit(change(before, of(1800)))).rejects.toThrow('Changed elsewhere.');
    await pass(1000);
    expect(calories()).toBe(2500);
    expect(server.settings.targets).toEqual([of(2500, 2)]);
  });

  it('is made again where a person wants that who has seen why it was refused, and undone to what was there', async () => {
    const { begin, undo, calories, state, tryAgain } = await open();
    server.networkFails = true;
    begin(change(none, of(2000)));
    await pass(6000);
    server.networkFails = false;
    server.settings = { ...server.settings, targets: [of(2500, 3)] };
    await pass(60_000);
    await waitFor(() => expect(state().rejected).toHaveLength(1));
    expect(calories()).toBe(2500);
    const replaced = 'Try again replaces what is set now: calories 2,500 kcal\\.';
    expect(screen.getByText(new RegExp(replaced))).toBeDefined();
    await tryAgain();
    await waitFor(() => expect(server.settings.targets).toEqual([of(2000, 4)]));
    expect(state().rejected).toEqual([]);
    await undo();
    expect(server.settings.targets).toEqual([of(2500, 5)]);
  });

  it('gives way to what another device has set since, also when its answer is late', async () => {
    const { begin, refetch, calories, state } = await open();
    const { promise, resolve } = Promise.withResolvers<void>();
    server.delayed = { operationName: 'foodLogSetTargets', until: promise };
    begin(change(none, of(2000)));
    await waitFor(() => expect(server.settings.targets).toEqual([of(2000, 1)]));
    server.settings = { ...server.settings, targets: [of(2500, 2)] };
    await refetch();
    resolve();
    await waitFor(() => expect(state().pending).toEqual([]));
    expect(calories()).toBe(2500);
  });

  it('is set at the second try where a server was restored from a backup', async () => {
    server.settings = { ...server.settings, targets: [of(2000, 1)] };
    const { submit, undo, refetch, calories, known } = await open();
    await submit(change(known(), of(1800, 1)));
    await undo();
    server.settings = { ...server.settings, targets: [of(2000, 1)] };
    await refetch();
    await expect(submit(change(known(), of(1500, 1)))).rejects.toThrow('Changed elsewhere.');
    await submit(change(known(), of(1500, 1)));
    expect(calories()).toBe(1500);
    expect(server.settings.targets).toEqual([of(1500, 2)]);
  });
});

describe('the targets of a day', () => {
  const all = [
    on('2026-01-01', 2000),
    on('2026-02-01'),
    { ...on('2026-02-10', 9), targets: null },
    // From a Sunday on, by weekday from Monday to Sunday.
    on('2026-03-01', 1, 2, 3, 4, 5, 6, 7),
  ];

  it.each([
    ['2025-12-31', undefined],
    ['2026-01-01', 2000],
    ['2026-01-31', 2000],
    ['2026-02-01', undefined],
    ['2026-02-28', undefined],
    ['2026-03-01', 7],
    ['2026-03-02', 1],
    ['2028-02-29', 2],
  ])('%s has %s', (day, calories) => {
    expect(targetsOf(all, day)?.calories).toBe(calories);
  });
});

describe('the meal of a time', () => {
  const usual = meals(['Dinner', 960], ['Snacks', null], ['Breakfast', 240], ['Lunch', 660]);

  it.each([
    [0, undefined],
    [239, undefined],
    [240, 'Breakfast'],
    [659, 'Breakfast'],
    [660, 'Lunch'],
    [960, 'Dinner'],
    [1439, 'Dinner'],
  ])('minute %i belongs to %s', (minute, name) => {
    expect(mealAt(usual, minute)).toBe(name);
  });

  it('is none where no meal has a time', () => {
    expect(mealAt(meals(['Snacks', null]), 600)).toBeUndefined();
  });
});
