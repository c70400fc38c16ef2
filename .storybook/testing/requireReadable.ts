import type { Page } from 'playwright';
import { findOverflow } from '../../library/conformance/browser/findOverflow.ts';
import { findSmallTargets } from '../accessibility/findSmallTargets.ts';

/**
 * @throws when people would have to scroll sideways, or when a pointer target is smaller than the 24 px that WCAG 2.2, 2.5.8
 *   requires.
 */
export async function requireReadable(page: Page) {
  const outside = await page.evaluate(findOverflow);
  if (outside) throw new Error(`Wider than the window: ${outside}`);
  const small = await page.evaluate(findSmallTargets, 24);
  if (small.length > 0) throw new Error(`Targets below 24 px: ${small.join('\n')}`);
}
