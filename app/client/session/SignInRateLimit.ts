import type { AuthProvider } from '@descope/react-sdk/flows';
import type { ComponentProps } from 'react';
import { retryAt } from '../api/retryAt.ts';

type Hooks = NonNullable<ComponentProps<typeof AuthProvider>['hooks']>;

/** How long no requests are sent to a service that does not say so itself, in milliseconds: at first, and at most. */
const firstPause = 5000;
const longestPause = 60_000;

/**
 * Notes when the sign-in service has had too many requests (429). Keeps the SDK from signing out on that answer, or on
 * any other than 401: the SDK signs out on any 4xx of a path about the session, and spec §4 names only 401.
 */
export class SignInRateLimit {
  /** When requests are sent again, in milliseconds since the page began: a clock may be set back. */
  until = 0;
  #pause = firstPause;

  get isOver(): boolean {
    return performance.now() >= this.until;
  }

  /** Creates an object for one SDK, which adds its own hooks to it. */
  createHooks(): Hooks {
    return {
      afterRequest: (request, response) => {
        if (response.status === 429) {
          const asked = retryAt(response.headers);
          // Answers to requests that were sent together count once.
          if (asked || !this.isOver) this.until = Math.max(this.until, asked);
          else {
            this.until = performance.now() + this.#pause;
            this.#pause = Math.min(this.#pause * 2, longestPause);
          }
        } else this.#pause = firstPause;
        // The SDK's own hooks run after this one, and read the path to learn what the answer is about.
        if (!response.ok && response.status !== 401) request.path = '';
      },
    };
  }
}
