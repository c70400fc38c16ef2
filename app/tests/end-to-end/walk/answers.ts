import { expect, type BrowserContext, type Page, type Route } from 'playwright/test';

/** What can happen to a change while it is sent. */
export type Moment =
  'not sent' | 'answered by another' | 'answer lost' | 'answered late' | 'never answered';

/**
 * Makes every change that the page sends meet that moment, until the network recovers.
 * @returns functions that wait for the first such change, and that let the network recover; unanswered changes stay so.
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
      // The page may be closed by now.
      return route.fulfill({ response }).catch(() => {});
    }
    // A proxy or the sign-in page of a network.
    if (moment === 'answered by another') return route.fulfill({ json: { data: {} } });
    if (moment === 'answer lost') await route.fetch();
    return route.abort();
  };
  await page.route('**/api', fail);
  return {
    met: async () => expect.poll(() => isMet).toBe(true),
    heal: () => {
      isWell = true;
      well.resolve();
    },
  };
}

/** Makes every request to Foodlog fail, though there is a network. @returns a function that stops this. */
export async function failRequests(context: BrowserContext) {
  let isStopped = false;
  await context.route('**/api', async (route) => (isStopped ? route.fallback() : route.abort()));
  return () => {
    isStopped = true;
  };
}

/**
 * Refuses every food that the browser adds, once the returned function `answer` is called.
 * @returns also a function that waits for the first such food, and one that stops the refusals.
 */
export async function refuseFoods(context: BrowserContext) {
  let isMet = false;
  let isStopped = false;
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  await context.route('**/api', async (route) => {
    const { operationName }: { operationName: string } = route.request().postDataJSON();
    if (isStopped || !operationName.startsWith('foodLogCreate')) return route.fallback();
    isMet = true;
    await promise;
    const errors = [{ message: 'No more food.', extensions: { code: 'BAD_USER_INPUT' } }];
    // The page may be left by now.
    return route.fulfill({ json: { errors } }).catch(() => {});
  });
  return {
    answer,
    met: async () => expect.poll(() => isMet).toBe(true),
    stop: () => {
      isStopped = true;
    },
  };
}

/**
 * Delays every answer of the server.
 * @returns a function that stops the delay. The route stays: a request that is sent while its route is removed can hang.
 */
export async function delayAnswers(page: Page) {
  let isStopped = false;
  await page.route('**/api', async (route) => {
    if (isStopped) return route.fallback();
    const response = await route.fetch();
    await new Promise((resolve) => {
      setTimeout(resolve, 400);
    });
    // The page may be closed by now.
    return route.fulfill({ response }).catch(() => {});
  });
  return () => {
    isStopped = true;
  };
}
