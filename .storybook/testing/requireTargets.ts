import type { Page } from 'playwright';
import { findSmallTargets } from '../accessibility/findSmallTargets.ts';

/** @throws when something on the page that can be pressed is smaller than the 24 px that WCAG 2.2, 2.5.8 asks. */
export async function requireTargets(page: Page) {
  const small = await page.evaluate(findSmallTargets, { least: 24 });
  if (small.length > 0) throw new Error(`Too small to be hit: ${small.join('\n')}`);
}
