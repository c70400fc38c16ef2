/**
 * A bare `node:http` handler with the same check of tokens, which runs the statements that the store runs, with the bare
 * driver. It validates nothing else and computes nothing, and it waits for the answer to each statement, where the store
 * sends PostgreSQL many at once: `bare.ts`, with the environment of the server.
 */
import { createServer, type IncomingMessage } from 'node:http';
import { hostedKeys } from '../../server/session/keys.ts';
import { createTokenVerifier } from '../../server/session/tokenVerifier.ts';
import { openBareDriver } from './bareDrivers.ts';
import { recorded } from './recordStatements.ts';

const { DATABASE_URL, DATA_DIR = '', DESCOPE_BASE_URL = '', DESCOPE_PROJECT_ID = '' } = process.env;
const verify = createTokenVerifier(
  DESCOPE_PROJECT_ID,
  hostedKeys(DESCOPE_BASE_URL, DESCOPE_PROJECT_ID),
);
const { read, change } = await openBareDriver(DATA_DIR, DATABASE_URL || undefined);

function bodyOf(request: IncomingMessage): Promise<string> {
  return new Promise((done, fail) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => done(Buffer.concat(chunks).toString()));
    request.on('error', fail);
  });
}

const { entry } = recorded;
let scored = 0;

/** Each score differs from those before, as it does in the log: otherwise an index would not be written. */
function nextScore(score: number): number {
  scored += 1;
  return score + scored / 1e6;
}

function withValues(values: Map<unknown, unknown>) {
  return (parameters: readonly unknown[]) =>
    parameters.map((one) => {
      if (typeof one === 'number' && !Number.isInteger(one)) return nextScore(one);
      return values.has(one) ? values.get(one) : one;
    });
}

async function answer(owner: string, body: string): Promise<object> {
  const { operationName, variables } = JSON.parse(body);
  if (operationName === 'FoodLogStats') {
    const day = variables.pagination.filter.startDate;
    const values = new Map([
      [recorded.owner, owner],
      [recorded.day, day],
    ]);
    const [row] = await read(withValues(values));
    const numbers = Object.entries(row ?? {}).map(([name, sum]) => [name, Number(sum)]);
    return { data: { foodLogStats: Object.fromEntries(numbers) } };
  }
  const { data } = variables;
  const values = new Map<unknown, unknown>([
    [recorded.owner, owner],
    [recorded.day, data.day],
    [entry.id, data.id],
    [entry.userId, data.userId],
    [entry.name, data.name],
    [entry.name.toLowerCase(), data.name.toLowerCase()],
    [entry.contentHash, data.id.repeat(3).slice(0, 64)],
    [entry.calories, data.calories],
    [entry.fats, data.fats],
    [entry.proteins, data.proteins],
    [entry.carbs, data.carbs],
    [entry.loggedAt.getTime(), Date.parse(data.loggedAt)],
    // PostgreSQL returns an int8 as text, which the store writes again.
    [String(entry.loggedAt.getTime()), String(Date.parse(data.loggedAt))],
    [entry.minuteOfDay, data.minuteOfDay],
    [entry.createdAt.getTime(), Date.now()],
  ]);
  await change(withValues(values));
  return { data: { foodLogCreate: { id: data.id } } };
}

const server = createServer((request, response) => {
  const respond = async () => {
    const body = await bodyOf(request);
    const token = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const session = await verify(token);
    const json = JSON.stringify(
      session ? await answer(session.subject, body) : { errors: ['UNAUTHENTICATED'] },
    );
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(json),
    });
    response.end(json);
  };
  respond().catch((error: unknown) => {
    console.error(error);
    response.writeHead(500).end();
  });
});
process.on('SIGTERM', () => process.exit());
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') {
    console.log(`The bare handler is ready at http://127.0.0.1:${address.port}`);
  }
});
