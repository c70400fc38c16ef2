import type { Page } from 'playwright';
import { findControls } from './findControls.ts';

/**
 * Hovers over each kind of control, presses it and releases the pointer elsewhere.
 * @param known Kinds of controls that were tried before; the function adds those of this page.
 */
export async function tryPointer(page: Page, known: Set<string>) {
  const shown: string[] = [];
  const acted: string[] = [];
  const moved: string[] = [];
  const look = async () => page.evaluate(() => window.inspector.state());
  for (const { tag, index, isNew } of await findControls(page, known)) {
    if (!isNew) continue;
    await page.mouse.move(0, 0);
    const before = await look();
    const control = await page.evaluateHandle((at) => window.inspector.at(at), index);
    const isReached = await control.hover().then(
      () => true,
      () => false,
    );
    if (!isReached) {
      acted.push(`${tag} cannot be pressed`);
      continue;
    }
    const hovered = await look();
    if (hovered.context !== before.context) shown.push(`hovering over ${tag} changed the page`);
    // A slider is put back as it was moved, which undoes it.
    if (tag.includes('type="range"')) continue;
    await page.mouse.down();
    const pressed = await look();
    await page.mouse.move(0, 0);
    await page.mouse.up();
    if ((await look()).effects !== before.effects) acted.push(`a cancelled press on ${tag} acted`);
    moved.push(...hovered.moving, ...pressed.moving);
  }
  return { '1.4.13': shown, '2.5.2': acted, '2.2.2': moved };
}
