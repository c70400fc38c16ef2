import { render, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { stopClock, waitFor } from '../../testing/clock.ts';
import { demoUser, PageSurroundings } from '../../testing/PageSurroundings.tsx';
import { serveTest } from '../../testing/serveTest.ts';
import { StickyTotal } from './StickyTotal.tsx';

/** Everything that it observes is out of view. */
class OutOfView {
  readonly #report: (views: { isIntersecting: boolean }[]) => void;
  constructor(report: (views: { isIntersecting: boolean }[]) => void) {
    this.#report = report;
  }
  observe() {
    this.#report([{ isIntersecting: false }]);
  }
  disconnect() {}
}

it('says what is left of a target in an element of its own, with which it can go from a translated page', async () => {
  stopClock();
  vi.stubGlobal('IntersectionObserver', OutOfView);
  onTestFinished(() => void vi.unstubAllGlobals());
  const server = serveTest();
  const startDay = '2026-11-21';
  server.put({ id: '1', day: startDay, calories: 300 });
  const target = { calories: 2000, fats: null, proteins: null, carbs: null };
  const targets = [{ startDay, targets: [target], version: 1 }];
  server.settings = { ...server.settings, targets };
  render(<StickyTotal userId={demoUser.id} day={startDay} totals={{ current: document.body }} />, {
    wrapper: PageSurroundings,
  });
  await waitFor(() => expect(screen.getByText(/1,700 left/)).toBeDefined());
  expect(screen.getByText(/1,700 left/).textContent).toBe(' · 1,700 left');
});
