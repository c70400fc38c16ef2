import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, stopClock, waitFor } from '../testing/clock.ts';
import { MemoryDevice } from '../testing/MemoryDevice.ts';
import { NothingMoves } from '../testing/NothingMoves.ts';
import { demoUser, PageSurroundings } from '../testing/PageSurroundings.tsx';
import { serveTest } from '../testing/serveTest.ts';
import type { FoodSetting } from './data/FoodLog.types.ts';
import { OwnFoods } from './OwnFoods.tsx';

const now = '2026-11-21T12:00:00.000Z';
const food = (name: string, calories: number, day: number) => ({
  name,
  calories,
  fats: 1,
  proteins: 2,
  carbs: 3,
  amount: null,
  unit: null,
  lastLoggedAt: `2026-11-${day}T08:00:00.000Z`,
});
const set = (loggedAs: string, values: Partial<FoodSetting> = {}): FoodSetting => ({
  loggedAs,
  figures: null,
  isPinned: false,
  isHidden: false,
  deletedAt: null,
  version: 1,
  ...values,
});

let server: ReturnType<typeof serveTest>;
beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('IntersectionObserver', NothingMoves);
  stopClock(new Date(now));
  server = serveTest();
  server.foods = [food('Oats', 300, 20), food('Soup', 200, 19), food('Rice', 130, 18)];
});

const open = (device = new MemoryDevice()) =>
  render(
    <PageSurroundings store={device.open()}>
      <OwnFoods userId={demoUser.id} user={demoUser} />
    </PageSurroundings>,
  );

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

/** The foods under each heading. */
const lists = () =>
  Object.fromEntries(
    screen.getAllByRole('list').map((list) => [
      screen.getByRole('heading', {
        level: 3,
        name: (_, node) => list.getAttribute('aria-labelledby') === node.id,
      }).textContent,
      within(list)
        .getAllByRole('button', { name: /^Edit / })
        .map(({ textContent }) => textContent),
    ]),
  );
const row = (name: string, calories: number) =>
  `Edit ${name}${calories}\u00a0kcalFats\u00a01\u00a0gProteins\u00a02\u00a0gCarbs\u00a03\u00a0g`;

async function place(name: string, group: string) {
  press(`Pin or hide ${name}`);
  await waitFor(() => screen.getByRole('menuitemradio', { name: group }));
  fireEvent.click(screen.getByRole('menuitemradio', { name: group }));
}

