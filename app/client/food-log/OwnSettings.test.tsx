import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pass, stopClock, waitFor } from '../testing/clock.ts';
import { NothingMoves } from '../testing/NothingMoves.ts';
import { demoUser, PageSurroundings } from '../testing/PageSurroundings.tsx';
import { serveTest } from '../testing/serveTest.ts';
import { OwnSettings } from './OwnSettings.tsx';

let server: ReturnType<typeof serveTest>;
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NothingMoves);
  sessionStorage.clear();
  stopClock();
  server = serveTest();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('what is chosen and pressed again is no change, which Undo would take back', async () => {
  render(
    <PageSurroundings>
      <OwnSettings userId={demoUser.id} user={demoUser} />
    </PageSurroundings>,
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Comfortable' })).toBeEnabled());
  press('Comfortable');
  await pass(100);
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  press('Compact');
  await waitFor(() => expect(screen.getByText('Changed the density')).toBeDefined());
  await waitFor(() => expect(server.count('foodLogSetPreferences')).toBe(1));
});
