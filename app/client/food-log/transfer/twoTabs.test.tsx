import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { stopClock, waitFor } from '../../testing/clock.ts';
import { giveLocks } from '../../testing/FakeLocks.ts';
import { MemoryDevice } from '../../testing/MemoryDevice.ts';
import { demoUser, PageSurroundings } from '../../testing/PageSurroundings.tsx';
import { serveTest } from '../../testing/serveTest.ts';
import { YourData } from './YourData.tsx';

let server: ReturnType<typeof serveTest>;
beforeEach(() => {
  stopClock(new Date('2026-11-21T10:00:00'));
  giveLocks();
  server = serveTest();
});

/** Opens a tab with the preview of a file. @returns what imports it. */
async function openPreview(device: MemoryDevice) {
  const { container } = render(
    <PageSurroundings store={device.open()} address="/data">
      <YourData userId={demoUser.id} user={demoUser} />
    </PageSurroundings>,
  );
  const tab = within(container);
  const button = async (name: string) => waitFor(() => tab.getByRole('button', { name }));
  await waitFor(() => expect(tab.getByRole('button', { name: 'Choose a file' })).toBeEnabled());
  const file = new File(['Day,Time,Food,Calories\n2026-11-20,08:00,Egg,80'], 'eggs.csv');
  fireEvent.change(tab.getByLabelText('File to import'), { target: { files: [file] } });
  fireEvent.click(await button('Continue'));
  return button('Import 1 entry');
}

it('two tabs that import the same file at once import it once', async () => {
  const device = new MemoryDevice();
  const [first, second] = [await openPreview(device), await openPreview(device)];
  fireEvent.click(first);
  fireEvent.click(second);
  await waitFor(() => screen.getByText(/^Your log has changed since the file was compared/));
  expect(server.entries.size).toBe(1);
});
