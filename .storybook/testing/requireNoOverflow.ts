import type { Page } from 'playwright';

/** @throws when something is wider than the window, so that a person would have to scroll sideways. */
export async function requireNoOverflow(page: Page) {
  const outside = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const isOutside = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      // What is for screen readers only is one pixel wide and may be anywhere.
      return width > 1 && element.checkVisibility() && (left < -0.5 || right > clientWidth + 0.5);
    };
    const first = [...document.querySelectorAll('body *')].find(isOutside);
    return first || scrollWidth > clientWidth
      ? (first?.outerHTML.slice(0, 300) ?? `${scrollWidth} px`)
      : undefined;
  });
  if (outside) throw new Error(`Wider than the window: ${outside}`);
}
