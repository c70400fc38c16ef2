import type { BrowserContext } from 'playwright/test';

/** The error of the sign-in component when it looks for a password manager, which the pinned browser lacks. */
const noPasswordManager = /Error connecting to Credential Management service/;

/** What the pages of a context did that a test must know; it grows while the test runs. */
export interface Watched {
  /** Console errors and unhandled errors, as text. */
  errors: string[];
  /** Requested addresses on other machines, except those of the stock photo. */
  requestsElsewhere: string[];
}

/** Records the errors of a context and its requests to other machines, none of which the test browser resolves. */
export function watchContext(
  context: BrowserContext,
  origin: string,
  watched: Watched = { errors: [], requestsElsewhere: [] },
): Watched {
  context.on('console', (message) => {
    if (message.type() === 'error' && !noPasswordManager.test(message.text())) {
      watched.errors.push(`${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => {
    watched.errors.push(error.error().message);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    const { hostname } = new URL(origin);
    const isElsewhere = url.protocol.startsWith('http') && url.hostname !== hostname;
    if (isElsewhere && url.host !== 'images.unsplash.com') {
      watched.requestsElsewhere.push(url.href);
    }
  });
  return watched;
}
