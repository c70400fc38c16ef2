import { expect, it, onTestFinished, vi } from 'vitest';
import { DayRequests } from './DayRequests.ts';
import { nothingLogged } from './keptAnswers.ts';

const key = 'foodLogStats U1 2026-11-21';

/** Requests that are answered by hand. */
function byHand() {
  const requests = new DayRequests();
  const sent: PromiseWithResolvers<typeof nothingLogged>[] = [];
  const send = async () => {
    const request = Promise.withResolvers<typeof nothingLogged>();
    sent.push(request);
    return request.promise;
  };
  return {
    sent,
    fetch: async () => requests.fetch(key, send),
    fetchAhead: async (keepFor?: number) => requests.fetchAhead(key, send, keepFor),
    overtake: () => requests.overtake(key),
  };
}

it('the screen takes the request that was sent ahead, once', async () => {
  const { sent, fetch, fetchAhead } = byHand();
  const ahead = fetchAhead();
  const first = fetch();
  expect(sent).toHaveLength(1);
  const second = fetch();
  expect(sent).toHaveLength(2);
  sent[0]?.resolve({ ...nothingLogged });
  sent[1]?.resolve(nothingLogged);
  await expect(first).resolves.not.toBe(nothingLogged);
  await expect(second).resolves.toBe(nothingLogged);
  await expect(ahead, 'the screen has asked again').resolves.toBeUndefined();
});

it('a day that is asked for is not fetched ahead as well', async () => {
  const { sent, fetch, fetchAhead } = byHand();
  const shown = fetch();
  const ahead = fetchAhead();
  expect(sent).toHaveLength(1);
  sent[0]?.resolve(nothingLogged);
  await expect(ahead).resolves.toBe(nothingLogged);
  await expect(shown).resolves.toBe(nothingLogged);
});

it.each(['answered', 'failed'])('what was sent ahead is not taken once it is %s', async (end) => {
  const { sent, fetch, fetchAhead } = byHand();
  const ahead = fetchAhead();
  if (end === 'answered') sent[0]?.resolve(nothingLogged);
  else sent[0]?.reject(new Error('No network.'));
  await ahead.catch(() => {});
  void fetch();
  expect(sent).toHaveLength(2);
});

it('an answer that is kept for an opening is taken once, and for no longer', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { sent, fetch, fetchAhead, overtake } = byHand();
  const open = async () => {
    const ahead = fetchAhead(1000);
    sent.at(-1)?.resolve(nothingLogged);
    await ahead;
  };
  await open();
  vi.advanceTimersByTime(900);
  await expect(fetch()).resolves.toBe(nothingLogged);
  expect(sent).toHaveLength(1);
  void fetch();
  expect(sent).toHaveLength(2);
  overtake();
  await open();
  vi.advanceTimersByTime(1001);
  void fetch();
  expect(sent).toHaveLength(4);
});

it('an answer that is overtaken does not count, and is not taken', async () => {
  const { sent, fetch, fetchAhead, overtake } = byHand();
  const early = fetchAhead();
  overtake();
  const late = fetchAhead();
  expect(sent).toHaveLength(2);
  sent[0]?.resolve(nothingLogged);
  await expect(early).resolves.toBeUndefined();
  // The end of the first leaves the second to be taken.
  const shown = fetch();
  expect(sent).toHaveLength(2);
  sent[1]?.resolve(nothingLogged);
  await expect(late).resolves.toBe(nothingLogged);
  await expect(shown).resolves.toBe(nothingLogged);
});
