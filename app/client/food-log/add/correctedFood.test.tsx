import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { setEnergyUnit } from '../../appearance/energy.ts';
import { serveTest } from '../../testing/serveTest.ts';
import { MemoryDevice } from '../../testing/MemoryDevice.ts';
import { NothingMoves } from '../../testing/NothingMoves.ts';
import { demoUser, PageSurroundings } from '../../testing/PageSurroundings.tsx';
import { mutationRow } from '../../testing/rows.ts';
import { localDay } from '../clock/localDay.ts';
import type { LogChange } from '../data/FoodLog.types.ts';
import { RefusedChanges } from '../sync-status/RefusedChanges.tsx';
import { useCorrection } from '../useCorrection.ts';
import { AddFood } from './AddFood.tsx';
import { addDraftKey } from './addDraft.ts';
import { newEntry } from './newEntry.ts';
import { useAddForm } from './useAddForm.ts';

const today = '2026-11-21';
const day = '2026-11-20';
const tea = { name: 'Tea', calories: 2, fats: 0, proteins: 0, carbs: 1 };
const soup = { name: 'Soup', calories: 200, fats: 4, proteins: 8, carbs: 30 };

let server: ReturnType<typeof serveTest>;
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NothingMoves);
  server = serveTest();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

/** A device that has stored a refused food of that day. */
function deviceWithRefusal(
  entry = newEntry(soup, day, { chosen: { time: '07:05', meal: 'Breakfast' } }),
) {
  const change: LogChange = { kind: 'create', entries: [entry] };
  const rejected = { change, status: 'rejected', error: 'No more soup.' } as const;
  return new MemoryDevice({ mutations: [mutationRow('a', 1, rejected)] });
}

/** The refused foods, and the form on a day before today. */
function Page() {
  const nameInput = useRef<HTMLInputElement>(null);
  const { addForm, fill, adjust, replaced, finish } = useAddForm(demoUser.id, nameInput);
  const { correct } = useCorrection({
    userId: demoUser.id,
    nameInput,
    openId: addForm.correction?.id,
    fillForm: fill,
  });
  return (
    <>
      <RefusedChanges today={today} onEdit={correct} />
      <button onClick={() => adjust(tea)}>Adjust Tea</button>
      <button onClick={replaced?.restoreDraft}>Bring back {replaced?.name}</button>
      <AddFood
        isShort={false}
        user={demoUser}
        {...{ today, day, addForm, nameInput }}
        keyShortcut={undefined}
        onLogged={(_, ...logged) => finish(...logged)}
      />
    </>
  );
}

function open(device = deviceWithRefusal()) {
  const { unmount } = render(
    <PageSurroundings store={device.open()}>
      <Page />
    </PageSurroundings>,
  );
  const reload = () => {
    unmount();
    return open(device);
  };
  return { device, reload };
}
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
const mainButton = () => document.querySelector('[type=submit]');
const refused = () => screen.queryByText(/No more soup/);
const logged = () => [...server.entries.values()];

it.each([
  ['as it was refused', '', 200],
  ['as it was corrected', '190', 190],
])('a refused food keeps its day over a reload, %s', async (_, typed, calories) => {
  const { reload } = open();
  await press('Edit');
  // The calories are selected.
  if (typed) await userEvent.keyboard(typed);
  expect(mainButton()).toHaveTextContent('Add to 11/20/2026');
  const { device } = reload();
  expect(screen.getByDisplayValue('Soup')).toBeVisible();
  expect(refused()).toBeVisible();
  await press('Add to 11/20/2026');
  await waitFor(() => expect(refused()).toBeNull());
  expect(logged()).toMatchObject([{ ...soup, calories, day, minuteOfDay: 425, meal: 'Breakfast' }]);
  expect(device.unanswered).toEqual([]);
  // The next food is for today.
  expect(mainButton()).toHaveTextContent(/^Add( to today)?$/);
});

it('Edit of the refused food that is in the form goes back there', async () => {
  open();
  await press('Edit');
  await userEvent.keyboard('190');
  await press('Edit');
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.getByDisplayValue('190')).toBeVisible();
  expect(screen.queryByText(/^Something else/)).toBeNull();
});

it('a refused food outlives what replaces it in the form', async () => {
  open();
  await press('Edit');
  await press('Adjust Tea');
  await press('Add to today');
  await waitFor(() => expect(logged()).toMatchObject([tea]));
  expect(refused()).toBeVisible();
});

it('a refused food outlives another one that is typed over it', async () => {
  open();
  await press('Edit');
  const name = screen.getByLabelText('Name');
  await userEvent.clear(name);
  await userEvent.type(name, 'Bread');
  await press('Edit');
  expect(screen.getByText(/^Something else is in the form/)).toBeVisible();
  await press('Add to 11/20/2026');
  await waitFor(() => expect(logged()).toMatchObject([{ ...soup, name: 'Bread', day }]));
  await waitFor(() => expect(mainButton()).toHaveTextContent(/^Add( to today)?$/));
  expect(refused()).toBeVisible();
});

