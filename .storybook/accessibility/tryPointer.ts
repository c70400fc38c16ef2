import type { Page } from 'playwright';
import { controlsOf, describe, movements, oneOfEachKind } from './controls.ts';
import { contextOf, effectsOf } from './effects.ts';

/**
 * Hovers over each kind of control, presses it and releases the pointer elsewhere. Returns what that showed, changed or
 * animated.
 * @param pressedBefore Kinds of controls that were checked before; the function adds those of this page.
 */
export async function tryPointer(page: Page, pressedBefore: Set<string>) {
  const shown: string[] = [];
  const done: string[] = [];
  const moved: string[] = [];
  for (const control of await oneOfEachKind(await controlsOf(page), pressedBefore)) {
    const name = await describe(control);
    await page.mouse.move(0, 0);
    const context = await contextOf(page);
    const before = await effectsOf(page);
    const isReached = await control.hover().then(
      () => true,
      () => false,
    );
    if (!isReached) {
      done.push(`${name} cannot be pressed`);
      continue;
    }
    moved.push(...(await movements(page)));
    if ((await contextOf(page)) !== context) shown.push(`hovering over ${name} changed the page`);
    await page.mouse.down();
    moved.push(...(await movements(page)));
    await page.mouse.move(0, 0);
    await page.mouse.up();
    if ((await effectsOf(page)) !== before) done.push(`a cancelled press on ${name} acted`);
  }
  return { shown, done, moved };
}
