import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { useSWRConfig } from 'swr';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { setEnergyUnit, shownEnergy } from '../../appearance/energy.ts';
import { stopClock, waitFor } from '../../testing/clock.ts';
import { MemoryDevice } from '../../testing/MemoryDevice.ts';
import { demoUser, PageSurroundings } from '../../testing/PageSurroundings.tsx';
import { serveTest } from '../../testing/serveTest.ts';
import { boundsKey } from '../data/cacheKeys.ts';
import { useSettings } from '../day/useSettings.ts';
import type { OwnFood } from '../data/ownFoods.ts';
import { FoodPanel } from './FoodPanel.tsx';
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
  sessionStorage.clear();
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
    await waitFor(() =>
      expect(
        screen.getByText(/or tab has set this meanwhile: Supper 11:00 AM, no Lunch\./),
      ).toBeDefined(),
    );
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
      expect(screen.getByText(/meanwhile: calories 2,500 kcal, fats 70\./)).toBeDefined(),
    );
    expect(server.settings.targets).toEqual(elsewhere);
    expect(screen.getByDisplayValue('1800')).toBeDefined();
    expect(screen.getByDisplayValue('70')).toBeDefined();
    press('Save');
    await waitFor(() => expect(server.settings.targets[0]?.version).toBe(3));
    expect(server.settings.targets[0]?.targets).toEqual([{ ...set, calories: 1800 }]);
  });
});

const oats: OwnFood = {
  food: { name: 'Oats', calories: 300, fats: 5, proteins: 10, carbs: 50 },
  set: {
    loggedAs: 'Oats',
    figures: null,
    isPinned: false,
    isHidden: false,
    deletedAt: null,
    version: 0,
  },
  all: [],
  lastLoggedAt: undefined,
};
const OatsPanel = ({ userId, onClose }: PanelProps) => (
  <FoodPanel own={oats} {...{ userId, onClose }} />
);

const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('food-log draft'));

describe('what is half typed into a panel', () => {
  const panels: [string, ComponentType<PanelProps>, string, string][] = [
    ['meals', MealsPanel, 'Lunch', 'Midday'],
    ['targets', TargetsPanel, '2000', '1800'],
    ['a food', OatsPanel, '300', '310'],
  ];

  it.each(panels)('is there after a reload until it is saved: %s', async (_, Panel, was, typed) => {
    const { unmount } = open(Panel);
    await waitFor(() => expect(screen.getByDisplayValue(was)).toBeDefined());
    type(screen.getByDisplayValue(was), typed);
    unmount();
    const { unmount: leave } = open(Panel);
    await waitFor(() => expect(screen.getByDisplayValue(typed)).toBeDefined());
    press('Save');
    await waitFor(() =>
      expect(server.sent.map(({ operationName }) => operationName).join()).toContain('foodLogSet'),
    );
    expect(drafts()).toEqual([]);
    leave();
  });

  it.each(panels.slice(1))('is not saved before it is a number: %s', async (_, Panel, was) => {
    setEnergyUnit('KJ');
    onTestFinished(() => setEnergyUnit('KCAL'));
    const shown = String(shownEnergy(Number(was)));
    const { unmount } = open(Panel);
    await waitFor(() => expect(screen.getByDisplayValue(shown)).toBeDefined());
    type(screen.getByDisplayValue(shown), '3000+');
    unmount();
    const { unmount: leave } = open(Panel);
    await waitFor(() => expect(screen.getByDisplayValue('3000+')).toBeDefined());
    press('Save');
    await waitFor(() => expect(screen.getByText(/^Enter whole numbers from 0/)).toBeDefined());
    expect(screen.getByDisplayValue('3000+')).toBeInvalid();
    leave();
    setEnergyUnit('KCAL');
    open(Panel);
    await waitFor(() => expect(screen.getByDisplayValue('3000+ kJ')).toBeDefined());
    press('Save');
    await waitFor(() => expect(screen.getByText(/^Enter whole numbers from 0/)).toBeDefined());
    expect(server.settings.targets).toEqual(targets(2000, 1));
    expect(server.settings.foods ?? []).toEqual([]);
  });

  it.each(panels)('is gone when the person cancels: %s', async (_, Panel, was, typed) => {
    const { unmount } = open(Panel);
    await waitFor(() => expect(screen.getByDisplayValue(was)).toBeDefined());
    type(screen.getByDisplayValue(was), typed);
    press('Cancel');
    unmount();
    open(Panel);
    await waitFor(() => expect(screen.getByDisplayValue(was)).toBeDefined());
  });

  it.each(panels)('stays when it cannot be saved: %s', async (_, Panel, was, typed) => {
    const { unmount } = open(Panel);
    await waitFor(() => expect(screen.getByDisplayValue(was)).toBeDefined());
    type(screen.getByDisplayValue(was), typed);
    server.nextChange = { refuses: 'No.', code: 'BAD_USER_INPUT' };
    press('Save');
    await waitFor(() => expect(screen.getByText(/^That was not saved/)).toBeDefined());
    unmount();
    open(Panel);
    await waitFor(() => expect(screen.getByDisplayValue(typed)).toBeDefined());
  });

  it.each(panels)('is left out where it cannot be read: %s', async (_, Panel, was, typed) => {
    const { unmount } = open(Panel);
    await waitFor(() => expect(screen.getByDisplayValue(was)).toBeDefined());
    type(screen.getByDisplayValue(was), typed);
    unmount();
    for (const key of Object.keys(sessionStorage))
      sessionStorage.setItem(key, String(sessionStorage.getItem(key)).replaceAll('":', 'x":'));
    open(Panel);
    await waitFor(() => expect(screen.getByDisplayValue(was)).toBeDefined());
  });
});

