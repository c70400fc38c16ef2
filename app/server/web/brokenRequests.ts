import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Refusal, unreadable } from './refusal.ts';

// A client repeats a request after 408. A request that was cut on its way is not the client's mistake.
const incomplete = new Refusal(
  408,
  'REQUEST_TIMEOUT',
  'The request did not arrive completely. Nothing was done; please try again.',
);
const answers: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: new Refusal(
    431,
    'PAYLOAD_TOO_LARGE',
    'The headers are too large. Send at most 16 kB.',
  ),
  HPE_INVALID_EOF_STATE: incomplete,
  ERR_HTTP_REQUEST_TIMEOUT: incomplete,
};

/** Answers a request that cannot be read as HTTP in the format of all errors, and closes the connection. */
export function answerBrokenRequest(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const { statusCode, code, message } = answers[error.code ?? ''] ?? unreadable;
  const body = JSON.stringify({ errors: [{ message, extensions: { code } }] });
  const head = [
    `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
