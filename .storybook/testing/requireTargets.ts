import type { Page } from 'playwright';
import { findSmallTargets } from '../accessibility/findSmallTargets.ts';

/** @throws when a pointer target is smaller than the 24 px that WCAG 2.2, 2.5.8 requires. */
export async function requireTargets(page: Page) {
  const small = await page.evaluate(findSmallTargets, { least: 24 });
  if (small.length > 0) throw new Error(`Targets below 24 px: ${small.join('\n')}`);
}
