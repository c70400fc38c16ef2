import { morning } from '../support/morning.ts';
import { dayAt, days } from './days.ts';
import type { Tabs } from './Tabs.ts';
import type { Walk } from './Walk.ts';

/** How wrong a clock can be, in minutes: by up to three hours on the same day, else on the day before or after. */
const errors = [0, 20, 180, 16 * 60, 24 * 60, -20, -180, -14 * 60, -24 * 60];

/** The clock of the device jumps over midnight, and the person looks at the page. */
export async function jumpToAnotherDay(walk: Walk, tabs: Tabs) {
  const { today } = tabs.inUse.browser;
  const isOther = (minutes: number) => dayAt(Date.now() + minutes * 60_000) !== today;
  await tabs.setClock(walk.one(errors.filter((minutes) => isOther(minutes))) ?? 0);
}

/** The clock of the device jumps, often over midnight. */
export async function jump(walk: Walk, tabs: Tabs) {
  if (walk.mustAct) await jumpToAnotherDay(walk, tabs);
  else await tabs.setClock(walk.one(errors) ?? 0);
  await tabs.expectNotice();
}

/** A food is logged in the last minute of a day, and midnight passes while nobody looks at the page. */
export async function passMidnight(walk: Walk, tabs: Tabs) {
  const { inUse } = tabs;
  const midnight = Date.parse(morning.instantOf(walk.one(days.slice(0, 2)) ?? '', 0));
  await tabs.setClock((midnight - Date.now()) / 60_000 - 1);
  await walk.add(inUse);
  await inUse.browser.sleep(75);
  await tabs.expectNotice();
}
