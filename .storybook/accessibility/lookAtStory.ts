import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';
import { hasTag } from '../testing/hasTag.ts';
import { findSmallTargets } from './findSmallTargets.ts';
import { findUnreadable } from './findUnreadable.ts';
import { findOtherSequence } from './readingOrder.ts';
import { showStory } from './showStory.ts';
import { tryPointer } from './tryPointer.ts';
import { walkByKeyboard } from './walkByKeyboard.ts';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
/** The text spacing of WCAG 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;
/** Taller than any story, so that everything is in view. */
const phone = { width: 320, height: 6000 };

async function wordsAt(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height });
  return page.evaluate(() => document.body.innerText.replace(/\s+/g, ' ').trim());
}

/** Looks for text that cannot be read on a phone, and for targets that are too small there. */
async function findMisfits(page: Page) {
  const narrow = await page.evaluate(findUnreadable);
  const small = await page.evaluate(findSmallTargets, { least: 24 });
  const belowOurs = await page.evaluate(findSmallTargets, { least: 44, except: '[role=dialog] *' });

  const style = await page.addStyleTag({ content: spacing });
  const spaced = await page.evaluate(findUnreadable);
  await style.evaluate((element) => element.parentElement?.removeChild(element));

  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const large = await page.evaluate(findUnreadable);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return { narrow, small, belowOurs, spaced, large };
}

/** The places and sizes of all elements. */
async function boxesOf(page: Page) {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .map((element) => Object.values(element.getBoundingClientRect().toJSON()).join())
      .join('\n'),
  );
}

async function mislabelled(page: Page) {
  await page.addScriptTag({ path: axePath });
  return page.evaluate(async () => {
    const checker: typeof axe = Reflect.get(window, 'axe');
    const rules = { 'label-content-name-mismatch': { enabled: true } };
    const { violations } = await checker.run('#storybook-root', {
      runOnly: ['label-content-name-mismatch'],
      rules,
    });
    return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
  });
}

/** Kinds of controls that were already checked in another story of the component. */
export interface Known {
  focused: Set<string>;
  pressed: Set<string>;
}

/** Runs every check on one story. The result lists the faults by check. */
export async function lookAtStory(page: Page, id: string, known: Known) {
  await page.setViewportSize(phone);
  await showStory(page, id);
  const fit = await findMisfits(page);
  const named = await mislabelled(page);
  const moving = await page.evaluate(() => document.getAnimations().length);

  const withMouse = await boxesOf(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  // Most stories look the same on a touch screen.
  if ((await boxesOf(page)) !== withMouse) {
    const touched = await findMisfits(page);
    for (const kind of ['narrow', 'small', 'belowOurs', 'spaced', 'large'] as const)
      fit[kind].push(...touched[kind].map((fault) => `on a touch screen, ${fault}`));
  }
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });

  const upright = await wordsAt(page, 480, 800);
  const turned =
    upright === (await wordsAt(page, 800, 480)) ? [] : ['the text differs in landscape'];
  await page.setViewportSize({ width: 640, height: 480 });
  const sequence = await findOtherSequence(page);
  const pointer = await tryPointer(page, known.pressed);
  const walk = await walkByKeyboard(page, known.focused, await hasTag(page, id, 'locales'));
  const moved = [...walk.moved, ...pointer.moved];
  if (moving > 0) moved.push('something is animated when the story starts');
  return {
    ...fit,
    turned,
    sequence,
    named,
    ...walk,
    shown: pointer.shown,
    done: pointer.done,
    moved: [...new Set(moved)],
  };
}
