import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serveTest } from '../testing/serveTest.ts';
import { NothingMoves } from '../testing/NothingMoves.ts';
import { demoUser, PageSurroundings } from '../testing/PageSurroundings.tsx';
import { localDay } from './clock/localDay.ts';
import { DayLog } from './DayLog.tsx';
import { Greeting } from './Greeting.tsx';

vi.mock(import('./Greeting.tsx'), async (load) => {
  const original = await load();
  return { Greeting: vi.fn<typeof original.Greeting>(original.Greeting) };
});

let server: ReturnType<typeof serveTest>;
const user = userEvent.setup({ delay: null });
const commit = vi.fn<() => void>();
const today = localDay(new Date());
const press = (control: HTMLElement) => control.click();
const button = (name: RegExp | string) => screen.getByRole('button', { name });

/** Goes round the event loop until something has come. Nothing else ends it, so it does not matter how long it takes. */
async function until(hasCome: () => unknown) {
  while (!hasCome()) await new Promise(setImmediate);
}

/**
 * Lets the page do all that does not wait for a later time, in three frames, once the code that it loads has come: all that
 * is left is in the event loop, so its rounds are counted, and not the time that they take.
 */
async function settle() {
  await vi.dynamicImportSettled();
  for (let round = 0; round < 150; round += 1) {
    await new Promise(setImmediate);
    if (round % 50 === 25) vi.advanceTimersToNextFrame();
  }
}

/** Testing Library ends each act of a person with a timer of 0 ms. */
async function act(begun: Promise<unknown>) {
  let isOver = false;
  void begun.then(() => (isOver = true));
  await until(() => {
    vi.advanceTimersByTime(0);
    return isOver;
  });
}

/** Counts the renders of the page and the requests that one action costs, including its answer. */
async function costOf(action: () => unknown) {
  commit.mockClear();
  server.sent.length = 0;
  await action();
  await settle();
  return {
    commits: commit.mock.calls.length,
    requests: server.sent.map(({ operationName }) => operationName),
  };
}

beforeEach(async () => {
  // The clock stands still, and React renders when it would in a browser, instead of once at the end of `act`.
  vi.useFakeTimers({
    toFake: ['setTimeout', 'setInterval', 'requestAnimationFrame', 'Date', 'performance'],
  });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  vi.stubGlobal('IntersectionObserver', NothingMoves);
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('hover') }),
  );
  server = serveTest();
  server.foods = [{ name: 'Tea', calories: 2, fats: 0, proteins: 0, carbs: 0 }];
  for (let count = 10; count < 70; count += 1) {
    server.put({ id: String(count), day: today, name: `Snack ${count}` });
  }
  render(
    <PageSurroundings>
      <Profiler id="log" onRender={commit}>
        <DayLog userId={demoUser.id} user={demoUser} />
      </Profiler>
    </PageSurroundings>,
  );
  await until(() => screen.queryByRole('button', { name: 'Delete Snack 69' }));
  await until(() => screen.queryByRole('button', { name: /^Tea/ }));
  await settle();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a delete is one request and two renders: at once and with its answer', async () => {
  expect(await costOf(() => press(button('Delete Snack 40')))).toEqual({
    commits: 2,
    requests: ['foodLogDelete'],
  });
});

it('a change renders only what shows it, not the page', async () => {
  vi.mocked(Greeting).mockClear();
  await costOf(() => press(button('Delete Snack 40')));
  await costOf(() => press(button(/^Tea/)));
  expect(Greeting).not.toHaveBeenCalled();
});

it('logging a food again is one request and three renders', async () => {
  expect(await costOf(() => press(button(/^Tea/)))).toEqual({
    commits: 3,
    requests: ['foodLogCreateMany'],
  });
});

it('an undo is one request', async () => {
  await costOf(() => press(button('Delete Snack 40')));
  expect(await costOf(() => press(button(/^Undo/)))).toEqual({
    commits: 2,
    requests: ['foodLogRestore'],
  });
});

it('an edit is one request', async () => {
  press(button(/^Edit Snack 40/));
  await until(() => screen.queryByDisplayValue('Snack 40'));
  await settle();
  const save = () => press(button('Save'));
  expect(await costOf(async () => act(user.keyboard('250')))).toEqual({ commits: 0, requests: [] });
  expect(await costOf(save)).toEqual({ commits: 3, requests: ['foodLogUpdate'] });
});

it('typing a food causes no render and no request', async () => {
  await act(user.click(screen.getByRole('textbox', { name: 'Calories' })));
  // The code that offers the foods is loaded now.
  await until(() => screen.queryByRole('combobox', { name: 'Name' }));
  await settle();
  expect(await costOf(async () => act(user.keyboard('120+80')))).toEqual({
    commits: 0,
    requests: [],
  });
});
