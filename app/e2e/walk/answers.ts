import type { Page, Route } from 'playwright/test';

/** Loses the answer to the next change that the page sends, which arrives all the same; answers how to stop that. */
export async function loseAnswer(page: Page) {
  let isLost = false;
  const lose = async (route: Route) => {
    const { query }: { query: string } = route.request().postDataJSON();
    if (isLost || !query.trimStart().startsWith('mutation')) {
      await route.fallback();
      return;
    }
    isLost = true;
    await route.fetch();
    await route.abort();
    await page.unroute('**/api', lose);
  };
  await page.route('**/api', lose);
  return async () => page.unrouteAll({ behavior: 'wait' });
}

/** Brings every answer of the server late; answers how to stop that. */
export async function delayAnswers(page: Page) {
  const delay = async (route: Route) => {
    const response = await route.fetch();
    await page.waitForTimeout(400);
    await route.fulfill({ response });
  };
  await page.route('**/api', delay);
  return async () => page.unrouteAll({ behavior: 'wait' });
}
