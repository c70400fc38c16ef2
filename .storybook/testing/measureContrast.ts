import type { ElementHandle, Page } from 'playwright';
import type { Scheme } from '../modes.ts';
import { loadAxe } from './loadAxe.ts';
import { readContrast, type Reading } from './readContrast.ts';
import { showMode } from './showMode.ts';

/** A contrast reading with the scheme and state in which it was taken. */
export interface Measured extends Reading {
  scheme: string;
  state: 'rest' | 'hover' | 'focus' | 'active';
  needed: number;
}

type Read = (
  state: Measured['state'],
  element: ElementHandle<Element>,
  hasNewText?: boolean,
) => Promise<void>;

/** One element of each kind that a pointer can reach now. Elements that look alike are measured once. */
async function reachable(page: Page, selector: string): Promise<ElementHandle<Element>[]> {
  const handle = await page.evaluateHandle((wanted) => {
    const kinds = new Map<string, Element>();
    for (const element of document.querySelectorAll(wanted)) {
      const { x, y, width, height } = element.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      const isOff = element.matches(':disabled, [aria-disabled=true]') || !element.contains(top);
      const { parentElement, className, tagName, ariaInvalid } = element;
      const place = [...(parentElement?.children ?? [])].indexOf(element);
      const kind = [tagName, className, ariaInvalid, parentElement?.className, place].join();
      if (!isOff && !kinds.has(kind)) kinds.set(kind, element);
    }
    return [...kinds.values()];
  }, selector);
  const elements = [...(await handle.getProperties()).values()];
  return elements.map((element) => element.asElement()).filter((element) => element !== null);
}

/** Moves the pointer over a reachable element, without Playwright's wait for one that moves. */
async function hover(page: Page, element: ElementHandle<Element>) {
  const box = await element.boundingBox();
  if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

async function inScheme(page: Page, scheme: Scheme, measure: (read: Read) => Promise<void>) {
  await showMode(page, scheme);
  await loadAxe(page);
  const rule = scheme.text === 7 ? 'color-contrast-enhanced' : 'color-contrast';
  const { text, edge } = scheme;
  const needed = { text, graphic: 3, edge, focus: edge };
  const measured: Measured[] = [];
  await measure(async (state, element, hasNewText = true) => {
    for (const reading of await element.evaluate(readContrast, hasNewText ? rule : undefined)) {
      measured.push({ ...reading, scheme: scheme.name, state, needed: needed[reading.kind] });
    }
  });
  return measured;
}

/** Measures the story as it is shown, and the hovered options of an open list. */
export async function measureShown(page: Page, scheme: Scheme): Promise<Measured[]> {
  return inScheme(page, scheme, async (read) => {
    const body = await page.$('body');
    if (body) await read('rest', body);
    for (const option of await reachable(page, '[role=option]')) {
      await hover(page, option);
      await read('hover', option);
    }
  });
}

/** Measures each control of the story on the page at rest, hovered, pressed and focused. */
export async function measureUsed(page: Page, scheme: Scheme): Promise<Measured[]> {
  return inScheme(page, scheme, async (read) => {
    for (const control of await reachable(page, 'button, a[href], input')) {
      const leave = async () =>
        control.evaluate((element) => element instanceof HTMLElement && element.blur());
      // Its text was measured with the whole story.
      await read('rest', control, false);
      await hover(page, control);
      await read('hover', control);
      await page.mouse.down();
      await read('active', control);
      // The pointer is released elsewhere, so that the press does nothing.
      await page.mouse.move(0, 0);
      await page.mouse.up();
      await leave();
      // A key press makes the following focus a keyboard focus.
      await page.keyboard.press('Shift');
      await control.focus();
      await read('focus', control);
      await leave();
    }
  });
}
