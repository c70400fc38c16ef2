/**
 * The person who burdens the server, in a process of their own: each stream sends the next request when the last was
 * answered, until the process is ended. It reports the status of each answer, 0 if the operation failed.
 */
import autocannon from 'autocannon';
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

process.on('message', ({ url, token, name, streams, first }: HeavyUse) => {
  let next = first;
  const makeStream = (client: autocannon.Client) => {
    const number = next;
    next += 1;
    let count = 0;
    client.setRequests([
      {
        setupRequest: (request) => ({
          ...request,
          body: JSON.stringify(heavyRequests[name]?.(count, number)),
        }),
        onResponse(status, body) {
          const hasFailed = body.startsWith('{"data":null');
          process.send?.(hasFailed ? 0 : status);
          if (status === 200 && !hasFailed) count += 1;
        },
      },
    ]);
  };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  void autocannon({
    url,
    connections: streams,
    duration: '1h',
    timeout: 60,
    method: 'POST',
    headers,
    setupClient: makeStream,
  });
});
