import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** The violations of WCAG 2.2 AA that axe finds on the page, each with its first element. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const checker: typeof axe = Reflect.get(window, 'axe');
    // The sign-in screen belongs to the provider.
    const { violations } = await checker.run(
      { exclude: ['descope-wc'] },
      { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    );
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
}
