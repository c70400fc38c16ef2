import { render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MemoryDevice } from '../../testing/MemoryDevice.ts';
import { demoUser, PageSurroundings } from '../../testing/PageSurroundings.tsx';
import { idsOfRows, mutationRow, responseRow } from '../../testing/rows.ts';

afterEach(() => {
  document.cookie = 'DS=; max-age=0';
});

it.each([
  ['deletes what is stored of the person', undefined, []],
  ['leaves what is theirs if they have signed in again since', demoUser.id, ['applied']],
])('a tab that hears late of a sign-out %s', (_, subject, left) => {
  if (subject !== undefined) document.cookie = `DS=.${btoa(JSON.stringify({ sub: subject }))}.`;
  const device = new MemoryDevice({
    user: demoUser,
    responses: [responseRow('day', 1)],
    mutations: [mutationRow('waits', 1), mutationRow('applied', 2, { status: 'applied' })],
  });
  render(<PageSurroundings store={device.open()} session={{ status: 'signedOut' }} />);
  expect(device.rows.user).toEqual(left.length > 0 ? demoUser : undefined);
  expect(device.rows.responses).toHaveLength(left.length);
  expect(idsOfRows(device.rows.mutations)).toEqual(['waits', ...left]);
});
