import { onTestFinished } from 'vitest';
import { fakeServer } from './fakeServer.ts';

/** A fake server that answers until the test ends. */
export function serveTest() {
  const server = fakeServer();
  onTestFinished(server.restore);
  return server;
}
