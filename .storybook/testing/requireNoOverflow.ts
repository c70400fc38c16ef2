import type { Page } from 'playwright';
import { findOverflow } from '../../library/conformance/browser/findOverflow.ts';

/** @throws when something is wider than the window, so that a person would have to scroll sideways. */
export async function requireNoOverflow(page: Page) {
  const outside = await page.evaluate(findOverflow);
  if (outside) throw new Error(`Wider than the window: ${outside}`);
}
