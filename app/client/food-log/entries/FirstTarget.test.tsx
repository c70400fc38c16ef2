import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stopClock, waitFor } from '../../testing/clock.ts';
import { demoUser, PageSurroundings } from '../../testing/PageSurroundings.tsx';
import { serveTest } from '../../testing/serveTest.ts';
import { DayTotalsCard } from '../day/DayTotalsCard.tsx';
import { DayMenu } from './DayMenu.tsx';

const today = '2026-11-21';
const [id, loggedAt] = ['1', `${today}T08:00:00Z`];
const eaten = { calories: 310, fats: 6, proteins: 11, carbs: 54 };

function open({ day = today, firstDay = today } = {}) {
  return render(
    <PageSurroundings>
      <DayTotalsCard userId={demoUser.id} day={today} />
      <DayMenu userId={demoUser.id} {...{ day, today, firstDay }} lastDay={today} />
    </PageSurroundings>,
  );
}

function serve() {
  stopClock(new Date(2026, 10, 21, 12));
  sessionStorage.clear();
  const server = serveTest();
  server.put({ id, name: 'Oats', ...eaten, day: today, loggedAt });
  return server;
}

it('asks for targets on the first day, until they are set or declined', async () => {
  const server = serve();
  const { unmount } = open();
  const decline = await waitFor(() => screen.getByRole('button', { name: 'Skip' }));
  fireEvent.click(decline);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Set a target' })).toBeNull());
  await waitFor(() =>
    expect(server.settings.targets).toMatchObject([{ startDay: today, targets: [] }]),
  );
  unmount();
  open();
  await waitFor(() => screen.getByRole('button', { name: 'Mark as incomplete' }));
  expect(screen.queryByRole('button', { name: 'Set a target' })).toBeNull();
});

it('opens the targets', async () => {
  serve();
  open();
  fireEvent.click(await waitFor(() => screen.getByRole('button', { name: 'Set a target' })));
  const form = await waitFor(() => screen.getByRole('form', { name: 'Targets' }));
  expect(form).toBeVisible();
});

it('asks for no targets on a later day, nor before anything is logged', async () => {
  const server = serve();
  const { unmount } = open({ firstDay: '2026-11-20' });
  await waitFor(() => screen.getByRole('button', { name: 'Mark as incomplete' }));
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
  unmount();
  server.entries.clear();
  open();
  await waitFor(() => screen.getByRole('button', { name: 'Mark as incomplete' }));
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
});
