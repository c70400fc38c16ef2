import type { Page } from 'playwright';
import { light } from '../modes.ts';
import { showMode } from '../testing/showMode.ts';
import { findControls } from './findControls.ts';
import { findTabsBack } from './readingOrder.ts';

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

/** Whether a control looks different with and without focus. */
async function isFocusVisible(page: Page, index: number) {
  const control = await page.evaluateHandle((at) => window.inspector.at(at), index);
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

/**
 * Walks through the page with Tab, from before the story to after it. Leaves an open dialog with Escape.
 * @param known Kinds of controls whose focus was looked at before; the function adds those of this page.
 * @param isMirrored Whether to check the order in Arabic as well.
 */
export async function walkByKeyboard(page: Page, known: Set<string>, isMirrored: boolean) {
  const changed: string[] = [];
  const covered: string[] = [];
  const invisible: string[] = [];
  const moved: string[] = [];
  const dialogs = page.locator('[role=dialog]');
  const isDialog = (await dialogs.count()) > 0;
  if (!isDialog) await fence(page);
  const controls = await findControls(page, known);
  const { places, before } = await page.evaluate(() => ({
    places: window.inspector.places(),
    before: window.inspector.state(),
  }));
  const visited: number[] = [];
  // A date or time field can have up to four more Tab stops, and a form that opens at its first field shows more fields.
  const times = await page.locator('[type=date], [type=time]').count();
  const hidden = await page.locator('form input').filter({ visible: false }).count();
  const most = controls.length + 4 * times + hidden + 1;
  let hasLeft = false;
  for (let press = 0; press < most && !hasLeft; press += 1) {
    await page.keyboard.press('Tab');
    const now = await page.evaluate(() => window.inspector.focused());
    moved.push(...now.moving);
    hasLeft = now.isAtEnd;
    const control = controls[now.control];
    if (!control || visited.includes(control.index)) continue;
    visited.push(control.index);
    const { tag, index, isNew } = control;
    if (now.effects !== before.effects) changed.push(`focusing ${tag} changed the page`);
    if (now.isCovered) covered.push(`${tag} is hidden while it has focus`);
    // An opening dialog may still move; a control without an indicator looks the same however often it is compared.
    const isVisible = async () =>
      (await isFocusVisible(page, index)) || isFocusVisible(page, index);
    if (isNew && !(await isVisible())) {
      invisible.push(`${tag} looks the same with and without focus`);
    }
  }
  const unreached = await page.evaluate((all) => window.inspector.unreached(all), visited);

  // In a dialog the walk starts at the focused control and wraps around.
  const start = isDialog ? visited.indexOf(Math.min(...visited)) : 0;
  const walked = [...visited.slice(start), ...visited.slice(0, start)];
  const back = findTabsBack(places, walked);
  if (isMirrored && !isDialog) {
    await showMode(page, { globals: { ...light, locale: 'ar-EG' } });
    const mirrored = await page.evaluate(() => window.inspector.places());
    back.push(...findTabsBack(mirrored, walked));
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
  return {
    '2.1.1': unreached.map((tag) => `${tag} is not reached`),
    '2.1.2': hasLeft ? [] : ['focus cannot leave'],
    '2.2.2': moved,
    '2.4.3': back,
    '2.4.7': invisible,
    '2.4.11': covered,
    '3.2.1': changed,
  };
}
