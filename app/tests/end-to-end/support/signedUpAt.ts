import type { BrowserContext, Page } from 'playwright/test';

/** Gives the account of the test another time of its sign-up, so that its log has days before today. */
export const signedUpAt = async (pages: Page | BrowserContext, instant: number) =>
  pages.route('**/v1/auth/me', async (route) => {
    try {
      const response = await route.fetch();
      const user: object = await response.json();
      await route.fulfill({ response, json: { ...user, createdTime: instant / 1000 } });
    } catch {
      // The page was left, or the test has ended: nobody waits for the answer.
    }
  });
