import type axe from 'axe-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import type { Check } from '../../library/src/accessibility/checks.ts';
import { loadAxe } from '../testing/loadAxe.ts';
import { openPreview } from '../testing/openPreview.ts';
import { playStory } from '../testing/playStory.ts';
import type { Story } from '../testing/stories.ts';
import { findSmallTargets } from './findSmallTargets.ts';
import { findUnreadable } from './findUnreadable.ts';
import { createInspector } from './inspector.ts';
import { findTextsBack } from './readingOrder.ts';
import { tryPointer } from './tryPointer.ts';
import { walkByKeyboard } from './walkByKeyboard.ts';

/** The text spacing of WCAG 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;
/** Taller than any story, so that everything is in view. */
const phone = { width: 320, height: 6000 };

/** Opens a page for one story after another. */
export async function openPage(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  const page = await openPreview(browser, process.env['STORYBOOK_URL'] ?? '', options);
  await page.evaluate(`window.inspector = (${String(createInspector)})()`);
  await page.evaluate(async () => {
    const preview = window.__STORYBOOK_PREVIEW__;
    await preview.ready();
    // The stories are checked by axe elsewhere, with their pictures.
    preview.storyStore.userGlobals.update({ a11y: { manual: true } });
    // The styles that freeze animations for pictures would also hide unwanted animations.
    for (const style of document.head.querySelectorAll('style')) {
      if (style.textContent.includes('caret-animation')) style.remove();
    }
  });
  return page;
}

async function showOnPhone(page: Page, id: string) {
  // A story that plays with what is out of view does so first.
  await page.setViewportSize({ ...phone, height: 640 });
  await playStory(page, id, false);
  await page.setViewportSize(phone);
}

/** Finds texts that cannot be read on a phone, and targets that are too small there. */
async function findMisfits(page: Page) {
  const narrow = await page.evaluate(findUnreadable);
  const small = [
    ...(await page.evaluate(findSmallTargets, 24)),
    ...(await page.evaluate(findSmallTargets, 44)),
  ];
  const style = await page.addStyleTag({ content: spacing });
  const spaced = await page.evaluate(findUnreadable);
  await style.evaluate((element) => element.parentElement?.removeChild(element));

  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const large = await page.evaluate(findUnreadable);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return { '1.4.4': large, '1.4.10': narrow, '1.4.12': spaced, '2.5.8': small };
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

async function findMislabelled(page: Page) {
  await loadAxe(page);
  return page.evaluate(async () => {
    const checker: typeof axe = Reflect.get(window, 'axe');
    const { violations } = await checker.run('#storybook-root', {
      runOnly: ['label-content-name-mismatch'],
    });
    return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
  });
}

async function wordsAt(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height });
  return page.evaluate(() => document.body.innerText.replace(/\s+/g, ' ').trim());
}

/** A page with a mouse and one with a touch screen, and the kinds of controls that were tried on them before. */
export interface Audit {
  page: Page;
  touched: Page;
  focused: Set<string>;
  pressed: Set<string>;
}

/** Runs every check on one story. */
export async function auditStory(
  { page, touched, focused, pressed }: Audit,
  { id, tags }: Story,
): Promise<Record<Check, string[]>> {
  await showOnPhone(page, id);
  const misfits = await findMisfits(page);
  const mislabelled = await findMislabelled(page);
  const moving = await page.evaluate(() => document.getAnimations().length);

  // `npm run prove -- touch` looks at the other stories on a touch screen too.
  if (process.env['PROVE_LONG'] || (await hasTouchStyles(page))) {
    await showOnPhone(touched, id);
    const onTouch = await findMisfits(touched);
    for (const criterion of ['1.4.4', '1.4.10', '1.4.12', '2.5.8'] as const)
      misfits[criterion].push(...onTouch[criterion].map((fault) => `on a touch screen, ${fault}`));
  }

  const upright = await wordsAt(page, 480, 800);
  const turned = await wordsAt(page, 800, 480);
  await page.setViewportSize({ width: 640, height: 480 });
  const texts = await findTextsBack(page);
  const pointer = await tryPointer(page, pressed);
  const keyboard = await walkByKeyboard(page, focused, tags.includes('locales'));
  return {
    ...misfits,
    ...pointer,
    ...keyboard,
    '1.3.2': texts,
    '1.3.4': upright === turned ? [] : ['the text differs in landscape'],
    '2.2.2': [
      ...(moving > 0 ? ['something is animated when the story starts'] : []),
      ...new Set([...keyboard['2.2.2'], ...pointer['2.2.2']]),
    ],
    '2.5.3': mislabelled,
  };
}
