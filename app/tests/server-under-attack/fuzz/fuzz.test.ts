import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { builtClient, script } from '../../../server/testing/builtClient.ts';
import { engines } from '../../../server/testing/engines.ts';
import { sendBytes, type RawAnswer } from '../../../server/testing/sendBytes.ts';
import { createTestServer } from '../../../server/testing/testServer.ts';
import { isLong, report, seed } from '../../randomised.ts';
import { anyBody } from './anyBody.ts';
import { anyRequest, type AnyRequest } from './anyRequest.ts';
import { judgeAnswer } from './judgeAnswer.ts';
import { usedMemory } from './usedMemory.ts';

const requests = isLong ? 20_000 : 600;
/** So many are sent at once, over connections, and so many without one. */
const [overConnections, injected] = [7, 3];
const numRuns = requests / (overConnections + injected);
/**
 * How much more memory may be in use at the end than after the first fifth of the requests, in MB. The cache of
 * documents, which are of all sizes, fills and empties in between.
 */
const mostMemory = 6;
const lists = (length: number) => ({ minLength: length, maxLength: length });

const inWords = (payload: Uint8Array) => Buffer.from(payload).toString().slice(0, 500);

test.each(Object.entries(engines))(
  '§8 on %s, whatever is sent, the answer is a page, data, or errors with messages, without internal details',
  async (_engine, openStore) => {
    const lines: string[] = [];
    const { app, ask, token } = await createTestServer(
      { production: true, clientDir: await builtClient() },
      { logStream: { write: (line) => void lines.push(line) }, store: await openStore() },
    );
    const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
    const session = await token();
    const pages = [(await app.inject('/')).body, script];

    const counts: Record<string, number> = {};
    const count = (what: string) => {
      counts[what] = (counts[what] ?? 0) + 1;
    };
    const judge = (sent: Uint8Array, answer: RawAnswer) => {
      const { status, body } = answer;
      count(`status ${status}`);
      const problem = judgeAnswer(answer, pages);
      if (problem) throw new Error(`The answer ${problem}: ${status} ${body} to ${inWords(sent)}`);
    };
    const send = async ({ bytes, mayBeSilent = false, ...how }: AnyRequest) => {
      const answers = await sendBytes(port, bytes, how);
      if (answers.length === 0) count('without an answer');
      if (answers.length === 0 && !mayBeSilent) throw new Error(`No answer to ${inWords(bytes)}`);
      for (const answer of answers) judge(bytes, answer);
    };
    const inject = async (body: string | Uint8Array) => {
      const payload = Buffer.from(body);
      const headers = { authorization: `Bearer ${session}`, 'content-type': 'application/json' };
      const answer = await app.inject({ method: 'POST', url: '/api', headers, payload });
      const type = String(answer.headers['content-type']);
      judge(payload, {
        status: answer.statusCode,
        headers: new Headers({ 'content-type': type }),
        body: answer.body,
      });
    };

    const together = fc.asyncProperty(
      fc.array(anyRequest(session), lists(overConnections)),
      fc.array(anyBody, lists(injected)),
      async (sent, bodies) => {
        await Promise.all([...sent.map(send), ...bodies.map(inject)]);
      },
    );
    const options = { seed, endOnFailure: true };
    await fc.assert(together, { ...options, numRuns: numRuns / 5 });
    const before = await usedMemory();
    await fc.assert(together, { ...options, seed: seed + 1e6, numRuns: (numRuns * 4) / 5 });
    const more = (await usedMemory()) - before;
    report({ requests, 'MB more memory': Math.round(more * 10) / 10, ...counts });
    expect(lines).toEqual([]);
    expect(more).toBeLessThan(mostMemory);
    expect(await ask('{ __typename }')).toEqual({ status: 200, data: { __typename: 'Query' } });
  },
);
