import { expect, test } from 'vitest';
import { builtClient, script } from '../../../server/testing/builtClient.ts';
import { engines } from '../../../server/testing/engines.ts';
import { seeded } from '../../../server/testing/seeded.ts';
import { sendBytes, type RawAnswer } from '../../../server/testing/sendBytes.ts';
import { createTestServer } from '../../../server/testing/testServer.ts';
import { isLong, report, seed } from '../../proof.ts';
import { anyBody } from './anyBody.ts';
import { createRequests } from './createRequests.ts';
import { judgeAnswer } from './judgeAnswer.ts';
import { Junk } from './Junk.ts';
import { usedMemory } from './usedMemory.ts';

const requests = isLong ? 20_000 : 600;
const atOnce = 10;
/**
 * How much more memory may be in use at the end than after the first fifth of the requests, in MB. The cache of
 * documents, which are of all sizes, fills and empties in between.
 */
const mostMemory = 6;

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
    const junk = new Junk(seeded(seed));
    const anyRequest = createRequests(junk, session);
    const pages = [(await app.inject('/')).body, script];

    const counts: Record<string, number> = { 'without an answer': 0 };
    const surprises: string[] = [];
    const judge = (sent: Uint8Array, answer: RawAnswer) => {
      const { status, body } = answer;
      counts[`status ${status}`] = (counts[`status ${status}`] ?? 0) + 1;
      const problem = judgeAnswer(answer, pages);
      if (problem) surprises.push(`The answer ${problem}: ${status} ${body} to ${inWords(sent)}`);
    };
    const send = async () => {
      const { bytes, mayBeSilent, ...how } = anyRequest();
      try {
        const answers = await sendBytes(port, bytes, how);
        if (answers.length === 0) counts['without an answer']! += 1;
        if (answers.length === 0 && !mayBeSilent) surprises.push(`No answer to ${inWords(bytes)}`);
        for (const answer of answers) judge(bytes, answer);
      } catch (error) {
        surprises.push(`${String(error)} ${inWords(bytes)}`);
      }
    };
    const inject = async () => {
      const payload = Buffer.from(anyBody(junk));
      const headers = { authorization: `Bearer ${session}`, 'content-type': 'application/json' };
      const answer = await app.inject({ method: 'POST', url: '/api', headers, payload });
      const type = String(answer.headers['content-type']);
      judge(payload, {
        status: answer.statusCode,
        headers: new Headers({ 'content-type': type }),
        body: answer.body,
      });
    };

    let before = 0;
    for (let count = 0; count < requests; count += atOnce) {
      if (count === requests / 5) before = await usedMemory();
      await Promise.all(
        Array.from({ length: atOnce }, async (_, index) => (index % 4 === 0 ? inject() : send())),
      );
    }
    const more = (await usedMemory()) - before;
    report({
      requests,
      'wrong answers': surprises.length,
      'lines in the log': lines.length,
      'MB more memory': Math.round(more * 10) / 10,
      ...counts,
    });
    expect(surprises.slice(0, 3)).toEqual([]);
    expect(lines).toEqual([]);
    expect(more).toBeLessThan(mostMemory);
    expect(await ask('{ __typename }')).toEqual({ status: 200, data: { __typename: 'Query' } });
  },
);
