import { useEffect, useMemo, useState } from 'react';
import { withTimeLimit } from '../api/withTimeLimit.ts';
import { signInLimit } from './signInLimit.ts';
import type { SignInRateLimit } from './SignInRateLimit.ts';

/** The result of a request to the sign-in service, and a function that repeats it. */
export interface Asked {
  state: 'asking' | 'answered' | 'failed';
  askAgain: () => void;
}

/** An answer of the SDK; it has no code where the service did not answer. */
type Answer = Promise<{ ok: boolean; code?: number }>;

const tooManyRequests: Answer = Promise.resolve({ ok: false, code: 429 });

/**
 * Asks the sign-in service once each time that something is missing. After too many requests, asks again as soon as the
 * service allows.
 * @param isMissing whether to ask.
 * @param ask the same function in every render.
 */
export function useAsked(isMissing: boolean, ask: () => Answer, rateLimit: SignInRateLimit): Asked {
  const [state, setState] = useState<Asked['state']>('asking');
  if (!isMissing && state !== 'asking') setState('asking');

  useEffect(() => {
    if (!isMissing || state === 'answered') return undefined;
    if (state === 'asking') {
      const answer = rateLimit.isOver ? withTimeLimit(signInLimit, ask) : tooManyRequests;
      answer.then(
        ({ ok, code }) => setState(ok || code === 401 ? 'answered' : 'failed'),
        () => setState('failed'),
      );
      return undefined;
    }
    if (rateLimit.isOver) return undefined;
    const timer = setTimeout(setState, Math.ceil(rateLimit.until - performance.now()), 'asking');
    return () => clearTimeout(timer);
  }, [isMissing, state, ask, rateLimit]);

  return useMemo(() => ({ state, askAgain: () => setState('asking') }), [state]);
}
