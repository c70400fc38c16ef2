import { addDays } from '@foodlog/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, stopClock, waitFor } from '../../testing/clock.ts';
import { MemoryDevice } from '../../testing/MemoryDevice.ts';
import { demoUser, PageSurroundings } from '../../testing/PageSurroundings.tsx';
import { serveTest } from '../../testing/serveTest.ts';
import { dayKey } from '../data/cacheKeys.ts';
import { nothingLogged } from '../data/cachedResponses.ts';
import { nothingSet } from '../data/ownFoods.ts';
import { noPreferences, noSettings } from '../data/settings.ts';
import { toFileSettings } from './jsonFile.ts';
import { YourData } from './YourData.tsx';

const day = '2026-11-20';
const figures = { calories: 80, fats: 0, proteins: 0, carbs: 0 };
const header = 'Day,Time,Food,Calories';
/** A table with so many eggs, at most 500 a day. */
const eggs = (count: number) => {
  const rows = Array.from({ length: count }, (_, egg) => {
    const eaten = addDays(day, -Math.floor(egg / 500));
    return `${eaten},08:00,Egg ${egg},80`;
  });
  return [header, ...rows].join('\n');
};

const files: Blob[] = [];

let server: ReturnType<typeof serveTest>;
beforeEach(() => {
  stopClock(new Date('2026-11-21T10:00:00'));
  server = serveTest();
  files.length = 0;
  // jsdom has no addresses of files.
  const createObjectURL = (file: Blob) => `#${files.push(file)}`;
  Object.assign(URL, { createObjectURL, revokeObjectURL() {} });
});
afterEach(() => {
  for (const name of ['createObjectURL', 'revokeObjectURL']) Reflect.deleteProperty(URL, name);
});

const open = (device = new MemoryDevice()) =>
  render(
    <PageSurroundings store={device.open()} address="/data">
      <YourData userId={demoUser.id} user={demoUser} />
    </PageSurroundings>,
  );
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));
const find = async (text: string | RegExp) => waitFor(() => screen.getByText(text));

async function chooseFile(content: string, name: string) {
  await waitFor(() => expect(button('Choose a file')).toBeEnabled());
  const chosen = new File([content], name);
  fireEvent.change(screen.getByLabelText('File to import'), { target: { files: [chosen] } });
}

/** Chooses a plain table, and the columns that the page proposes. */
async function chooseColumns(content: string) {
  await chooseFile(content, 'eggs.csv');
  await find('What is in which column?');
  press('Continue');
}

async function choose(content: string) {
  await chooseColumns(content);
  await waitFor(() => button(/^Import \d/));
}

