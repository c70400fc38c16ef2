import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stopClock, waitFor } from '../../testing/clock.ts';
import { MemoryDevice } from '../../testing/MemoryDevice.ts';
import { demoUser, PageSurroundings, pendingRows } from '../../testing/PageSurroundings.tsx';
import { serveTest } from '../../testing/serveTest.ts';
import { YourData } from './YourData.tsx';

const day = '2026-11-20';
const figures = { calories: 80, fats: 0, proteins: 0, carbs: 0 };

let server: ReturnType<typeof serveTest>;
beforeEach(() => {
  stopClock(new Date('2026-11-21T10:00:00'));
  server = serveTest();
  // jsdom shows no dialogs.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});
afterEach(() => {
  for (const name of ['showModal', 'close'])
    Reflect.deleteProperty(HTMLDialogElement.prototype, name);
});

/** Opens the page with a change that the server has rejected, and asks for everything to be deleted. */
async function openWithRejected() {
  const loggedAt = `${day}T08:00:00.000Z`;
  const tea = { id: '9', name: 'Tea', version: 1, deletedAt: null, loggedAt };
  const entry = { ...tea, ...figures, day, minuteOfDay: 480 };
  const [pending] = pendingRows([{ kind: 'create', entries: [entry] }]);
  const device = new MemoryDevice({
    mutations: pending ? [{ ...pending, status: 'rejected' }] : [],
  });
  for (const id of ['1', '2']) server.put({ id, day });
  const store = device.open();
  const page = (children: ReactNode) => (
    <PageSurroundings store={store} address="/data">
      {children}
    </PageSurroundings>
  );
  const { rerender } = render(page(<YourData userId={demoUser.id} user={demoUser} />));
  await waitFor(() =>
    screen.getByText('1 change of this device is not saved yet, and not exported.'),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Delete everything…' }));
  const dialog = screen.getByRole('dialog', { name: 'Delete everything?' });
  return { device, dialog, leave: () => rerender(page(null)) };
}

const confirm = (dialog: HTMLElement) =>
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete everything' }));

describe('everything', () => {
  it('is deleted after one question, and nothing of this device brings it back', async () => {
    const { device, dialog } = await openWithRejected();
    expect(dialog).toHaveTextContent('Your account at the sign-in provider remains.');
    expect(server.entries.size).toBe(2);
    confirm(dialog);
    await waitFor(() => screen.getByText('Everything that you had in Foodlog is deleted'));
    expect(server.entries.size).toBe(0);
    expect(device.rows).toMatchObject({ responses: [], mutations: [] });
  });

  it('is deleted from this device, too, when the page is left before the answer', async () => {
    const { device, dialog, leave } = await openWithRejected();
    const { promise, resolve } = Promise.withResolvers<void>();
    server.held = promise;
    confirm(dialog);
    leave();
    resolve();
    await waitFor(() => expect(server.entries.size).toBe(0));
    await waitFor(() => expect(device.rows).toMatchObject({ responses: [], mutations: [] }));
  });
});
