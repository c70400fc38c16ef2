import type { BrowserContext } from 'playwright/test';

/** Replaces every stock photo with one green pixel. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mOQzjb5DwACcgGEgDrpVwAAAABJRU5ErkJggg==',
  'base64',
);

/** The error of the sign-in component when it looks for a password manager, which the pinned browser lacks. */
const noPasswordManager = /Error connecting to Credential Management service/;

/** What the pages of a context did that a test must know; it grows while the test runs. */
export interface Watched {
  /** Console errors and unhandled errors, as text. */
  errors: string[];
  /** Requested addresses on other machines, except those of the stock photo. */
  requestsElsewhere: string[];
}

/**
 * Keeps a context on this machine: a fixture answers for the stock photo, and requests to other machines are refused
 * and recorded.
 */
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
