import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { expect } from 'vitest';
import { longestStop } from '../web/stopOnSignal.ts';

/** Resolves once the server accepts no more connections: from then on, it stops. */
export async function hasBegunToStop(url: string) {
  const accepts = async () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    return isOpen;
  };
  await expect.poll(accepts).toBe(false);
}

/** Begins a request of 24 bytes. Resolves once the server has read its headers. */
export async function beginRequest(url: string) {
  const headers = {
    'content-type': 'application/json',
    'content-length': 24,
    expect: '100-continue',
  };
  const begun = request(`${url}/api`, {
    method: 'POST',
    headers,
    agent: new Agent({ keepAlive: true }),
  });
  const isRead = once(begun, 'continue');
  begun.write('{"query":');
  await isRead;
  return begun;
}

/** Keeps a server from cutting off what does not end in time. */
export const neverCutOff = `--import=data:text/javascript,${encodeURIComponent(`
  const { setTimeout } = globalThis;
  globalThis.setTimeout = (callback, delay, ...values) =>
    setTimeout(callback, delay === ${longestStop} ? 2 ** 30 : delay, ...values);`)}`;
