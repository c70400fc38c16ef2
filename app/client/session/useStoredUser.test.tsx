import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { StoreContext } from '../store/StoreContext.ts';
import { MemoryDevice } from '../testing/MemoryDevice.ts';
import { demoUser } from '../testing/PageSurroundings.tsx';
import { idsOfRows, mutationRow, responseRow } from '../testing/rows.ts';
import { useStoredUser } from './useStoredUser.ts';

it('a tab that finds another person’s session deletes nothing that their other tab has stored', () => {
  const theirs = { owner: 'U2', status: 'applied' } as const;
  const device = new MemoryDevice({
    user: demoUser,
    responses: [responseRow('day U1', 1), responseRow('day U2', 2, { owner: 'U2' })],
    mutations: [
      mutationRow('waits', 1),
      mutationRow('past', 2, { status: 'applied' }),
      mutationRow('theirs', 3, theirs),
    ],
  });
  const store = device.open();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StoreContext value={store}>{children}</StoreContext>
  );
  const { rerender } = renderHook(({ subject }) => useStoredUser(undefined, subject), {
    wrapper,
    initialProps: { subject: demoUser.id },
  });
  rerender({ subject: 'U2' });
  const { user, responses, mutations } = device.rows;
  expect(user).toBeUndefined();
  expect(responses.map(({ data }) => data)).toEqual([2]);
  expect(idsOfRows(mutations)).toEqual(['waits', 'theirs']);
});
