import { useEffect, useMemo, useState } from 'react';
import { withTimeLimit } from '../api/withTimeLimit.ts';
import { signInLimit } from './signInLimit.ts';
import type { SignInRateLimit } from './SignInRateLimit.ts';

/** What came of asking the sign-in service, and how to ask it again. */
export interface Asked {
  state: 'asking' | 'answered' | 'failed';
  askAgain: () => void;
}

/** An answer of the SDK; without a code where there was none. */
type Answer = Promise<{ ok: boolean; code?: number }>;

const tooManyRequests: Answer = Promise.resolve({ ok: false, code: 429 });

/**
 * Asks the sign-in service once while something is missing. When it has had too many requests, it is asked again as
 * soon as it allows.
 * @param isMissing whether to ask.
 * @param ask the same function in every render.
 */
export function useAsked(isMissing: boolean, ask: () => Answer, rateLimit: SignInRateLimit): Asked {
  const [state, setState] = useState<Asked['state']>('asking');

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
    const timer = setTimeout(setState, rateLimit.until - Date.now(), 'asking');
    return () => clearTimeout(timer);
  }, [isMissing, state, ask, rateLimit]);

  return useMemo(() => ({ state, askAgain: () => setState('asking') }), [state]);
}
