import type axe from 'axe-core';
import type { Browser, Page } from 'playwright';
import { renderAll } from '../testing/renderAll.ts';
import { contextOptions } from '../testing/contextOptions.ts';
import { loadAxe } from '../testing/loadAxe.ts';
import { entryOf } from '../testing/entryOf.ts';
import { findSmallTargets } from './findSmallTargets.ts';
import { findUnreadable } from './findUnreadable.ts';
import { findOtherSequence } from './readingOrder.ts';
import { showStory } from './showStory.ts';
import { tryPointer } from './tryPointer.ts';
import { walkByKeyboard } from './walkByKeyboard.ts';

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

/** Whether the page has styles for touch screens that reach any element. */
async function hasTouchStyles(page: Page) {
  return page.evaluate(() =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => Array.from(cssRules))
      .filter((rule) => rule instanceof CSSMediaRule)
      .filter(({ conditionText }) => /pointer: coarse|hover: none/.test(conditionText))
      .flatMap(({ cssRules }) => Array.from(cssRules))
      .some((rule) => rule instanceof CSSStyleRule && document.querySelector(rule.selectorText)),
  );
}

async function mislabelled(page: Page) {
  await loadAxe(page);
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

/** A browser with a mouse, and one with a touch screen. */
export async function openContexts(browser: Browser) {
  const mouse = await browser.newContext(contextOptions);
  const touch = await browser.newContext({ ...contextOptions, hasTouch: true });
  for (const context of [mouse, touch]) {
    await context.addInitScript((css) => {
      const style = document.createElement('style');
      style.textContent = css;
      addEventListener('DOMContentLoaded', () => document.head.append(style));
    }, renderAll);
  }
  return { mouse, touch };
}

/** A page in each of the two, for one story after another. */
export async function openPages({ mouse, touch }: Awaited<ReturnType<typeof openContexts>>) {
  return { page: await mouse.newPage(), touched: await touch.newPage() };
}

export type Pages = Awaited<ReturnType<typeof openPages>>;

async function show(page: Page, id: string) {
  // A story that plays with what is out of view does so first.
  await page.setViewportSize({ ...phone, height: 640 });
  // The stories are checked by axe elsewhere, with their pictures.
  await showStory(page, id, 'a11y.manual:!true');
  await page.setViewportSize(phone);
}

/** Runs every check on one story. The result lists the faults by check. */
export async function lookAtStory({ page, touched }: Pages, id: string, known: Known) {
  await show(page, id);
  const fit = await findMisfits(page);
  const named = await mislabelled(page);
  const moving = await page.evaluate(() => document.getAnimations().length);

  // `npm run prove -- touch` looks at the other stories on a touch screen too.
  if (process.env['PROVE_LONG'] || (await hasTouchStyles(page))) {
    await show(touched, id);
    const misfits = await findMisfits(touched);
    for (const kind of ['narrow', 'small', 'belowOurs', 'spaced', 'large'] as const)
      fit[kind].push(...misfits[kind].map((fault) => `on a touch screen, ${fault}`));
  }

  const upright = await wordsAt(page, 480, 800);
  const turned =
    upright === (await wordsAt(page, 800, 480)) ? [] : ['the text differs in landscape'];
  await page.setViewportSize({ width: 640, height: 480 });
  const sequence = await findOtherSequence(page);
  const pointer = await tryPointer(page, known.pressed);
  const walk = await walkByKeyboard(
    page,
    known.focused,
    (await entryOf(page, id)).tags.includes('locales'),
  );
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
