import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import type { Page } from 'playwright/test';
import { createAccount, restoreSession } from './support/accounts.ts';
import { expect, test } from './support/foodlog.ts';
import { addFood, expectTotals, nothing, waitForWorker } from './support/log.ts';

/** A file that a page loads late. Each release has it under another name. */
const lateFile = '/assets/EditEntry';
const isPage = (url: string) => /^\/(?:food-log)?(?:\?|$)/.test(url);
const isWorker = (url: string) => url === '/service-worker.js';

/** The page of a release after the first. */
const updatedPage = (page: string, release: number) =>
  page.replace('<html lang="en">', `<html lang="en" data-release="${release}">`);

/** The worker of a release after the first, with that page. */
function updatedWorker(worker: string, release: number, page: string) {
  const integrity = `sha256-${createHash('sha256').update(page).digest('base64')}`;
  const given = JSON.stringify({ revision: `release ${release}`, integrity });
  return worker
    .replace(lateFile, `/assets/release-${release}-EditEntry`)
    .replace(/"page":\{[^}]*\}/, () => `"page":${given}`);
}

async function readAll(answer: IncomingMessage): Promise<string> {
  let text = '';
  answer.setEncoding('utf8');
  for await (const part of answer) text += String(part);
  return text;
}

/**
 * Opens an address before a server, at which the app can be updated: the next release has another page, and one of its
 * files has another name.
 * @returns the address, and functions that update the app, whole or with that file missing, that answer that file with
 * something else, and that close the address.
 */
async function openFront(server: string) {
  let release = 1;
  let isWhole = true;
  let isBroken = false;

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { url = '/', method } = incoming;
    const now = release;
    const path = url.replace(/^\/assets\/release-\d+-/, '/assets/');
    const isMissing = path === url ? now > 1 : !isWhole;
    if (path.startsWith(lateFile) && isMissing) {
      outgoing.writeHead(404).end();
      return;
    }
    if (path.startsWith(lateFile) && isBroken) {
      outgoing
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end('<h1>Come back later</h1>');
      return;
    }
    const { 'if-none-match': _known, ...asked } = incoming.headers;
    const { host } = new URL(server);
    const headers = { ...asked, host, 'accept-encoding': 'identity' };
    const onward = ask(new URL(path, server), { method, headers });
    incoming.pipe(onward);
    const [response]: IncomingMessage[] = await once(onward, 'response');
    if (!response) return;
    const status = response.statusCode ?? 500;
    if (now === 1 || !(isPage(url) || isWorker(url))) {
      response.pipe(outgoing.writeHead(status, response.headers));
      return;
    }
    const { 'content-length': _length, etag: _etag, ...others } = response.headers;
    const text = await readAll(response);
    const page = isPage(url) ? text : await (await fetch(`${server}/food-log`)).text();
    const next = updatedPage(page, now);
    outgoing.writeHead(status, others).end(isPage(url) ? next : updatedWorker(text, now, next));
  }

  const front = createServer((incoming, outgoing) => {
    // A page that is left gives up its requests.
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  front.listen(0, 'localhost');
  await once(front, 'listening');
  const address = front.address();
  if (address === null || typeof address === 'string') throw new Error('The front has no port.');
  return {
    url: `http://localhost:${address.port}`,
    update: ({ whole }: { whole: boolean }) => {
      release += 1;
      isWhole = whole;
    },
    breakFile: (broken: boolean) => {
      isBroken = broken;
    },
    close: () => front.close(),
  };
}

test.use({ serviceWorkers: 'allow' });

const tea = { ...nothing, calories: 2 };

/** Checks that the log works, with a part that loads late. */
async function expectWhole(page: Page) {
  await expectTotals(page, tea);
  await page.getByRole('button', { name: 'Edit Tea' }).click();
  await expect(page.getByRole('form', { name: 'Edit Tea' })).toBeVisible();
  await page.keyboard.press('Escape');
}

/** The release of the open page. */
const releaseOf = async (page: Page) => page.locator('html').getAttribute('data-release');

for (const { name, whole } of [
  { name: 'an update in mid-use', whole: true },
  { name: 'an update that lacks a file', whole: false },
]) {
  test(`${name} breaks neither the open page nor the next one`, async ({
    browser,
    foodlog,
    allowConsoleErrors,
  }) => {
    allowConsoleErrors(/404/, /answers 404/, /ERR_INTERNET_DISCONNECTED/);
    const front = await openFront(foodlog.url);
    const context = await browser.newContext({ baseURL: front.url, serviceWorkers: 'allow' });
    const account = await createAccount(context, front.url);
    await restoreSession(context, front.url, account);
    const page = await context.newPage();
    await page.goto('/food-log');
    await expectTotals(page, nothing);
    await addFood(page, { name: 'Tea', calories: '2' });
    await waitForWorker(page);

    front.update({ whole });
    // Resolves once the new worker answers for the pages, or could not be installed.
    await page.evaluate(async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const registration = await navigator.serviceWorker.ready;
      registration.addEventListener('updatefound', () => {
        registration.installing?.addEventListener('statechange', ({ target }) => {
          const state = target instanceof ServiceWorker ? target.state : undefined;
          if (state === 'redundant' || state === 'activated') resolve();
        });
      });
      await registration.update();
      return promise;
    });
    await expectWhole(page);
    await page.reload();
    await expectWhole(page);
    await expect.poll(async () => releaseOf(page)).toBe(whole ? '2' : null);
    await context.setOffline(true);
    await page.reload();
    await expectWhole(page);
    expect(await releaseOf(page)).toBe(whole ? '2' : null);
    await context.setOffline(false);
    await context.close();
    front.close();
  });
}

test('a file that comes with other content is not kept', async ({
  browser,
  foodlog,
  allowConsoleErrors,
}) => {
  allowConsoleErrors(/integrity/, /ERR_INTERNET_DISCONNECTED/);
  const front = await openFront(foodlog.url);
  const context = await browser.newContext({ baseURL: front.url, serviceWorkers: 'allow' });
  await restoreSession(context, front.url, await createAccount(context, front.url));
  const page = await context.newPage();
  front.breakFile(true);
  await page.goto('/food-log');
  await addFood(page, { name: 'Tea', calories: '2' });
  const end = await page.evaluate(async () => {
    const { installing, active } = await navigator.serviceWorker.register('/service-worker.js');
    const { promise, resolve } = Promise.withResolvers<string>();
    const look = () => {
      // The app may have begun before: by now, nothing may be left of that.
      const { state } = installing ?? active ?? { state: 'redundant' };
      if (state === 'redundant' || state === 'activated') resolve(state);
    };
    installing?.addEventListener('statechange', look);
    look();
    return promise;
  });
  expect(end).toBe('redundant');
  front.breakFile(false);
  await page.reload();
  await waitForWorker(page);
  await context.setOffline(true);
  await page.reload();
  await expectWhole(page);
  await context.setOffline(false);
  await context.close();
  front.close();
});
