import type { Page } from 'playwright';

/** WCAG 2.2, 2.5.8, in pixels. */
const smallest = 24;

/**
 * Looks at the size of everything on the page that can be pressed.
 * @throws when something is too small to be hit.
 */
export async function requireTargets(page: Page) {
  const tooSmall = await page.evaluate(
    (limit) =>
      [...document.querySelectorAll('button, a[href], input, [role=option]')]
        .filter((control) => control.checkVisibility())
        .map((control) => {
          // A label is pressed in place of its box.
          const target = control.closest('label') ?? control;
          const { width, height } = target.getBoundingClientRect();
          return { width, height, html: control.outerHTML.slice(0, 200) };
        })
        .filter(({ width, height }) => Math.min(width, height) < limit),
    smallest,
  );
  const [first] = tooSmall;
  if (!first) return;
  throw new Error(
    `A target is ${first.width} × ${first.height} px, and has to be ${smallest} at least in each direction: ${first.html}`,
  );
}
