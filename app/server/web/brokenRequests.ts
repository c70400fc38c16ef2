import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { HttpError, unreadable } from './HttpError.ts';

// A client repeats a request after 408. A request that was cut on its way is not the client's mistake.
const incomplete = new HttpError(
  408,
  'REQUEST_TIMEOUT',
  'The request did not arrive completely. Nothing was done; please try again.',
);
const answers: Record<string, HttpError> = {
  HPE_HEADER_OVERFLOW: new HttpError(
    431,
    'PAYLOAD_TOO_LARGE',
    'The headers are too large. Send at most 16 kB.',
  ),
  HPE_INVALID_EOF_STATE: incomplete,
  ERR_HTTP_REQUEST_TIMEOUT: incomplete,
};

/** The latest request of each connection that could be read, at least to the end of its headers. */
const latest = new WeakMap<Socket, { request: IncomingMessage; response: ServerResponse }>();

/** Lets answerBrokenRequest know which requests of a server have an answer already. */
export function watchAnswers(server: Server): void {
  server.on('request', (request, response) => latest.set(request.socket, { request, response }));
}

/** Whether the answer to a request has begun, and the request or the answer has not ended. */
function isBeingAnswered(socket: Socket): boolean {
  const { request, response } = latest.get(socket) ?? {};
  const isOver = request?.complete && response?.writableFinished;
  return response?.headersSent === true && !isOver;
}

/**
 * Answers a request that cannot be read as HTTP in the format of all errors, and closes the connection. A client that
 * gets another answer over it gets none: it could take this one for a part of that, or for the answer to its next request.
 */
export function answerBrokenRequest(error: { code?: string }, socket: Socket): void {
  if (isBeingAnswered(socket)) {
    socket.destroySoon();
    return;
  }
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
