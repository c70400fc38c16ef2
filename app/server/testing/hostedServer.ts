import { createServer, type ServerResponse } from 'node:http';
import type { JWTPayload } from 'jose';
import { onTestFinished } from 'vitest';
import { hostedKeys } from '../session/keys.ts';
import { parseSettings } from '../web/settings.ts';
import { listen } from './listen.ts';
import { createSigningKey, sessionClaims, signToken, type SigningKey } from './testKeys.ts';
import { createTestServer } from './testServer.ts';

/** The keys endpoint of a sign-in service, listening on this machine. It can fail in all ways. */
export class KeyServer {
  readonly projectId: string;
  /** The keys that are published. */
  published: SigningKey[];
  /** Fails in place of answering. */
  failure: ((response: ServerResponse) => unknown) | undefined;
  /** How often the keys were asked for. */
  asked = 0;
  url = '';

  private constructor(projectId: string, key: SigningKey) {
    this.projectId = projectId;
    this.published = [key];
  }

  /** The key that was published last. */
  get newest(): SigningKey {
    const key = this.published.at(-1);
    if (!key) throw new Error('No key is published.');
    return key;
  }

  /** Starts an endpoint with one key, `K1`, and closes it after the test. */
  static async start(projectId: string): Promise<KeyServer> {
    const service = new KeyServer(projectId, await createSigningKey('K1'));
    const server = createServer((request, response) => {
      service.asked += 1;
      if (service.failure) service.failure(response);
      else if (request.url === `/v2/keys/${projectId}`) service.publish(response);
      else response.writeHead(404).end();
    });
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    service.url = `http://127.0.0.1:${await listen(server)}`;
    return service;
  }

  /** Answers with the published keys. */
  publish(response: ServerResponse): void {
    const keys = this.published.map(({ jwk }) => jwk);
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys }));
  }

  /** Signs a session token, by default with the newest key. */
  token(claims: JWTPayload = {}, key = this.newest): Promise<string> {
    return signToken(key, sessionClaims(this.projectId, claims));
  }
}

/** All ways in which the keys endpoint fails at once. Nobody can be verified then, and nobody must be signed out. */
export const keyServerFailures: Record<string, NonNullable<KeyServer['failure']>> = {
  'is down': (response) => response.writeHead(503).end('{}'),
  'has an error': (response) => response.writeHead(500).end('{"keys":[]}'),
  'is not there': (response) => response.writeHead(404).end('{"keys":[]}'),
  'is elsewhere': (response) => response.writeHead(302, { location: '/v2/keys/P2' }).end(),
  'answers with a page': (response) => response.setHeader('content-type', 'text/html').end('<p>'),
  'answers nothing': (response) => response.end(),
  'answers no keys': (response) => response.end('{}'),
  'answers keys that are none': (response) => response.end('{"keys":[1]}'),
  'answers half': (response) => {
    response.writeHead(200, { 'content-length': 1000 });
    response.write('{"keys":[', () => response.socket?.destroy());
  },
  'hangs up': (response) => response.socket?.destroy(),
};

/** Starts the whole server as it runs with a hosted project, whose keys come from a server of the test. */
export async function createHostedServer() {
  const service = await KeyServer.start('P1');
  const env = { DESCOPE_PROJECT_ID: service.projectId, DESCOPE_BASE_URL: service.url };
  const { signIn } = parseSettings(env, ['--api-only']);
  if (signIn.kind !== 'hosted') throw new Error('The project is not used.');
  const keys = hostedKeys(signIn.baseUrl, signIn.projectId);
  const server = await createTestServer({ signIn }, { keys });

  /** Returns `signed in`, or the status and the code of the first error. */
  const tryToken = async (token: string): Promise<string> => {
    const { status, data, errors } = await server.ask('{ __typename }', {}, token);
    return data ? 'signed in' : `${status} ${errors?.[0]?.extensions.code}`;
  };
  return { ...server, service, tryToken };
}
