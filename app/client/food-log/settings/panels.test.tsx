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
  it('is shown before meals are saved over it, with what was changed here', async () => {
    open(MealsPanel);
    await waitFor(() => expect(screen.getByDisplayValue('Lunch')).toBeDefined());
    type(screen.getByDisplayValue('Lunch'), 'Midday');
    server.settings = { ...server.settings, meals: meals('Supper', 2) };
    press('Ask');
    await waitFor(() => expect(screen.getByText(/Supper/)).toBeDefined());
    press('Save');
    await waitFor(() => expect(screen.getByText(/set this meanwhile: Supper\./)).toBeDefined());
    expect(server.settings.meals).toEqual(meals('Supper', 2));
    expect(screen.getByDisplayValue('Supper')).toBeDefined();
    expect(screen.getByDisplayValue('Midday')).toBeDefined();
    press('Save');
    await waitFor(() => expect(server.settings.meals.version).toBe(3));
    expect(server.settings.meals.meals.map(({ name }) => name)).toEqual(['Supper', 'Midday']);
  });

  it('is shown before targets are saved over it, with what was changed here', async () => {
    open(TargetsPanel);
    await waitFor(() => expect(screen.getByDisplayValue('2000')).toBeDefined());
    type(screen.getByDisplayValue('2000'), '1800');
    const set = { calories: 2500, fats: 70, proteins: null, carbs: null };
    const elsewhere = [{ startDay, version: 2, targets: [set] }];
    server.settings = { ...server.settings, targets: elsewhere };
    press('Ask');
    await waitFor(() => expect(screen.getByText(/2500/)).toBeDefined());
    press('Save');
    await waitFor(() =>
      expect(screen.getByText(/meanwhile: calories 2,500, fats 70\./)).toBeDefined(),
    );
    expect(server.settings.targets).toEqual(elsewhere);
    expect(screen.getByDisplayValue('1800')).toBeDefined();
    expect(screen.getByDisplayValue('70')).toBeDefined();
    press('Save');
    await waitFor(() => expect(server.settings.targets[0]?.version).toBe(3));
    expect(server.settings.targets[0]?.targets).toEqual([{ ...set, calories: 1800 }]);
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