describe('§2 a person’s own foods', () => {
  it('are listed with their figures, the pinned first and the hidden last', async () => {
    server.settings = {
      ...server.settings,
      foods: [set('rice', { isPinned: true }), set('Oats', { isHidden: true })],
    };
    open();
    await waitFor(() =>
      expect(lists()).toEqual({
        Pinned: [row('Rice', 130)],
        Offered: [row('Soup', 200)],
        Hidden: [row('Oats', 300)],
      }),
    );
  });

  it('are pinned, hidden and shown again, each with one request, and step by step undone', async () => {
    open();
    await waitFor(() => button(/^Edit Soup/));
    await place('Soup', 'Pinned');
    await waitFor(() => expect(lists()).toMatchObject({ Pinned: [row('Soup', 200)] }));
    await place('Oats', 'Hidden');
    await waitFor(() => expect(lists()).toMatchObject({ Hidden: [row('Oats', 300)] }));
    await place('Oats', 'Offered');
    await waitFor(() => expect(server.count('foodLogSetFood')).toBe(3));
    expect(server.settings.foods).toEqual([
      set('Oats', { version: 2 }),
      set('Soup', { isPinned: true }),
    ]);
    for (let undone = 0; undone < 3; undone += 1) {
      press(/^Undo/);
      await pass(1000);
    }
    expect(server.settings.foods).toEqual([
      set('Oats', { version: 4 }),
      set('Soup', { version: 2 }),
    ]);
    expect(lists()).toEqual({ Offered: [row('Oats', 300), row('Soup', 200), row('Rice', 130)] });
  });

  it('are corrected, with an amount, and stay as they are when nothing is changed', async () => {
    open();
    await waitFor(() => button(/^Edit Oats/));
    press(/^Edit Oats/);
    press('Save');
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(server.count('foodLogSetFood')).toBe(0);
    press(/^Edit Oats/);
    type('Name', ' Porridge ');
    type('Calories', '350');
    type('Amount', '150');
    press('Save');
    await waitFor(() => screen.getByText(/^Enter an amount above 0/));
    type('Unit', 'g');
    press('Save');
    const porridge = row('Porridge 150\u00a0g', 350);
    await waitFor(() =>
      expect(lists()).toMatchObject({ Offered: expect.arrayContaining([porridge]) }),
    );
    const { lastLoggedAt: _, ...oats } = food('Porridge', 350, 20);
    expect(server.settings.foods).toEqual([
      set('Oats', { figures: { ...oats, amount: 150, unit: 'g' } }),
    ]);
  });

  it('stay as they are when only spaces are typed around their names', async () => {
    open();
    await waitFor(() => button(/^Edit Oats/));
    press(/^Edit Oats/);
    type('Name', ' Oats ');
    press('Save');
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(server.count('foodLogSetFood')).toBe(0);
  });

  it('get back a name that they were logged under before, and lose it again by one Undo', async () => {
    const { lastLoggedAt: _, ...figures } = food('Porridge', 310, 20);
    server.foods = [food('Porridge', 300, 20), food('Oats', 300, 19)];
    server.settings = { ...server.settings, foods: [set('Oats', { figures })] };
    open();
    await waitFor(() => button(/^Edit Porridge/));
    press(/^Edit Porridge/);
    type('Name', 'Oats');
    press('Save');
    await waitFor(() => expect(lists()).toEqual({ Offered: [row('Oats', 310)] }));
    await waitFor(() => expect(server.count('foodLogSetFood')).toBe(2));
    press(/^Undo/);
    await waitFor(() => expect(lists()).toEqual({ Offered: [row('Porridge', 310)] }));
    await pass(1000);
    expect(server.count('foodLogSetFood')).toBe(4);
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  it('say of a unit with a number of its own how many of it the figures are for', async () => {
    open();
    await waitFor(() => button(/^Edit Oats/));
    press(/^Edit Oats/);
    type('Amount', '1');
    type('Unit', '6 fl oz');
    press('Save');
    const oats = row('Oats 1\u00a0×\u00a06 fl oz', 300);
    await waitFor(() => expect(lists()).toMatchObject({ Offered: expect.arrayContaining([oats]) }));
  });

  it('are not saved with a unit of more than 50 characters', async () => {
    open();
    await waitFor(() => button(/^Edit Oats/));
    press(/^Edit Oats/);
    type('Amount', '1/3');
    type('Unit', 'a'.repeat(51));
    press('Save');
    await waitFor(() => screen.getByText('Enter a unit of at most 50 characters.'));
    type('Unit', 'a'.repeat(50));
    press('Save');
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(server.settings.foods).toMatchObject([{ figures: { amount: 0.333 } }]);
  });

  it.each([
    ['Name', ' ', /^Enter a name/],
    ['Name', 'a'.repeat(201), /^Enter a name/],
    ['Calories', '', /^Enter whole numbers/],
    ['Fats', 'many', /^Enter whole numbers/],
    ['Unit', 'g', /^Enter an amount/],
    ['Amount', '1/0', /^Enter an amount above 0, such as 0.5/],
  ])('are not saved with the %s "%s", and nothing typed is lost', async (field, text, words) => {
    open();
    await waitFor(() => button(/^Edit Oats/));
    press(/^Edit Oats/);
    type(field, text);
    press('Save');
    await waitFor(() => screen.getByText(words));
    expect(screen.getByRole('textbox', { name: field })).toHaveProperty('value', text);
    expect(server.count('foodLogSetFood')).toBe(0);
  });

  it('are deleted until they are logged later, at once, and come back by Undo', async () => {
    // Logged for this evening.
    server.foods = [{ ...food('Oats', 300, 21), lastLoggedAt: '2026-11-21T20:00:00.000Z' }];
    open();
    await waitFor(() => button(/^Edit Oats/));
    press('Delete Oats from your foods');
    await waitFor(() => screen.getByText('Foods that you log appear here.'));
    screen.getByText('Deleted Oats from your foods');
    await waitFor(() =>
      expect(server.settings.foods).toEqual([
        set('Oats', { deletedAt: '2026-11-21T20:00:00.000Z' }),
      ]),
    );
    press(/^Undo/);
    await waitFor(() => button(/^Edit Oats/));
  });

  it('are found by any word of their names', async () => {
    server.foods = [food('Oat milk', 46, 20), food('Soup', 200, 19)];
    open();
    await waitFor(() => button(/^Edit Soup/));
    type('Search your foods', 'milk');
    await waitFor(() => expect(lists()).toEqual({ Offered: [row('Oat milk', 46)] }));
    type('Search your foods', 'bread');
    await waitFor(() => screen.getByText('None of your foods fits.'));
  });

  it('say why a change was refused, which another device has made impossible', async () => {
    open();
    await waitFor(() => button(/^Edit Oats/));
    server.settings = { ...server.settings, foods: [set('Oats', { isPinned: true })] };
    press('Delete Oats from your foods');
    await waitFor(() => screen.getByText('Oats was not changed. Changed elsewhere.'));
    await waitFor(() => expect(lists()).toMatchObject({ Pinned: [row('Oats', 300)] }));
  });

  it('show what another device has set before a correction is saved over it', async () => {
    open();
    await waitFor(() => button(/^Edit Oats/));
    press(/^Edit Oats/);
    type('Calories', '350');
    const { lastLoggedAt: _, ...oats } = food('Oats', 310, 20);
    const elsewhere = set('Oats', { isPinned: true, figures: { ...oats, fats: 9 } });
    server.settings = { ...server.settings, foods: [elsewhere] };
    press('Save');
    await waitFor(() =>
      screen.getByText(/or tab has set this meanwhile: calories 310 kcal, fats 9, group Pinned\. /),
    );
    expect(screen.getByRole('textbox', { name: 'Fats' })).toHaveProperty('value', '9');
    press('Save');
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(server.settings.foods).toEqual([
      set('Oats', { isPinned: true, figures: { ...oats, calories: 350, fats: 9 }, version: 2 }),
    ]);
  });

  it('are loaded again by a press where they could not be loaded', async () => {
    server.networkFails = true;
    open();
    await waitFor(() => screen.getByText('You’re offline, and your foods aren’t saved here.'));
    expect(screen.queryByRole('alert'), 'the strip says so').toBeNull();
    server.networkFails = false;
    press('Try now');
    await waitFor(() => expect(button(/^Edit Oats/)).toBeDefined());
  });

  it('are known and changed without a network, over a reload, and sent once', async () => {
    const device = new MemoryDevice();
    const first = open(device);
    await waitFor(() => button(/^Edit Oats/));
    server.networkFails = true;
    await place('Oats', 'Hidden');
    await pass(100);
    first.unmount();
    open(device);
    await waitFor(() => expect(lists()).toMatchObject({ Hidden: [row('Oats', 300)] }));
    server.networkFails = false;
    act(() => void dispatchEvent(new Event('online')));
    await pass(60_000);
    expect(server.settings.foods).toEqual([set('Oats', { isHidden: true })]);
  });
});
