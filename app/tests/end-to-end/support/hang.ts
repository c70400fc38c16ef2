import type { Page } from 'playwright/test';

/**
 * Leaves the requests of that operation, or of all, unanswered until the returned function is called; earlier ones never get an
 * answer.
 */
export async function hang(page: Page, operation?: string) {
  let isWell = false;
  await page.route('**/api', async (route) => {
    const { operationName }: { operationName: string } = route.request().postDataJSON();
    if (isWell || (operation !== undefined && operationName !== operation)) await route.fallback();
  });
  return () => {
    isWell = true;
  };
}

/** Holds back the requests to an address, or those of an operation, until the returned function is called. */
export async function hold(page: Page, address: string | RegExp, operation?: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    const isHeld =
      operation === undefined || route.request().postDataJSON().operationName === operation;
    if (isHeld) await promise;
    await route.fallback();
  });
  return resolve;
}

/** Reloads the page while requests hang, and waits until it has asked for the day: from then on, the time limit runs. */
export async function reloadHanging(page: Page) {
  const asked = page.waitForRequest(
    (request) => request.postDataJSON()?.operationName === 'foodLogStats',
  );
  await page.reload();
  await asked;
}
