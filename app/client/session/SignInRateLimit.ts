import type { AuthProvider } from '@descope/react-sdk/flows';
import type { ComponentProps } from 'react';
import { retryAt } from '../api/retryAt.ts';

type Hooks = NonNullable<ComponentProps<typeof AuthProvider>['hooks']>;

/** For how long a service is left alone that does not say so itself, in milliseconds. */
const defaultPause = 5000;

/**
 * Notes when the sign-in service has had too many requests (429). Keeps the SDK from taking that, or any other answer
 * than 401, for the end of the session: the SDK signs out on any 4xx of a path that is about the session, and spec §4
 * names only 401.
 */
export class SignInRateLimit {
  /** Before when the service is not to be asked, in milliseconds since 1970. */
  until = 0;

  get isOver(): boolean {
    return Date.now() >= this.until;
  }

  /** The SDK adds hooks of its own to what it is given: each SDK needs another object. */
  createHooks(): Hooks {
    return {
      afterRequest: (request, response) => {
        if (response.status === 429) {
          this.until = Math.max(this.until, retryAt(response.headers) || Date.now() + defaultPause);
        }
        // The SDK's own hooks come after this one, and tell by the path what the answer is about.
        if (!response.ok && response.status !== 401) request.path = '';
      },
    };
  }
}
