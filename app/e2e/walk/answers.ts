import { expect, type Page, type Route } from 'playwright/test';

/** What can become of a change on its way. */
export type Moment = 'not sent' | 'taken without an answer' | 'answered late' | 'never answered';

/**
 * Lets every change that the page sends meet that moment, until the network is well again.
 * @returns what tells that one has met it, and what heals the network; those that were never answered stay so.
 */
export async function failChanges(page: Page, moment: Moment) {
  let isMet = false;
  let isWell = false;
  const well = Promise.withResolvers<void>();
  const fail = async (route: Route) => {
    const { query }: { query: string } = route.request().postDataJSON();
    if (isWell || !query.trimStart().startsWith('mutation')) return route.fallback();
    isMet = true;
    if (moment === 'never answered') return undefined;
    if (moment === 'answered late') {
      const response = await route.fetch();
      await well.promise;
      // The page may be gone.
      return route.fulfill({ response }).catch(() => {});
    }
    if (moment === 'taken without an answer') await route.fetch();
    return route.abort();
  };
  await page.route('**/api', fail);
  return {
    met: async () => expect.poll(() => isMet, { timeout: 10_000 }).toBe(true),
    heal: () => {
      isWell = true;
      well.resolve();
    },
  };
}

async function delay(route: Route) {
  const response = await route.fetch();
  await new Promise((resolve) => {
    setTimeout(resolve, 400);
  });
  // The page may be gone.
  await route.fulfill({ response }).catch(() => {});
}

/** Brings every answer of the server late; answers how to stop that. */
export async function delayAnswers(page: Page) {
  await page.route('**/api', delay);
  return async () => page.unroute('**/api', delay);
}