describe('an import', () => {
  it('stores nothing before the person has seen what is new', async () => {
    server.put({ id: '1', day, name: 'Egg 0', ...figures });
    open();
    await choose(`${eggs(3)}\n${day},08:00,Egg,\n${day},,Tea,1`);
    expect(screen.getByText('3 new entries, on 11/20/2026.')).toBeVisible();
    expect(screen.getByText(/^1 entry has no time of day: it gets/)).toBeVisible();
    expect(screen.getByText(/^1 entry with the day, time, name and figures/)).toBeVisible();
    expect(screen.getByText('Row 5: There is no energy.')).toBeInTheDocument();
    expect(server.count('foodLogStageImport')).toBe(0);
    press('Cancel');
    expect(button('Choose a file')).toBeVisible();
    expect(server.entries.size).toBe(1);
  });

  it('is in the log at once, and is undone in one press', async () => {
    const row = { key: dayKey(demoUser.id, day), owner: demoUser.id, data: nothingLogged };
    const device = new MemoryDevice({ responses: [{ ...row, fetchedAt: 1 }] });
    open(device);
    await choose(eggs(1200));
    press('Import 1,200 entries');
    await waitFor(() => button('Undo eggs.csv'));
    expect(server.entries.size).toBe(1200);
    // What this device has stored of the day is asked for again, in all tabs.
    expect(device.response(row.key)?.isStale).toBe(true);
    press('Undo eggs.csv');
    await find('The import is undone.');
    expect(server.entries.size).toBe(0);
  });

  it.each(['foodLogStageImport', 'foodLogCommitImport'])(
    'leaves nothing when the person stops it while %s is not answered',
    async (operationName) => {
      open();
      await choose(eggs(1200));
      const until = Promise.withResolvers<void>();
      server.delayed = { operationName, until: until.promise };
      press('Import 1,200 entries');
      await waitFor(() => expect(server.count(operationName)).toBe(1));
      press('Cancel');
      until.resolve();
      await find('Stopped: nothing was imported.');
      expect(server.entries.size).toBe(0);
      expect([...server.imports.values()].map(({ state }) => state)).toEqual(['UNDONE']);
    },
  );

  it('says why it is refused, and is sent again or discarded', async () => {
    open();
    await choose(eggs(2));
    server.refused = 'foodLogCommitImport';
    press('Import 2 entries');
    await find('A day can have at most 500 entries.');
    expect(server.entries.size).toBe(0);
    server.refused = undefined;
    // The answer was lost: it is on its way into the log, and takes no more.
    for (const one of server.imports.values()) one.state = 'IMPORTING';
    press('Import 2 entries');
    await waitFor(() => button('Undo eggs.csv'));
    expect(server.entries.size).toBe(2);
    expect(server.imports.size).toBe(1);
  });

  it('is refused before anything is sent when a day would have more than 500 entries', async () => {
    server.put({ id: '1', day, name: 'Tea', ...figures });
    open();
    await chooseColumns(eggs(500));
    await find(/^Nothing was imported: 11\/20\/2026 would have more than 500 entries/);
    expect(server.count('foodLogStageImport')).toBe(0);
    press('Cancel');
    await choose(eggs(499));
    expect(button('Import 499 entries')).toBeEnabled();
  });

  it('begins nothing when the log has changed since the preview', async () => {
    open();
    await choose(eggs(2));
    server.put({ id: '1', day, name: 'Egg 0', ...figures });
    press('Import 2 entries');
    await find(/^Your log has changed since the file was compared with it/);
    expect(server.count('foodLogStageImport')).toBe(0);
    expect(server.entries.size).toBe(1);
  });

  it('of the same day once more, with more in a meal by then, leaves that meal out and says so', async () => {
    const meals = (lunch: number) =>
      [
        'Date,Meal,Calories,Fat (g),Carbohydrates (g),Protein (g)',
        ...['Breakfast,300', `Lunch,${lunch}`].map((meal) => `${day},${meal},0,0,0`),
      ].join('\n');
    open();
    await chooseFile(meals(500), 'noon.csv');
    await find('2 new entries, on 11/20/2026.');
    press('Import 2 entries');
    await waitFor(() => button('Undo noon.csv'));
    await chooseFile(`${meals(700)}\n${day},Dinner,600,0,0,0`, 'night.csv');
    await find(/^1 meal, on 11\/20\/2026, is left out: your log has it with other figures/);
    expect(screen.getByText(/^1 entry with the day, time, name and figures/)).toBeVisible();
    press('Import 1 entry');
    await waitFor(() => button('Undo night.csv'));
    expect([...server.entries.values()].map(({ calories }) => calories)).toEqual([300, 500, 600]);
  });

  it('is compared with the log only when no other is on its way into or out of it', async () => {
    const one = { id: '1', name: 'half.csv', entries: 9, imported: 4, kept: 0, staged: [] };
    const createdAt = '2026-11-20T10:00:00.000Z';
    server.imports.set('1', { ...one, state: 'UNDOING', createdAt });
    open();
    await waitFor(() => button('Undo half.csv'));
    await chooseFile('{"format":"Foodlog","version":1,"entries":[]}', 'copy.json');
    await find(/^Another import is not finished/);
    expect(server.count('foodLogExport')).toBe(0);
  });

  it('that a closed tab has left is continued or discarded', async () => {
    const one = { kept: 0, imported: 0, createdAt: '2026-11-20T10:00:00.000Z' };
    const left = { id: '1', name: 'left.csv', state: 'STAGED' as const, entries: 9, staged: [] };
    server.imports.set('1', { ...one, ...left });
    const half = { id: '2', name: 'half.csv', state: 'IMPORTING' as const, entries: 1 };
    const loggedAt = `${day}T08:00:00.000Z`;
    server.imports.set('2', {
      ...one,
      ...half,
      staged: [{ name: 'Egg', ...figures, day, minuteOfDay: 480, loggedAt }],
    });
    open();
    await waitFor(() => button('Discard left.csv'));
    expect(screen.queryByRole('button', { name: 'Continue left.csv' })).toBeNull();
    press('Continue half.csv');
    await waitFor(() => expect(server.entries.size).toBe(1));
    await waitFor(() => expect(button('Discard left.csv')).toBeEnabled());
    press('Discard left.csv');
    await find('Undone.');
  });
});

