import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fakeServer.ts';
import { MemoryDevice } from '../../testing/MemoryDevice.ts';
import { demoUser, PageSurroundings } from '../../testing/PageSurroundings.tsx';
import { dayKey } from '../data/cacheKeys.ts';
import { nothingLogged } from '../data/keptAnswers.ts';
import { DayTotalsCard } from './DayTotalsCard.tsx';

const day = '2026-11-21';
const minute = 60_000;
let server: ReturnType<typeof fakeServer>;
let answer: () => void;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  server = fakeServer();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.held = promise;
  answer = resolve;
});
afterEach(() => {
  vi.useRealTimers();
  server.restore();
});

const pass = async (milliseconds: number) =>
  act(async () => vi.advanceTimersByTimeAsync(milliseconds));
const age = () => screen.queryByText(/^As of/);

describe('totals of this device', () => {
  it.each([
    { minutes: 6, says: 'say their age', isTold: true },
    { minutes: 4, says: 'are new', isTold: false },
  ])('of $minutes minutes ago $says while the server takes long', async ({ minutes, isTold }) => {
    const keptAt = Date.now() - minutes * minute;
    const answers = new Map([[dayKey(demoUser.id, day), { data: nothingLogged, keptAt }]]);
    render(
      <PageSurroundings device={new MemoryDevice({ answers })}>
        <DayTotalsCard userId={demoUser.id} day={day} />
      </PageSurroundings>,
    );
    await pass(2500);
    expect(age()).toBeNull();
    await pass(1000);
    expect(age() !== null).toBe(isTold);
    answer();
    await pass(100);
    expect(age()).toBeNull();
  });
});