it('gives the focus back where a person has pressed Save, when it cannot be saved', async () => {
  open(TargetsPanel);
  const field = await waitFor(() => screen.getByDisplayValue('2000'));
  type(field, '1800');
  field.focus();
  server.nextChange = { refuses: 'No.', code: 'BAD_USER_INPUT' };
  fireEvent.submit(screen.getByRole('form', { name: 'Targets' }));
  // As a browser does with a field that is inert.
  field.blur();
  await waitFor(() => expect(screen.getByText(/^That was not saved/)).toBeDefined());
  expect(field).toHaveFocus();
});

it('stores both changes of a food that gets a name back before the first is answered', async () => {
  const device = new MemoryDevice();
  const { food, set } = oats;
  const figures = { ...food, amount: null, unit: null };
  const renamed = { ...set, loggedAs: 'Porridge', figures, version: 1 };
  render(
    <PageSurroundings store={device.open()}>
      <FoodPanel userId={demoUser.id} own={{ ...oats, all: [renamed, set] }} onClose={ignore} />
    </PageSurroundings>,
  );
  const { promise, resolve } = Promise.withResolvers<void>();
  server.held = promise;
  type(screen.getByDisplayValue('Oats'), 'Porridge');
  press('Save');
  await waitFor(() => expect(device.unanswered).toHaveLength(2));
  resolve();
  await waitFor(() => expect(device.unanswered).toEqual([]));
});

it('shows the meals that wait for the server, not those that are suggested', async () => {
  server.settings = { ...server.settings, meals: { meals: [], version: 0 } };
  server.nextChange = 'no answer';
  const change = { before: server.settings.meals, after: meals('Midday', 0) };
  render(
    <PageSurroundings waiting={[{ kind: 'setMeals', ...change }]}>
      <Page Panel={MealsPanel} />
    </PageSurroundings>,
  );
  await waitFor(() => expect(screen.getByDisplayValue('Midday')).toBeDefined());
  expect(screen.queryByDisplayValue('Breakfast')).toBeNull();
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
