import { addDays, formatDay } from '@foodlog/ui';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { localDay } from '../food-log/clock/localDay.ts';
import { boundsKey, dayKey } from '../food-log/data/cacheKeys.ts';
import { noSettings } from '../food-log/data/settings.ts';
import type { ResponseRow, Rows } from '../store/rows.ts';
import { MemoryDevice } from '../testing/MemoryDevice.ts';
import { demoUser } from '../testing/PageSurroundings.tsx';
import { mutationRow } from '../testing/rows.ts';
import { previewId, removePreview } from './removePreview.ts';
import { showPreview } from './showPreview.ts';

// Noon, so that no test is run from one day to the next.
const noon = new Date(2026, 10, 25, 12);
const today = localDay(noon);
const totals = { calories: 1234, fats: 0, proteins: 56, carbs: 999 };
const response = (key: string, data: unknown, owner = demoUser.id): ResponseRow => ({
  key,
  owner,
  data,
  fetchedAt: Date.now(),
});
const totalsOf = (owner: string) => response(dayKey(owner, today), { totals, entries: [] }, owner);
const stored: Partial<Rows> = { user: demoUser, responses: [totalsOf(demoUser.id)] };

const tokenOf = (sub: string) => `e30.${btoa(JSON.stringify({ sub }))}.e30`;

/** What the preview shows. */
const shown = () => document.getElementById(previewId)?.textContent ?? '';

/** The clock stands still meanwhile: only what waits for no time goes on. */
async function show(rows = stored) {
  const over = new AbortController();
  const end = () => over.abort();
  const showing = showPreview(Promise.resolve(new MemoryDevice(rows).open())).finally(end);
  for (let round = 0; round < 10_000 && !over.signal.aborted; round += 1) {
    await new Promise(setImmediate);
    vi.advanceTimersByTime(0);
  }
  return showing;
}

function surround({
  path = '/food-log',
  token = tokenOf(demoUser.id),
  onLine = true,
  lang = 'en',
  energy = '',
} = {}) {
  history.replaceState(null, '', path);
  document.documentElement.lang = lang;
  document.documentElement.dataset['energy'] = energy;
  document.cookie = `DS=${token}`;
  document.documentElement.style.setProperty('--foodlog-spacing', '8px');
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} }, onLine });
}

// It is rendered when it is first imported.
beforeAll(async () => void (await import('virtual:log-template')));
beforeEach(() => {
  vi.useFakeTimers({ now: noon, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestAnimationFrame', setImmediate);
  surround();
});
afterEach(() => {
  removePreview();
  document.cookie = 'DS=; max-age=0';
  document.head.querySelectorAll('style[data-emotion]').forEach((style) => style.remove());
  document.documentElement.removeAttribute('style');
  document.documentElement.removeAttribute('lang');
  document.documentElement.removeAttribute('data-energy');
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the preview shows the person, the day and the totals that the device has stored', async () => {
  await show();
  const day = `${today.slice(5, 7)}/${today.slice(8)}/${today.slice(0, 4)}`;
  for (const text of ['Hello, Demo User', day, '1,234 kcal', 'Fats0 g', '56 g', 'Carbs999 g'])
    expect(shown()).toContain(text);
  expect(shown()).not.toMatch(/[{}]/);
});

test('a day that has begun since the last answer is empty', async () => {
  const before = addDays(today, -1) ?? '';
  const yesterday = response(dayKey(demoUser.id, before), { totals, entries: [] });
  const fetchedAt = Date.now() - 86_400_000;
  await show({ ...stored, responses: [{ ...yesterday, fetchedAt }] });
  expect(shown()).toContain('Calories0 kcal');
});

test('a name is text, whatever is in it', async () => {
  await show({ ...stored, user: { ...demoUser, name: '<b>{day}</b>' } });
  expect(shown()).toContain('Hello, <b>{day}</b>');
});

test.each([
  ['another page', { path: '/' }],
  ['another day', { path: `/food-log?day=${today}` }],
  ['a visitor', { token: '' }],
  ['another person', { token: tokenOf('U2') }],
  ['a token that cannot be read', { token: 'DS' }],
  ['no network', { onLine: false }],
  ['another language', { lang: 'de' }],
  ['energy in kJ', { energy: 'kJ' }],
])('%s has no preview', async (_, surroundings) => {
  surround(surroundings);
  await show();
  expect(shown()).toBe('');
});

test('without a service worker, there is no preview', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: null }, onLine: true });
  await show();
  expect(shown()).toBe('');
});

const bounds = { firstDay: today, lastDay: addDays(today, 1) };
const after = response(boundsKey(demoUser.id), bounds);
const dayMarks = [{ day: today, isPartial: true, version: 1 }];
const marked = response(boundsKey(demoUser.id), {
  firstDay: today,
  lastDay: today,
  settings: { ...noSettings, dayMarks },
});
const withTotals = (calories: unknown, entries: unknown = []) => ({
  ...stored,
  responses: [response(dayKey(demoUser.id, today), { totals: { ...totals, calories }, entries })],
});

test.each([
  ['nothing', {}],
  ['a person that cannot be read', { ...stored, user: { id: demoUser.id } }],
  ['someone whose first day is today', { ...stored, user: { ...demoUser, createdAt: noon } }],
  ['entries after today', { ...stored, responses: [totalsOf(demoUser.id), after] }],
  ['a mark of today', { ...stored, responses: [totalsOf(demoUser.id), marked] }],
  ['changes that wait', { ...stored, mutations: [mutationRow('a', 1)] }],
  ['no answer about a day', { user: demoUser }],
  ['only totals of another person', { user: demoUser, responses: [totalsOf('U2')] }],
  ['totals that are no numbers', withTotals('<b>')],
  ['entries that cannot be read', withTotals(1234, [{}])],
  ['totals with decimals', withTotals(0.5)],
  ['totals below zero', withTotals(-1)],
  ['totals that are too large', withTotals(1e7)],
] satisfies [string, Partial<Rows>][])('a device with %s has no preview', async (_, rows) => {
  await show(rows);
  expect(shown()).toBe('');
});

test.each([
  ['changes of another person', { owner: 'U2' }],
  ['changes that the server has made', { status: 'applied' as const }],
])('%s do not matter', async (_, values) => {
  await show({ ...stored, mutations: [mutationRow('a', 1, values)] });
  expect(shown()).toContain('1,234 kcal');
});

test('a device that does not answer holds nothing up for long', async () => {
  const failure = showPreview(new Promise(() => {})).catch(String);
  await vi.advanceTimersByTimeAsync(500);
  expect(await failure).toContain('No answer');
  expect(shown()).toBe('');
});

test('the preview does not stay for long where the app does not come', async () => {
  await show();
  expect(shown()).toContain('1,234 kcal');
  await vi.advanceTimersByTimeAsync(3000);
  expect(shown()).toBe('');
});

test('where the styles of the page have not come, there is no preview', async () => {
  document.documentElement.style.removeProperty('--foodlog-spacing');
  await show();
  expect(shown()).toBe('');
});

test('days and totals look as the components show them', async () => {
  await show();
  expect(shown()).toContain(formatDay(today));
  const figures = [0, 7, 999, 1000, 10_000, 999_999, 1_000_000, 9_999_999];
  for (const figure of figures) {
    removePreview();
    await show(withTotals(figure));
    expect(shown()).toContain(`Calories${figure.toLocaleString('en-US')} kcal`);
  }
});
