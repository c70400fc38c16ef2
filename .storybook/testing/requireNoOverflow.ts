import type { Page } from 'playwright';
import { findOverflow } from '../../library/conformance/browser/findOverflow.ts';

/** @throws when an element is wider than the window, so that people would have to scroll sideways. */
export async function requireNoOverflow(page: Page) {
  const outside = await page.evaluate(findOverflow);
  if (outside) throw new Error(`Wider than the window: ${outside}`);
}
