/**
 * The person who burdens the server, in a process of their own: each stream sends the next request when the last was
 * answered, until the process is ended. It reports the status of each answer, 0 if the operation failed.
 */
import { Agent, request } from 'node:http';
import { heavyRequests } from './heavyRequests.ts';

/** What is sent to this process: which of the heavy requests to make, and how. */
export interface HeavyUse {
  url: string;
  token: string;
  name: string;
  streams: number;
  /** The number of the first stream. Each number is used once, as changes are made to the entries of their stream. */
  first: number;
}

const agent = new Agent({ keepAlive: true });

function ask({ url, token }: HeavyUse, body: object): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const asked = request(url, { method: 'POST', agent, headers }, (response) => {
      let hasFailed = false;
      response.once('data', (chunk: Buffer) => {
        hasFailed = chunk.toString('latin1', 0, 12) === '{"data":null';
      });
      response.resume();
      response.on('end', () => resolve((!hasFailed && response.statusCode) || 0));
    });
    asked.on('error', reject);
    asked.end(JSON.stringify(body));
  });
}

async function stream(use: HeavyUse, number: number): Promise<void> {
  for (let count = 0; ;) {
    const status = await ask(use, heavyRequests[use.name]?.(count, number) ?? {});
    process.send?.(status);
    if (status === 200) count += 1;
  }
}

process.on('message', (use: HeavyUse) => {
  const { first, streams } = use;
  for (let number = first; number < first + streams; number += 1) void stream(use, number);
});