it('what was sent is listed no more, also when another food is in the form by then', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  open();
  await press('Edit');
  server.held = promise;
  await press('Add to 11/20/2026');
  await press('Adjust Tea');
  resolve();
  await waitFor(() => expect(refused()).toBeNull());
  expect(screen.getByDisplayValue('Tea')).toBeVisible();
});

it('a draft of an earlier release keeps its day', () => {
  const draft = { name: 'Soup', calories: '190', begunFrom: day };
  sessionStorage.setItem(addDraftKey(demoUser.id), JSON.stringify(draft));
  open();
  expect(screen.getByDisplayValue('190')).toBeVisible();
  expect(mainButton()).toHaveTextContent('Add to 11/20/2026');
});

it('a corrected food that another one replaces comes back for its day', async () => {
  open();
  await press('Edit');
  await userEvent.keyboard('190');
  await press('Adjust Tea');
  expect(mainButton()).toHaveTextContent(/^Add( to today)?$/);
  // A food that was left as it is replaces nothing.
  await press('Adjust Tea');
  await press('Bring back Soup');
  await press('Add to 11/20/2026');
  await waitFor(() => expect(logged()).toMatchObject([{ ...soup, calories: 190, day }]));
  expect(refused()).toBeNull();
});

it.each([
  ['that another one replaces comes back', '45'],
  ['is in the form before another one is typed over it', ''],
])('after a reload in kcal, a food typed in kJ %s', async (_, typed) => {
  onTestFinished(() => setEnergyUnit('KCAL'));
  setEnergyUnit('KJ');
  const { reload } = open();
  await press('Edit');
  await userEvent.keyboard('795');
  await press('Adjust Tea');
  if (typed) await userEvent.keyboard(typed);
  setEnergyUnit('KCAL');
  const again = reload();
  if (typed) await press('Bring back Soup');
  expect(screen.getByDisplayValue('190')).toBeVisible();
  again.reload();
  expect(screen.getByRole('button', { name: 'Bring back' })).toBeVisible();
  await press('Add to 11/20/2026');
  await waitFor(() => expect(logged()).toMatchObject([{ ...soup, calories: 190, day }]));
  expect(refused()).toBeNull();
});

it.each(['7', '[]', '{}', '{"calories":"7"}'])(
  'a food has replaced nothing when the storage contains %s',
  (draft) => {
    sessionStorage.setItem(`${addDraftKey(demoUser.id)} replaced`, draft);
    open();
    expect(screen.getByRole('button', { name: 'Bring back' })).toBeVisible();
  },
);

it.each(['', 'null', '[', '{"begunFrom":7}', '{"begunFrom":"2026-02-30 a"}'])(
  'a food corrects nothing when the storage contains %j',
  (draft) => {
    sessionStorage.setItem(addDraftKey(demoUser.id), draft);
    open();
    expect(mainButton()).toHaveTextContent(/^Add( to today)?$/);
  },
);

const amount = async () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' });

it('a refused food has its amount again, also after a reload', async () => {
  const portion = { amount: 2, unit: 'bowl' };
  const { reload } = open(deviceWithRefusal(newEntry(soup, day, { portion })));
  await press('Edit');
  expect(await amount()).toHaveValue('2');
  await press('Double');
  reload();
  expect(await amount()).toHaveValue('4');
  await press('Add to 11/20/2026');
  await waitFor(() => expect(logged()).toHaveLength(1));
  const twice = { calories: 400, fats: 8, proteins: 16, carbs: 60, amount: 4, unit: 'bowl' };
  expect(logged()).toMatchObject([twice]);
});

it('a half-typed amount that another food replaces comes back', async () => {
  const portion = { amount: 2, unit: 'bowl' };
  open(deviceWithRefusal(newEntry(soup, day, { portion })));
  await press('Edit');
  await amount();
  await press('Half');
  await press('Adjust Tea');
  expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
  await press('Bring back Soup');
  expect(await amount()).toHaveValue('1');
  expect(screen.getByDisplayValue('100')).toBeVisible();
});

it.each([1, 10])('a refused food of %d minutes ago is of now or of its time', async (minutes) => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:30'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const now = new Date(Date.now() - minutes * 60_000);
  open(deviceWithRefusal(newEntry(soup, localDay(now), { now })));
  await press('Edit');
  const time = now.toLocaleTimeString('en-US', { timeStyle: 'short' });
  expect(screen.getByRole('button', { name: minutes === 1 ? 'Now' : time })).toBeVisible();
});

it.each(['7', '{}', '{"food":{"name":"Soup","per":{"amount":0,"unit":"g"}}}', '{"food":null}'])(
  'a form asks for no amount when its draft contains %j',
  (selected) => {
    const draft = { name: 'Soup', calories: '190', selected };
    sessionStorage.setItem(addDraftKey(demoUser.id), JSON.stringify(draft));
    open();
    expect(screen.getByDisplayValue('190')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
  },
);
