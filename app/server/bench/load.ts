/**
 * The clients of the benchmark, a process of their own: 16 connections, each of which sends the next request when the
 * last was answered. It reads each answer only as far as it must, so that the processor is left to the server.
 */
import { connect } from 'node:net';
import { quantile } from './quantile.ts';
import { bodyOf, days, foods, type Operation, type Schema } from './requests.ts';

/** A turn, sent to this process. */
export interface Turn {
  url: string;
  schema: Schema;
  operation: Operation;
  until: { milliseconds: number } | { answers: number };
}

/** What the clients saw. The times are in milliseconds. */
export interface Seen {
  answers: number;
  errors: number;
  seconds: number;
  p50: number;
  p99: number;
}

const connections = 16;
let tokens: string[] = [];
let count = 0;

const below = (most: number) => Math.floor(Math.random() * most);

function requestOf({ url, schema, operation }: Turn): string {
  count += 1;
  const { host, pathname } = new URL(url);
  const asked = {
    id: Date.now().toString(16).padStart(16, '0') + count.toString(16).padStart(8, '0'),
    food: 1 + below(foods),
    ago: below(days),
  };
  const body = bodyOf(schema, operation, asked);
  return [
    `POST ${pathname} HTTP/1.1`,
    `Host: ${host}`,
    `Authorization: Bearer ${tokens[below(tokens.length)]}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    '',
    body,
  ].join('\r\n');
}

/** Whether the text holds a whole answer. */
function isWhole(text: string): boolean {
  const start = text.indexOf('\r\n\r\n') + 4;
  const length = /content-length: (\d+)/i.exec(text)?.[1];
  return start > 3 && length !== undefined && text.length >= start + Number(length);
}

/** @param goesOn Whether the next request is sent. */
async function client(turn: Turn, goesOn: () => boolean, times: number[]): Promise<number> {
  const { hostname, port } = new URL(turn.url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let errors = 0;
  await new Promise<void>((done, fail) => {
    let sent = 0;
    let text = '';
    const send = () => {
      text = '';
      sent = performance.now();
      socket.write(requestOf(turn), 'latin1');
    };
    socket.on('connect', send);
    socket.on('error', fail);
    socket.on('close', () => done());
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (!isWhole(text)) return;
      times.push(performance.now() - sent);
      if (!text.startsWith('HTTP/1.1 200') || text.includes('"errors"')) {
        errors += 1;
        if (errors === 1) console.error(text);
      }
      if (goesOn()) send();
      else socket.destroy();
    });
  });
  return errors;
}

async function run(turn: Turn): Promise<Seen> {
  const start = performance.now();
  const times: number[] = [];
  const { until } = turn;
  const goesOn = () =>
    'answers' in until
      ? times.length < until.answers
      : performance.now() - start < until.milliseconds;
  const errors = await Promise.all(
    Array.from({ length: connections }, () => client(turn, goesOn, times)),
  );
  return {
    answers: times.length,
    errors: errors.reduce((sum, one) => sum + one, 0),
    seconds: (performance.now() - start) / 1000,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };
}

process.on('message', (message: Turn | { tokens: string[] }) => {
  if ('tokens' in message) tokens = message.tokens;
  else void run(message).then((seen) => process.send?.(seen));
});
