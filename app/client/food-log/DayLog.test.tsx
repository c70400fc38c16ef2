import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stopClock, waitFor } from '../testing/clock.ts';
import { serveTest } from '../testing/serveTest.ts';
import { MemoryDevice } from '../testing/MemoryDevice.ts';
import { NothingMoves } from '../testing/NothingMoves.ts';
import { demoUser, PageSurroundings } from '../testing/PageSurroundings.tsx';
import { DayLog } from './DayLog.tsx';

let server: ReturnType<typeof serveTest>;
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NothingMoves);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  server = serveTest();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const press = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('button', { name }));
const found = async (name: string) => waitFor(() => screen.getByRole('button', { name }));
const isToday = () => screen.queryByRole('button', { name: 'Today' }) === null;

it.each(['Add to today', /^Add to \d/])(
  '%s: who goes to another day before the food is saved stays there',
  async (add) => {
    // A full device keeps nothing: the form waits for the answer.
    const device = new MemoryDevice();
    device.isFull = true;
    render(
      <PageSurroundings store={device.open()}>
        <DayLog userId={demoUser.id} user={demoUser} />
      </PageSurroundings>,
    );
    await press('Previous');
    const name = await screen.findByLabelText('Name');
    await userEvent.type(name, 'Tea');
    await userEvent.type(screen.getByRole('textbox', { name: 'Calories' }), '2');
    const { promise, resolve: answer } = Promise.withResolvers<void>();
    server.held = promise;
    await press(add);
    await screen.findByText(/^Added Tea/);
    await press(add === 'Add to today' ? 'Previous' : 'Next');
    const wasToday = isToday();
    answer();
    await vi.waitFor(() => expect(screen.queryByDisplayValue('Tea')).toBeNull());
    expect(isToday()).toBe(wasToday);
  },
);

it('a time that was chosen for today ends with the day, also in a tab that stays open or loads anew', async () => {
  stopClock(new Date('2026-11-20T21:00:00'));
  const device = new MemoryDevice();
  const open = () =>
    render(
      <PageSurroundings store={device.open()}>
        <DayLog userId={demoUser.id} user={demoUser} />
      </PageSurroundings>,
    );
  const { unmount } = open();
  fireEvent.click(await found('Now'));
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '19:30' } });
  unmount();
  const { unmount: close } = open();
  expect(await found('7:30 PM')).toBeVisible();
  vi.setSystemTime('2026-11-21T07:00:00');
  act(() => void dispatchEvent(new Event('focus')));
  expect(await found('Now')).toBeVisible();
  close();
  open();
  expect(await found('Now')).toBeVisible();
});
