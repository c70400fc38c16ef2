import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { useSWRConfig } from 'swr';
import { beforeEach, describe, expect, it } from 'vitest';
import { stopClock, waitFor } from '../../testing/clock.ts';
import { demoUser, PageSurroundings } from '../../testing/PageSurroundings.tsx';
import { serveTest } from '../../testing/serveTest.ts';
import { boundsKey } from '../data/cacheKeys.ts';
import { useSettings } from '../day/useSettings.ts';
import { MealsPanel } from './MealsPanel.tsx';
import { TargetsPanel } from './TargetsPanel.tsx';

const startDay = '2026-11-21';
const targets = (calories: number, version: number) => [
  { startDay, version, targets: [{ calories, fats: null, proteins: null, carbs: null }] },
];
const meals = (name: string, version: number) => ({
  meals: [{ name, startMinute: 660 }],
  version,
});

let server: ReturnType<typeof serveTest>;
beforeEach(() => {
  stopClock();
  server = serveTest();
  server.settings = { targets: targets(2000, 1), meals: meals('Lunch', 1) };
});

interface PanelProps {
  userId: string;
  day: string;
  onClose: () => void;
}

const ignore = () => {};

/** A panel below what the device knows, and what asks the server again. */
function Page({ Panel }: { Panel: ComponentType<PanelProps> }) {
  const { mutate } = useSWRConfig();
  return (
    <>
      <button onClick={() => void mutate(boundsKey(demoUser.id))}>Ask</button>
      <p>{JSON.stringify(useSettings(demoUser.id))}</p>
      <Panel userId={demoUser.id} day={startDay} onClose={ignore} />
    </>
  );
}

const open = (Panel: ComponentType<PanelProps>) =>
  render(
    <PageSurroundings>
      <Page Panel={Panel} />
    </PageSurroundings>,
  );

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('what another device has set while a panel is open', () => {
  it('is not overwritten by meals', async () => {
    open(MealsPanel);
    await waitFor(() => expect(screen.getByDisplayValue('Lunch')).toBeDefined());
    type(screen.getByDisplayValue('Lunch'), 'Midday');
    server.settings = { ...server.settings, meals: meals('Supper', 2) };
    press('Ask');
    await waitFor(() => expect(screen.getByText(/Supper/)).toBeDefined());
    press('Save');
    await waitFor(() => expect(screen.getByText(/That was not saved/)).toBeDefined());
    expect(server.settings.meals).toEqual(meals('Supper', 2));
    expect(screen.getByDisplayValue('Midday')).toBeDefined();
  });

  it('is not overwritten by targets', async () => {
    open(TargetsPanel);
    await waitFor(() => expect(screen.getByDisplayValue('2000')).toBeDefined());
    type(screen.getByDisplayValue('2000'), '1800');
    server.settings = { ...server.settings, targets: targets(2500, 2) };
    press('Ask');
    await waitFor(() => expect(screen.getByText(/2500/)).toBeDefined());
    press('Save');
    await waitFor(() => expect(screen.getByText(/That was not saved/)).toBeDefined());
    expect(server.settings.targets).toEqual(targets(2500, 2));
    expect(screen.getByDisplayValue('1800')).toBeDefined();
  });
});

describe('while it is not known what is set', () => {
  it.each([
    ['meals', MealsPanel],
    ['targets', TargetsPanel],
  ])('no %s can be typed over it', async (_name, Panel: ComponentType<PanelProps>) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.held = promise;
    open(Panel);
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    resolve();
    await waitFor(() => expect(screen.queryAllByRole('textbox')).not.toEqual([]));
  });
});
