import type { BrowserContext } from 'playwright/test';

/** One green pixel in place of every stock photo. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mOQzjb5DwACcgGEgDrpVwAAAABJRU5ErkJggg==',
  'base64',
);

/** The pinned browser has no password manager, which the sign-in component finds out each time. */
const noPasswordManager = /Error connecting to Credential Management service/;

/** What a context's pages did that a test must know of; filled while the test runs. */
export interface Watched {
  /** Console errors and errors that nobody handled, in words. */
  errors: string[];
  /** Addresses on other machines that were asked for, the stock photo's apart. */
  requestsElsewhere: string[];
}

/** Keeps a context on this machine: the stock photo comes from a fixture, every other machine is refused and noted. */
export async function watchContext(context: BrowserContext, origin: string): Promise<Watched> {
  const watched: Watched = { errors: [], requestsElsewhere: [] };
  context.on('console', (message) => {
    if (message.type() === 'error' && !noPasswordManager.test(message.text())) {
      watched.errors.push(`${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => {
    watched.errors.push(error.error().message);
  });
  await context.route(
    (url) => url.origin !== origin,
    async (route) => {
      const url = route.request().url();
      if (url.startsWith('https://images.unsplash.com/')) {
        await route.fulfill({ contentType: 'image/png', body: photo });
        return;
      }
      watched.requestsElsewhere.push(url);
      await route.abort();
    },
  );
  return watched;
}
