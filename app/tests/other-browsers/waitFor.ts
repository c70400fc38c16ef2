import { setTimeout as sleep } from 'node:timers/promises';
import { waitTimeout } from '../../../scripts/setup/timeouts.ts';

/** Asks repeatedly until the answer is neither undefined nor false. @throws Error with `what` if none ever is. */
export async function waitFor<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined | false>,
): Promise<Answer> {
  const until = performance.now() + waitTimeout;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (performance.now() > until) throw new Error(`There is no ${what}.`);
    await sleep(100);
  }
}
