import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { stopClock, waitFor } from '../../testing/clock.ts';
import { MemoryDevice } from '../../testing/MemoryDevice.ts';
import { demoUser, PageSurroundings, pendingRows } from '../../testing/PageSurroundings.tsx';
import { serveTest } from '../../testing/serveTest.ts';
import { tellTabs } from '../../testing/tellTabs.ts';
import type { LogChange, LoggedEntry } from '../data/FoodLog.types.ts';
import { YourData } from './YourData.tsx';

const day = '2026-11-20';
const content = {
  day,
  minuteOfDay: 480,
  loggedAt: `${day}T08:00:00.000Z`,
  calories: 80,
  fats: 0,
  proteins: 0,
  carbs: 0,
};
const tea: LoggedEntry = { ...content, id: 'aa', name: 'Tea', version: 1, deletedAt: null };
const newTea: LogChange = { kind: 'create', entries: [tea] };

let server: ReturnType<typeof serveTest>;
beforeEach(() => {
  stopClock(new Date('2026-11-21T10:00:00'));
  server = serveTest();
});

const open = (device: MemoryDevice) =>
  render(
    <PageSurroundings store={device.open()} address="/data">
      <YourData userId={demoUser.id} user={demoUser} />
    </PageSurroundings>,
  );
const button = (name: string) => screen.getByRole('button', { name });
const find = async (name: string | RegExp) => waitFor(() => screen.getByText(name));

/** Chooses a file with these foods. */
async function choose(...names: string[]) {
  await waitFor(() => expect(button('Choose a file')).toBeEnabled());
  const entries = names.map((name) => Object.assign({ name }, content));
  const file = JSON.stringify({ format: 'Foodlog', version: 1, entries });
  fireEvent.change(screen.getByLabelText('File to import'), {
    target: { files: [new File([file], 'copy.json')] },
  });
}

/** Makes a change in another tab, which sends nothing. */
async function changeElsewhere(device: MemoryDevice, change: LogChange) {
  await device.write({ putMutations: pendingRows([change]) });
  tellTabs();
}

it('an entry that waits to be sent is no new one, and stays when the import is undone', async () => {
  const device = new MemoryDevice({ mutations: pendingRows([newTea]) });
  server.delayed = { operationName: 'foodLogCreateMany', until: new Promise(() => {}) };
  open(device);
  await waitFor(() => expect(server.count('foodLogCreateMany')).toBe(1));
  await choose('Tea', 'Egg');
  await waitFor(() => fireEvent.click(button('Import 1 entry')));
  await waitFor(() => fireEvent.click(button('Undo copy.json')));
  await find('The import is undone.');
  expect([...server.entries.keys()]).toEqual(['aa']);
  expect(device.unanswered).toMatchObject([{ change: newTea, status: 'pending' }]);
});

it('an import begins nothing when an entry waits that was logged since the preview', async () => {
  const device = new MemoryDevice();
  open(device);
  await choose('Tea');
  await waitFor(() => button('Import 1 entry'));
  server.nextChange = 'no answer';
  await changeElsewhere(device, newTea);
  await waitFor(() => expect(server.count('foodLogCreateMany')).toBe(1));
  fireEvent.click(button('Import 1 entry'));
  await find(/^Your log has changed since the file was compared with it/);
  expect(server.count('foodLogStageImport')).toBe(0);
});

it('an import that failed begins nothing again when another device has logged its entries since', async () => {
  open(new MemoryDevice());
  await choose('Tea');
  await waitFor(() => button('Import 1 entry'));
  server.refused = 'foodLogCommitImport';
  fireEvent.click(button('Import 1 entry'));
  await waitFor(() => button('Discard copy.json'));
  server.refused = undefined;
  server.put(tea);
  fireEvent.click(button('Import 1 entry'));
  await find(/^Your log has changed since the file was compared with it/);
  expect(server.entries.size).toBe(1);
});

it('an import is not undone while a change of one of its entries waits to be sent', async () => {
  const device = new MemoryDevice();
  open(device);
  await choose('Egg');
  await waitFor(() => fireEvent.click(button('Import 1 entry')));
  await waitFor(() => button('Undo copy.json'));
  const [egg] = server.entries.values();
  if (!egg) throw new Error('There is no egg.');
  server.nextChange = 'no answer';
  await changeElsewhere(device, { kind: 'update', before: egg, after: { ...egg, calories: 90 } });
  await waitFor(() => expect(server.count('foodLogUpdate')).toBe(1));
  fireEvent.click(button('Undo copy.json'));
  await find('Changes of its entries are not saved yet. Undo the import when they are.');
  expect(server.count('foodLogUndoImport')).toBe(0);
});
