import { withTimeLimit } from '../api/withTimeLimit.ts';
import type { Device } from '../device/Device.ts';
import { localDay } from '../food-log/clock/localDay.ts';
import { dayKey } from '../food-log/data/cacheKeys.ts';
import type { DayLog } from '../food-log/data/FoodLog.types.ts';
import { emptyUntil, isDayLog, nothingLogged } from '../food-log/data/keptAnswers.ts';
import { isSessionUser } from '../session/isSessionUser.ts';
import { subjectOfCookie } from '../session/subjectOf.ts';
import { previewId } from './removePreview.ts';

/** How long the app waits for what the preview needs, in milliseconds. */
const patience = 500;

/** How long the app waits for the preview to be painted, in milliseconds: a page in the background is never painted. */
const paintLimit = 100;

/** Larger totals are drawn smaller. Nobody has them. */
const mostTotal = 1e7;

function knownLog(device: Device, userId: string, today: string): DayLog | undefined {
  if (device.found.changes.some((change) => change.userId === userId)) return undefined;
  const kept = device.answers.get(dayKey(userId, today))?.data;
  if (isDayLog(kept)) return kept;
  return emptyUntil(new Map(), device, userId, today) === undefined ? undefined : nothingLogged;
}

// Days and totals look as the components show them (spec §9). The first format of `Intl` that a page creates takes 40 ms
// on a phone, and most openings need none.
const showDay = (day: string) => day.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1');
const showTotal = (total: number) => (total < 1000 ? String(total) : total.toLocaleString('en-US'));

/** The texts of the preview; undefined where the app would show something else or something more. */
function textsOf(device: Device): Record<string, string> | undefined {
  const { person } = device.found;
  if (!isSessionUser(person) || person.id !== subjectOfCookie()) return undefined;
  const today = localDay(new Date());
  // On the first day, there is no way back.
  if (person.createdAt && localDay(person.createdAt) >= today) return undefined;
  const log = knownLog(device, person.id, today);
  const totals = Object.entries(log?.totals ?? {});
  const isPlain = totals.every(
    ([, total]) => Number.isInteger(total) && total >= 0 && total < mostTotal,
  );
  if (!log || !isPlain) return undefined;
  const shown = totals.map(([name, total]) => [name, showTotal(total)] as const);
  return { name: person.name, day: showDay(today), ...Object.fromEntries(shown) };
}

/** Puts the texts in the places that renderLogTemplate.tsx has left for them. */
function fillIn(root: Element, texts: Record<string, string>) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    currentNode.nodeValue =
      currentNode.nodeValue?.replace(/\{(\w+)\}/g, (place, name) => texts[name] ?? place) ?? '';
  }
}

async function painted(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  requestAnimationFrame(() => setTimeout(resolve));
  setTimeout(resolve, paintLimit);
  return promise;
}

/**
 * Shows today's log as the device has kept it while the browser has yet to read the code of the app. What it shows is what
 * the app will show first, in the same places; nothing of it can be pressed. It shows nothing
 * - on other pages and days, and without the service worker, from which it comes,
 * - when the app would show more: changes that wait, or that there is no network,
 * - when the device does not know the person or the totals.
 * @returns a promise that resolves when the preview has been painted, or once there is none.
 * @throws when what it needs cannot be had in time; then it shows nothing.
 */
export async function showPreview(opening: Promise<Device>): Promise<void> {
  if (location.pathname !== '/food-log' || location.search !== '') return;
  if (!navigator.serviceWorker?.controller || !navigator.onLine) return;
  const [device, { logTemplate }] = await withTimeLimit(patience, async () =>
    Promise.all([opening, import('virtual:log-template')]),
  );
  const texts = textsOf(device);
  if (!texts) return;
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
  await painted();
}
