import type { Page } from 'playwright';
import { light } from '../modes.ts';
import { showMode } from '../testing/showMode.ts';
import { controlsOf, describe, isReachedByArrows, movements, oneOfEachKind } from './controls.ts';
import type { Control } from './controls.ts';
import { effectsOf } from './effects.ts';
import { findStepsBack, placesOf } from './readingOrder.ts';

/** The faults found while walking through a story with Tab, by check. */
export interface Walk {
  reached: string[];
  order: string[];
  seen: string[];
  covered: string[];
  changed: string[];
  left: string[];
  moved: string[];
}

/** Puts a focusable element before and after the story, so that the walk starts and ends outside of it. */
async function fence(page: Page) {
  await page.evaluate(() => {
    for (const earlier of document.querySelectorAll('#start, #end')) earlier.remove();
    const start = Object.assign(document.createElement('i'), { id: 'start', tabIndex: -1 });
    const end = Object.assign(document.createElement('i'), { id: 'end', tabIndex: 0 });
    document.body.prepend(start);
    document.body.append(end);
    start.focus();
  });
}

async function isSeen(page: Page, control: Control) {
  const box = await control.boundingBox();
  if (!box) return false;
  const around = 8;
  const clip = {
    x: Math.max(box.x - around, 0),
    y: Math.max(box.y - around, 0),
    width: box.width + 2 * around,
    height: box.height + 2 * around,
  };
  const focused = await page.screenshot({ clip, animations: 'disabled' });
  await control.evaluate((element) => element.blur());
  const blurred = await page.screenshot({ clip, animations: 'disabled' });
  await control.evaluate((element) => element.focus({ preventScroll: true }));
  return !focused.equals(blurred);
}

/** Whether a control is completely covered by other elements or out of view. */
async function isCovered(control: Control) {
  return control.evaluate((element) => {
    // A checkbox inside its label counts as visible where the label is.
    const { left, top, width, height } = element.getBoundingClientRect();
    const inset = 2;
    const points = [
      [left + width / 2, top + height / 2],
      [left + inset, top + inset],
      [left + width - inset, top + inset],
      [left + inset, top + height - inset],
      [left + width - inset, top + height - inset],
    ] as const;
    return points.every(([x, y]) => {
      const front = document.elementFromPoint(x, y);
      return !front || !(element.contains(front) || front.contains(element));
    });
  });
}

/**
 * Walks through the page with Tab, from before the story to after it. Leaves an open dialog with Escape.
 * @param seenBefore Kinds of controls whose focus was checked before; the function adds those of this page.
 * @param isMirrored Whether to check the order in Arabic as well.
 */
export async function walkByKeyboard(
  page: Page,
  seenBefore: Set<string>,
  isMirrored: boolean,
): Promise<Walk> {
  const walk: Walk = {
    reached: [],
    order: [],
    seen: [],
    covered: [],
    changed: [],
    left: [],
    moved: [],
  };
  const dialogs = page.locator('[role=dialog]');
  const isDialog = (await dialogs.count()) > 0;
  if (!isDialog) await fence(page);
  const controls = await controlsOf(page);
  const unseen = new Set(await oneOfEachKind(controls, seenBefore));
  const places = await placesOf(page, controls);
  const before = await effectsOf(page);
  const visited: Control[] = [];
  // A date or time field can have up to four more Tab stops.
  const most = controls.length + 4 * (await page.locator('[type=date], [type=time]').count()) + 1;
  let hasLeft = false;
  for (let press = 0; press < most && !hasLeft; press += 1) {
    await page.keyboard.press('Tab');
    walk.moved.push(...(await movements(page)));
    const place = await page.evaluate((elements) => {
      if (document.activeElement?.id === 'end') return 'end';
      return elements.findIndex((element) => element === document.activeElement);
    }, controls);
    hasLeft = place === 'end';
    const control = place === 'end' ? undefined : controls[place];
    if (!control || visited.includes(control)) continue;
    visited.push(control);
    const name = await describe(control);
    if ((await effectsOf(page)) !== before) walk.changed.push(`focusing ${name} changed the page`);
    if (await isCovered(control)) walk.covered.push(`${name} is hidden while it has focus`);
    // An opening dialog may still move; a control without an indicator looks the same however often it is compared.
    const isShown = async () => (await isSeen(page, control)) || isSeen(page, control);
    if (unseen.has(control) && !(await isShown())) {
      walk.seen.push(`${name} looks the same with and without focus`);
    }
  }
  for (const control of controls) {
    if (visited.includes(control) || (await isReachedByArrows(control, visited))) continue;
    walk.reached.push(`${await describe(control)} is not reached`);
  }
  const order = visited.map((control) => controls.indexOf(control));
  // In a dialog the walk starts at the focused control and wraps around.
  const start = isDialog ? order.indexOf(Math.min(...order)) : 0;
  const walked = [...order.slice(start), ...order.slice(0, start)];
  walk.order.push(...findStepsBack(places, walked));
  if (isMirrored && !isDialog) {
    await showMode(page, { globals: { ...light, locale: 'ar-EG' } });
    walk.order.push(...findStepsBack(await placesOf(page, controls), walked));
    await showMode(page, { globals: light });
  }

  if (isDialog) {
    await page.keyboard.press('Escape');
    await dialogs
      .first()
      .waitFor({ state: 'detached' })
      .catch(() => undefined);
    hasLeft = (await dialogs.count()) === 0;
  }
  if (!hasLeft) walk.left.push('focus cannot leave');
  return walk;
}