const allSettings =
  /^Set what you have not set yet: 1 day from which targets hold, 1 meal, 1 food of your own, 1 incomplete day, how the pages look\./;

async function exportTwo() {
  press('Export JSON');
  await find(/^Exported 2 entries/);
  return (files.at(-1) ?? new Blob()).text();
}

/** Chooses a file with two entries and all settings. */
async function chooseCopy(content: string) {
  await chooseFile(content, 'copy.json');
  await find(allSettings);
}

async function importCopy() {
  press('Import 2 entries');
  await waitFor(() => button('Undo copy.json'));
  return exportTwo();
}

/** Imports until this operation waits for its answer. */
async function importUntil(operationName: string) {
  const { promise: until, resolve } = Promise.withResolvers<void>();
  server.delayed = { operationName, until };
  press('Import 2 entries');
  await waitFor(() => expect(server.count(operationName)).toBe(1));
  return resolve;
}

describe('what a person has set', () => {
  const target = { calories: 2000, fats: null, proteins: null, carbs: null };

  /** Exports two entries with settings. @returns the file, after which the person has nothing. */
  async function exportAll() {
    for (const id of ['1', '2']) server.put({ id, day, name: '=Egg', meal: null });
    server.settings = {
      targets: [{ startDay: day, targets: [target], version: 3 }],
      meals: { meals: [{ name: 'Brunch', startMinute: 600 }], version: 2 },
      foods: [{ ...nothingSet('Egg'), isPinned: true, version: 1 }],
      dayMarks: [
        { day, isPartial: true, version: 1 },
        { day: '2026-11-01', isPartial: false, version: 2 },
      ],
      preferences: { ...noPreferences, theme: 'DARK', version: 2 },
    };
    const { unmount } = open();
    const exported = await exportTwo();
    unmount();
    server.entries.clear();
    server.settings = noSettings;
    open();
    return exported;
  }

  it('is the same to the byte when it is exported and imported, with the entries', async () => {
    const exported = await exportAll();
    await chooseCopy(exported);
    expect(await importCopy()).toBe(exported);
  });

  it('is as before when the person stops the import, and is set by the next', async () => {
    const exported = await exportAll();
    await chooseCopy(exported);
    const answer = await importUntil('foodLogSetPreferences');
    press('Cancel');
    answer();
    await find('Stopped: nothing was imported.');
    await chooseCopy(exported);
    expect(await importCopy()).toBe(exported);
  });

  it('is as before when a part of it is refused, except for what was set otherwise since', async () => {
    await chooseCopy(await exportAll());
    server.refused = 'foodLogSetDayMark';
    const answer = await importUntil('foodLogSetDayMark');
    const meals = { meals: [{ name: 'Supper', startMinute: null }], version: 2 };
    server.settings = { ...server.settings, meals };
    answer();
    await find('A day can have at most 500 entries.');
    const left = { targets: [], meals: meals.meals, foods: [] };
    expect(toFileSettings(server.settings)).toMatchObject(left);
  });

  it('is said to be set still when it cannot be taken back', async () => {
    await chooseCopy(await exportAll());
    const answer = await importUntil('foodLogSetMeals');
    press('Cancel');
    server.networkFails = true;
    answer();
    await pass(60_000);
    await find(/in the list below\. A part of what the file has set may be set still\./);
    expect(screen.queryByText(/^Stopped/)).toBeNull();
  });
});

describe('what takes longer than a second', () => {
  it('says how far it has come, and ends when the person stops it', async () => {
    open();
    await waitFor(() => expect(button('Choose a file')).toBeEnabled());
    server.held = new Promise(() => {});
    press('Export CSV');
    expect(screen.queryByRole('progressbar')).toBeNull();
    await act(async () => vi.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole('progressbar', { name: 'Exporting' })).toBeVisible();
    press('Stop');
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
