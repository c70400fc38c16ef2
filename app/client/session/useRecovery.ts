import { type Dispatch, useEffect } from 'react';
import { withTimeLimit } from '../api/withTimeLimit.ts';
import type { Missing, SessionEvent, SessionState } from './sessionReducer.ts';
import { missingOf } from './sessionReducer.ts';
import { signInLimit } from './signInLimit.ts';
import type { SignInRateLimit } from './SignInRateLimit.ts';

/** An answer of the SDK; it has no code where the service did not answer. */
type Answer = Promise<{ ok: boolean; code?: number }>;

/**
 * Asks the sign-in service once for what is missing. After too many requests, asks again as soon as the service allows.
 * @param request The same functions in every render.
 */
export function useRecovery(
  state: SessionState,
  dispatch: Dispatch<SessionEvent>,
  request: Record<Missing, () => Answer>,
  rateLimit: SignInRateLimit,
) {
  const missing = missingOf(state);
  const { request: progress } = state;
  useEffect(() => {
    if (!missing || progress === 'answered') return undefined;
    if (progress === 'failed') {
      if (rateLimit.isOver) return undefined;
      const wait = Math.ceil(rateLimit.until - performance.now());
      const timer = setTimeout(dispatch, wait, { type: 'retry' });
      return () => clearTimeout(timer);
    }
    const failed = () => dispatch({ type: 'requestFailed', missing });
    const answered = ({ ok, code }: Awaited<Answer>) =>
      ok || code === 401 ? dispatch({ type: 'requestAnswered', missing }) : failed();
    if (rateLimit.isOver) withTimeLimit(signInLimit, request[missing]).then(answered, failed);
    else failed();
    return undefined;
  }, [missing, progress, request, rateLimit, dispatch]);
}
