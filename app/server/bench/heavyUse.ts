/**
 * The person who burdens the server, in a process of their own: each stream sends the next request when the last was
 * answered, until the process is ended. It reports the status of each answer.
 */
import { Agent, request } from 'node:http';
import { heavyRequests } from './heavyRequests.ts';

/** What is sent to this process: which of the heavy requests to make, and how. */
export interface HeavyUse {
  url: string;
  token: string;
  name: string;
  streams: number;
}

const agent = new Agent({ keepAlive: true });

function ask({ url, token }: HeavyUse, body: object): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const asked = request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
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
  for (let number = 0; number < use.streams; number += 1) void stream(use, number);
});
