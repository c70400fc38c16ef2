import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stopClock, waitFor } from '../../testing/clock.ts';
import { demoUser, PageSurroundings } from '../../testing/PageSurroundings.tsx';
import { serveTest } from '../../testing/serveTest.ts';
import { Trends } from './Trends.tsx';

it('shows no average before it is known which days are incomplete', async () => {
  stopClock(new Date('2026-11-21T12:00:00'));
  const server = serveTest();
  server.put({ id: '1', day: '2026-11-19', calories: 2000 });
  server.put({ id: '2', day: '2026-11-20', calories: 200 });
  const dayMarks = [{ day: '2026-11-20', isPartial: true, version: 1 }];
  server.settings = { ...server.settings, dayMarks };
  const { promise: until, resolve } = Promise.withResolvers<void>();
  server.delayed = { operationName: 'foodLogBounds', until };
  const { container } = render(
    <PageSurroundings>
      <Trends userId={demoUser.id} user={demoUser} />
    </PageSurroundings>,
  );
  // What follows once the totals are known.
  await waitFor(() => screen.getByText(/^Today and the days that you mark/));
  expect(container.textContent).not.toContain('on average');
  resolve();
  await waitFor(() => screen.getByText('2,000 kcal on average'));
  expect(screen.getByText('over 1 complete day of 7')).toBeDefined();
});
