import { expect, type Route } from 'playwright/test';
import type { Browser } from './Browser.ts';
import { waitForWorker } from '../support/log.ts';
import type { Action } from './changes.ts';
import { clocks, type Walk } from './Walk.ts';

type Meet = (route: Route, recovered: Promise<void>) => Promise<void>;

/** What happens to the request of a change until the network recovers. */
export interface Moment {
  name: string;
  meet: Meet;
  /** What the page says once the person has waited. */
  strip: string;
}

export const abort: Meet = async (route) => route.abort();

export const answerLate: Meet = async (route, recovered) => {
  const response = await route.fetch();
  await recovered;
  await route.fulfill({ response });
};

const [offline, pending] = ['Offline. 1 change to send', 'Not saved yet: 1 change'];

export const moments: Moment[] = [
  { name: 'not sent', meet: abort, strip: offline },
  {
    name: 'answer lost',
    meet: async (route) => {
      await route.fetch();
      await route.abort();
    },
    strip: offline,
  },
  { name: 'answered late', meet: answerLate, strip: pending },
  { name: 'never answered', meet: async () => {}, strip: pending },
  {
    // A proxy or the sign-in page of a network answers in place of the server.
    name: 'answered by another',
    meet: async (route) => route.fulfill({ json: { data: {} } }),
    strip: pending,
  },
];

/** Makes every request that is meant meet that moment. @returns what waits for the first, and what ends it. */
export function intercept(
  browser: Browser,
  isMeant: (request: { query: string; operationName: string }) => boolean,
  meet: Meet,
) {
  const [met, recovered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  browser.intercept = async (route) => {
    if (!isMeant(route.request().postDataJSON())) return route.fallback();
    met.resolve();
    browser.giveUp(route.request());
    // The page may be closed by the time of the answer.
    return meet(route, recovered.promise).catch(() => {});
  };
  return {
    met: met.promise,
    recover: () => {
      browser.intercept = undefined;
      recovered.resolve();
    },
  };
}

/** What the person does while a change is not answered. It calls `recover`, after which the network works. */
type Meanwhile = (walk: Walk, recover: () => void, moment: Moment) => Promise<void>;

export const meanwhiles: Record<string, Meanwhile> = {
  waiting: async (walk, recover, moment) => {
    const { tab } = walk;
    await tab.browser.passTimers(6);
    const strip = tab.page.getByRole('status').filter({ hasText: 'Saved on this device' });
    await expect(strip).toContainText(moment.strip);
    await expect(tab.button(/^Add\b/).first()).toBeEnabled();
    await tab.expectScreen();
    recover();
    if (moment.name === 'never answered') await tab.button('Try now').click();
  },
  'a reload': async (walk, recover) => {
    await walk.tab.open();
    await walk.tab.expectScreen();
    recover();
  },
  'home and back': async (walk, recover) => {
    await walk.tab.goHomeAndBack();
    await walk.tab.expectScreen();
    recover();
  },
  'sign-out': async (walk, recover, moment) => {
    const { tab } = walk;
    await tab.button('Logout').click();
    await expect(tab.page.getByText('Saving what you logged: 1 change to go.')).toBeVisible();
    if (moment.name === 'never answered') {
      await tab.browser.passTimers(6);
      await tab.button('Log out and keep them').click();
    }
    recover();
    await walk.expectSignedOut();
    await walk.signInAgain();
  },
  'a closed tab': async (walk, recover) => {
    await walk.closeTab();
    recover();
  },
  'a clock jump': async (walk, recover) => {
    await walk.tab.browser.passTimers(6);
    await walk.setClock(walk.one(walk.possibleClocks(clocks)));
    await walk.tab.expectScreen();
    recover();
  },
  'a reload without a network': async (walk, recover) => {
    const { context } = walk.tab.browser;
    await waitForWorker(walk.tab.page);
    await context.setOffline(true);
    await walk.tab.open();
    await walk.tab.expectScreen();
    recover();
    await context.setOffline(false);
  },
};

/** A change that the network fails at that moment, and what the person does meanwhile. */
export const fail = (change: Action, moment: Moment, meanwhile: string): Action => ({
  ...change,
  name: `${change.name}, ${moment.name}, ${meanwhile}`,
  act: async (walk) => {
    const { met, recover } = intercept(
      walk.tab.browser,
      ({ query }) => query.trimStart().startsWith('mutation'),
      moment.meet,
    );
    walk.meanwhile = async () => {
      await met;
      // An edit stays in its form for a while.
      if (change.name !== 'edit' && change.name !== 'change an amount')
        await walk.tab.expectScreen();
      await meanwhiles[meanwhile]!(walk, recover, moment);
      walk.meanwhile = async () => {};
    };
    await change.act(walk);
    await walk.tab.expectLog();
  },
});
