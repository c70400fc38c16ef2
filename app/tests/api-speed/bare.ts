/**
 * A bare `node:http` handler with the same check of tokens over the same store. It checks nothing else, and knows no
 * GraphQL: what the API takes longer is what those take. It has the environment of the server.
 */
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { hostedKeys } from '../../server/session/keys.ts';
import { createTokenVerifier } from '../../server/session/tokenVerifier.ts';
import { FoodLogStore } from '../../server/storage/foodLogStore.ts';
import { openDatabase } from '../../server/storage/openDatabase.ts';
import { listen } from '../../server/testing/listen.ts';
import { parseDatabaseSettings } from '../../server/web/settings.ts';

const { DESCOPE_BASE_URL = '', DESCOPE_PROJECT_ID = '' } = process.env;
const keys = hostedKeys(DESCOPE_BASE_URL, DESCOPE_PROJECT_ID);
const verify = createTokenVerifier(DESCOPE_PROJECT_ID, keys);
const store = new FoodLogStore(await openDatabase(parseDatabaseSettings(process.env)));

async function answer(request: IncomingMessage): Promise<object> {
  const session = await verify(request.headers.authorization?.slice('Bearer '.length) ?? '');
  if (!session) return { errors: ['UNAUTHENTICATED'] };
  const { operationName, variables } = JSON.parse(await text(request));
  if (operationName === 'FoodLogStats') {
    const { startDate: start, endDate: end } = variables.pagination.filter;
    const foodLogStats = await store.stats(session.subject, { kind: 'days', start, end });
    return { data: { foodLogStats } };
  }
  const { data } = variables;
  const [now, loggedAt] = [new Date(), new Date(data.loggedAt)];
  const entry = { ...data, loggedAt, contentHash: data.id, createdAt: now };
  await store.create(session.subject, [entry], now);
  return { data: { foodLogCreate: { id: data.id } } };
}

const server = createServer((request, response) => {
  const respond = async () => {
    const body = JSON.stringify(await answer(request));
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    });
    response.end(body);
  };
  respond().catch((error: unknown) => {
    console.error(error);
    response.writeHead(500).end();
  });
});
process.on('SIGTERM', () => process.exit());
console.log(`The bare handler is ready at http://127.0.0.1:${await listen(server)}`);
