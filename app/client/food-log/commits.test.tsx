import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../testing/fakeServer.ts';
import { NothingMoves } from '../testing/NothingMoves.ts';
import { demoUser, PageSurroundings } from '../testing/PageSurroundings.tsx';
import { localDay } from './clock/localDay.ts';
import { DayLog } from './DayLog.tsx';
import { Greeting } from './Greeting.tsx';

vi.mock(import('./Greeting.tsx'), async (load) => {
  const original = await load();
  return { Greeting: vi.fn<typeof original.Greeting>(original.Greeting) };
});

let server: ReturnType<typeof fakeServer>;
const commit = vi.fn<() => void>();
const today = localDay(new Date());
const button = (name: RegExp | string) => screen.getByRole('button', { name });

/** Waits until the page has not rendered for a while. */
async function settle() {
  let before: number;
  do {
    before = commit.mock.calls.length;
    await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  } while (commit.mock.calls.length > before);
}

// In jsdom, MUI takes a press of userEvent for one of the keyboard and shows its focus ring.
const press = (control: HTMLElement) => void fireEvent.click(control);

/** Counts the renders of the page and the requests that one action costs, including its answer. */
async function costOf(action: () => Promise<unknown>) {
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
  vi.stubGlobal('IntersectionObserver', NothingMoves);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  server = fakeServer();
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
  await screen.findByRole('button', { name: 'Delete Snack 69' });
  await screen.findByRole('button', { name: /^Tea/ });
  await settle();
});
afterEach(() => {
  server.restore();
  vi.unstubAllGlobals();
});

it('a delete is one request and two renders: at once and with its answer', async () => {
  expect(await costOf(async () => press(button('Delete Snack 40')))).toEqual({
    commits: 2,
    requests: ['foodLogDelete'],
  });
});

it('a change renders only what shows it, not the page', async () => {
  vi.mocked(Greeting).mockClear();
  await costOf(async () => press(button('Delete Snack 40')));
  await costOf(async () => press(button(/^Tea/)));
  expect(Greeting).not.toHaveBeenCalled();
});

it('logging a food again is one request and three renders', async () => {
  expect(await costOf(async () => press(button(/^Tea/)))).toEqual({
    commits: 3,
    requests: ['foodLogCreateMany'],
  });
});

it('an undo is one request', async () => {
  await costOf(async () => press(button('Delete Snack 40')));
  expect(await costOf(async () => press(button('Undo')))).toEqual({
    commits: 2,
    requests: ['foodLogRestore'],
  });
});

it('an edit is one request', async () => {
  await userEvent.click(button(/^Edit Snack 40/));
  await screen.findByDisplayValue('Snack 40');
  await settle();
  const save = async () => press(button('Save'));
  expect(await costOf(async () => userEvent.keyboard('250'))).toEqual({
    commits: 0,
    requests: [],
  });
  expect(await costOf(save)).toEqual({ commits: 3, requests: ['foodLogUpdate'] });
});

it('typing a food causes no render and no request', async () => {
  await userEvent.click(screen.getByRole('textbox', { name: 'Calories' }));
  // The code that offers the foods is loaded now.
  await screen.findByRole('combobox', { name: 'Name' });
  await settle();
  // On a busy machine, what loads late may render the page once meanwhile.
  await vi.waitFor(
    async () =>
      expect(await costOf(async () => userEvent.keyboard('120+80'))).toEqual({
        commits: 0,
        requests: [],
      }),
    { timeout: 4000 },
  );
});
