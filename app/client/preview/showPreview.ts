import { withTimeLimit } from '../api/withTimeLimit.ts';
import { localDay } from '../food-log/clock/localDay.ts';
import { boundsKey, dayKey } from '../food-log/data/cacheKeys.ts';
import type { DayLog } from '../food-log/data/FoodLog.types.ts';
import {
  isDayLog,
  isLogBounds,
  knownEmptySince,
  nothingLogged,
} from '../food-log/data/cachedResponses.ts';
import { targetsOf } from '../food-log/data/settings.ts';
import { isSessionUser } from '../session/isSessionUser.ts';
import { subjectOfCookie } from '../session/subjectOf.ts';
import type { Store } from '../store/Store.ts';
import { previewId, removePreview } from './removePreview.ts';

/** How long the app waits for what the preview needs, in milliseconds. */
const patience = 500;

/** How long the app waits for the preview to be painted, in milliseconds: a page in the background is never painted. */
const paintLimit = 100;

/** How long the preview is seen at most, in milliseconds: what happens meanwhile does not change it. */
const longest = 3000;

/** Larger totals are drawn smaller. Nobody has them. */
const mostTotal = 1e7;

function knownLog(store: Store, userId: string, today: string): DayLog | undefined {
  if (store.mutations.some(({ owner, status }) => owner === userId && status !== 'applied'))
    return undefined;
  const cached = store.responses.get(dayKey(userId, today))?.data;
  if (isDayLog(cached)) return cached;
  return knownEmptySince(store, userId, today) === undefined ? undefined : nothingLogged;
}

// As the components show days and totals (spec §9), without `Intl`, whose first format takes 40 ms on a phone.
const showDay = (day: string) => day.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1');
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const showTotal = (total: number) => String(total).replace(/\B(?=(\d{3})+$)/g, ',');

/** The texts of the preview; undefined where the app would show something else or something more. */
function textsOf(store: Store): Record<string, string> | undefined {
  const { user } = store;
  if (!isSessionUser(user) || user.id !== subjectOfCookie()) return undefined;
  const now = new Date();
  const today = localDay(now);
  // On the first day, there is no way back.
  if (user.createdAt && localDay(user.createdAt) >= today) return undefined;
  // Entries after today are announced, and Next leads to them.
  const known = store.responses.get(boundsKey(user.id))?.data;
  const bounds = isLogBounds(known) ? known : undefined;
  if (bounds?.lastDay !== undefined && bounds.lastDay > today) return undefined;
  // Its targets are as large as those of comfortable pages.
  if (document.documentElement.dataset['density'] === 'compact') return undefined;
  // Its texts and formats are English, with kcal.
  if (document.documentElement.dataset['energy'] === 'kJ') return undefined;
  if (document.documentElement.lang !== 'en') return undefined;
  // The totals have other places beside targets.
  if (targetsOf(bounds?.settings?.targets ?? [], today)) return undefined;
  // A mark is a line below the totals.
  if (bounds?.settings?.dayMarks?.some(({ day, isPartial }) => isPartial && day === today)) {
    return undefined;
  }
  const log = knownLog(store, user.id, today);
  const totals = Object.entries(log?.totals ?? {});
  const isPlain = totals.every(
    ([, total]) => Number.isInteger(total) && total >= 0 && total < mostTotal,
  );
  if (!log || !isPlain) return undefined;
  const shown = totals.map(([name, total]) => [name, showTotal(total)] as const);
  const weekday = weekdays[now.getDay()] ?? '';
  return { ...Object.fromEntries(shown), name: user.name, day: showDay(today), weekday };
}

/** Puts the texts in the places that renderTemplates.tsx has left for them. */
function fillIn(root: Element, texts: Record<string, string>) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    currentNode.nodeValue =
      currentNode.nodeValue?.replace(/\{(\w+)\}/g, (place, name) => texts[name] ?? place) ?? '';
  }
}

/** Whether the stylesheet of the theme has come (App.tsx): without it, the preview would have no colours. */
const isStyled = () =>
  getComputedStyle(document.documentElement).getPropertyValue('--foodlog-spacing') !== '';

async function painted(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  requestAnimationFrame(() => setTimeout(resolve));
  setTimeout(resolve, paintLimit);
  return promise;
}

/**
 * Shows today's log as the device has kept it, while the browser has yet to read the code of the app: what the app will show
 * first of the same, in the same places. Nothing of it can be pressed. Nothing is shown
 * - on other pages and days, to visitors, and without the service worker, from which the preview comes,
 * - when the app would show more: changes that wait, or that there is no network,
 * - when the device does not know the person or the totals.
 * @returns a promise that resolves when the preview has been painted, or when it is known that there is none.
 * @throws when what it needs cannot be had in time; then it shows nothing.
 */
export async function showPreview(opening: Promise<Store>): Promise<void> {
  if (location.pathname !== '/food-log' || location.search !== '') return;
  if (!navigator.serviceWorker?.controller || !navigator.onLine) return;
  if (subjectOfCookie() === undefined) return;
  const [store, { logTemplate }] = await withTimeLimit(patience, async () =>
    Promise.all([opening, import('virtual:log-template')]),
  );
  const texts = textsOf(store);
  if (!texts || !isStyled()) return;
  const preview = document.createElement('div');
  preview.id = previewId;
  preview.inert = true;
  preview.innerHTML = logTemplate.page;
  fillIn(preview, texts);
  const styles = document.createElement('style');
  // With this, Emotion takes the styles over, and does not write them anew.
  styles.dataset['emotion'] = logTemplate.styled;
  styles.textContent = logTemplate.styles;
  document.head.append(styles);
  document.body.prepend(preview);
  setTimeout(removePreview, longest);
  await painted();
}
