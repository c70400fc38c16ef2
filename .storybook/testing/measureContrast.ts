import { createRequire } from 'node:module';
import type { ElementHandle, Page } from 'playwright';
import type { Scheme } from '../modes.ts';
import { readContrast, type Reading } from './readContrast.ts';
import { showMode } from './showMode.ts';

const axePath = createRequire(`${process.cwd()}/package.json`).resolve('axe-core/axe.min.js');

/** A reading, and where it was made. */
export interface Measured extends Reading {
  scheme: string;
  state: 'rest' | 'hover' | 'focus' | 'active';
  needed: number;
}

/** One of each kind of control that can be pressed now: those that are drawn alike are measured once. */
async function controls(page: Page): Promise<ElementHandle<Element>[]> {
  const handle = await page.evaluateHandle(() => {
    const kinds = new Map<string, Element>();
    for (const control of document.querySelectorAll('button, a[href], input, [role=option]')) {
      const { x, y, width, height } = control.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      const isOff = control.matches(':disabled, [aria-disabled=true]') || !control.contains(top);
      const { parentElement, className, tagName } = control;
      const place = [...(parentElement?.children ?? [])].indexOf(control);
      const kind = [
        tagName,
        className,
        control.ariaInvalid,
        parentElement?.className,
        place,
      ].join();
      if (!isOff && !kinds.has(kind)) kinds.set(kind, control);
    }
    return [...kinds.values()];
  });
  const elements = [...(await handle.getProperties()).values()];
  return elements.map((element) => element.asElement()).filter((element) => element !== null);
}

async function inEachState(
  page: Page,
  control: ElementHandle<Element>,
  read: (state: Measured['state'], element: ElementHandle<Element>) => Promise<void>,
) {
  await read('rest', control);
  await control.hover();
  await read('hover', control);
  await page.mouse.down();
  await read('active', control);
  // Let go elsewhere, so that nothing is done.
  await page.mouse.move(0, 0);
  await page.mouse.up();
  const leave = async () =>
    control.evaluate((element) => element instanceof HTMLElement && element.blur());
  await leave();
  // A key, so that the focus is one of the keyboard.
  await page.keyboard.press('Shift');
  await control.focus();
  await read('focus', control);
  await leave();
}

/** Measures the contrasts of the story on the page, in a colour scheme, at rest and as each control is used. */
export async function measureContrast(page: Page, scheme: Scheme): Promise<Measured[]> {
  await showMode(page, scheme);
  await page.addScriptTag({ path: axePath });
  const rule = scheme.text === 7 ? 'color-contrast-enhanced' : 'color-contrast';
  const { text, edge } = scheme;
  const needed = { text, graphic: 3, edge, focus: edge };
  const measured: Measured[] = [];
  const read = async (state: Measured['state'], element: ElementHandle<Element>) => {
    const readings = await element.evaluate(readContrast, rule);
    for (const reading of readings) {
      measured.push({ ...reading, scheme: scheme.name, state, needed: needed[reading.kind] });
    }
  };
  const body = await page.$('body');
  if (body) await read('rest', body);
  for (const control of await controls(page)) await inEachState(page, control, read);
  return measured;
}
