import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import {
  exportJWK,
  generateKeyPair,
  SignJWT,
  type CryptoKey,
  type JWK,
  type JWTPayload,
} from 'jose';
import { onTestFinished } from 'vitest';

const seconds = () => Math.floor(Date.now() / 1000);

/** A pair of keys of a sign-in service, with the private key for tests that misuse it. */
export interface SigningKey {
  jwk: JWK & { kid: string };
  privateKey: CryptoKey;
}

export async function createSigningKey(kid: string): Promise<SigningKey> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  // Without `alg`, only the server's own choice keeps other algorithms out.
  return { jwk: { ...(await exportJWK(publicKey)), kid, use: 'sig' }, privateKey };
}

/** The claims of a session token. A claim that is undefined is omitted. */
export function sessionClaims(projectId: string, claims: JWTPayload = {}): JWTPayload {
  const iat = seconds();
  return { iss: projectId, sub: 'U1', drn: 'DS', iat, exp: iat + 600, ...claims };
}

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
    await once(server.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const address = server.address();
    service.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    return service;
  }

  /** Answers with the published keys. */
  publish(response: ServerResponse): void {
    const keys = this.published.map(({ jwk }) => jwk);
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys }));
  }

  /** Signs a session token, by default with the newest key. */
  async token(claims: JWTPayload = {}, key = this.newest): Promise<string> {
    return new SignJWT(sessionClaims(this.projectId, claims))
      .setProtectedHeader({ alg: 'RS256', kid: key.jwk.kid })
      .sign(key.privateKey);
  }
}
