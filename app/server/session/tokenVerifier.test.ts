import Fastify from 'fastify';
import {
  base64url,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  exportSPKI,
  importJWK,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createTestKeys } from '../testing/testKeys.ts';
import { hostedKeys, KeysUnreachableError } from './keys.ts';
import { createTokenVerifier } from './tokenVerifier.ts';

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

describe('a session token', () => {
  test.each([
    ['as the service makes it', {}],
    ['with an issuer that is an address', { iss: 'https://api.descope.com/P1' }],
    [
      'with an issuer that goes on after the project',
      { iss: 'https://api.descope.com/v1/apps/P1/agentic' },
    ],
    ['that expired 3 seconds ago', { exp: inSeconds(-3) }],
  ])('%s is valid', async (_case, claims) => {
    const { keys, token } = await createTestKeys('P1');
    const verify = createTokenVerifier('P1', keys);
    expect(await verify(await token(claims))).toEqual({ subject: 'U1', loginIds: undefined });
  });

  test('contains login ids, if there are any', async () => {
    const { keys, token } = await createTestKeys('P1');
    const verify = createTokenVerifier('P1', keys);
    expect(await verify(await token({ loginIds: ['a', 'b'] }))).toEqual({
      subject: 'U1',
      loginIds: ['a', 'b'],
    });
    expect(await verify(await token({ loginIds: ['a', 5] }))).toEqual({
      subject: 'U1',
      loginIds: undefined,
    });
  });

  test.each([
    ['of another project', { iss: 'P2' }],
    [
      'of another project at an address that has ours in it',
      { iss: 'https://api.descope.com/P1/apps/P2' },
    ],
    ['without an issuer', { iss: undefined }],
    ['that expired', { exp: inSeconds(-10) }],
    ['without an end', { exp: undefined }],
    ['that is not valid yet', { nbf: inSeconds(60) }],
    ['that is for refreshing', { drn: 'DSR' }],
    ['that does not say what for', { drn: undefined }],
    ['of nobody', { sub: '' }],
    ['without a subject', { sub: undefined }],
  ])('%s is invalid', async (_case, claims) => {
    const { keys, token } = await createTestKeys('P1');
    expect(await createTokenVerifier('P1', keys)(await token(claims))).toBeUndefined();
  });

  test('signed by somebody else, unsigned, or signed with the public key as a secret is invalid', async () => {
    const { keys, jwks } = await createTestKeys('P1');
    const verify = createTokenVerifier('P1', keys);
    const stranger = await createTestKeys('P1');
    expect(await verify(await stranger.token())).toBeUndefined();
    const claims = { iss: 'P1', sub: 'U1', drn: 'DS', exp: inSeconds(600) };
    expect(await verify(new UnsecuredJWT(claims).encode())).toBeUndefined();
    const publicKey = await importJWK(jwks.keys[0] ?? {}, 'RS256', { extractable: true });
    const password =
      publicKey instanceof Uint8Array
        ? publicKey
        : new TextEncoder().encode(await exportSPKI(publicKey));
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: 'test' })
      .sign(password);
    expect(await verify(forged)).toBeUndefined();
  });

  test('signed with another algorithm than RS256 is invalid, even from the service', async () => {
    const { publicKey, privateKey } = await generateKeyPair('RS512');
    const keys = createLocalJWKSet({ keys: [await exportJWK(publicKey)] });
    const claims = { iss: 'P1', sub: 'U1', drn: 'DS', exp: inSeconds(600) };
    const token = await new SignJWT(claims).setProtectedHeader({ alg: 'RS512' }).sign(privateKey);
    expect(await createTokenVerifier('P1', keys)(token)).toBeUndefined();
  });

  test('with one letter changed is invalid, even after the right one was verified', async () => {
    const { keys, token } = await createTestKeys('P1');
    const verify = createTokenVerifier('P1', keys);
    const [header, payload = '', signature] = (await token()).split('.');
    expect(await verify(`${header}.${payload}.${signature}`)).toBeDefined();
    const changed = base64url.encode(
      new TextDecoder().decode(base64url.decode(payload)).replace('U1', 'U2'),
    );
    expect(await verify(`${header}.${changed}.${signature}`)).toBeUndefined();
  });

  test('is verified once and is invalid after it has expired', async () => {
    const { keys, token } = await createTestKeys('P1');
    const counted = vi.fn<typeof keys>(keys);
    let now = new Date();
    const verify = createTokenVerifier('P1', counted, () => now);
    const short = await token({ exp: inSeconds(30) });
    const other = await token({ sub: 'U2', exp: inSeconds(30) });
    for (let time = 0; time < 3; time += 1) {
      expect(await verify(short)).toMatchObject({ subject: 'U1' });
      expect(await verify(other)).toMatchObject({ subject: 'U2' });
    }
    expect(counted).toHaveBeenCalledTimes(2);
    now = new Date(Date.now() + 60_000);
    expect(await verify(short)).toBeUndefined();
  });
});

async function serveKeys(answer: () => { status: number; body: string }) {
  const paths: string[] = [];
  const service = Fastify();
  service.get('/*', (request, reply) => {
    paths.push(request.url);
    const { status, body } = answer();
    return reply.code(status).type('application/json').send(body);
  });
  onTestFinished(() => service.close());
  return { paths, baseUrl: await service.listen({ port: 0, host: '127.0.0.1' }) };
}

describe('the keys of a hosted project', () => {
  test('are fetched from the service once', async () => {
    const { jwks, token } = await createTestKeys('P1');
    const { paths, baseUrl } = await serveKeys(() => ({ status: 200, body: JSON.stringify(jwks) }));
    const verify = createTokenVerifier('P1', hostedKeys(baseUrl, 'P1'));
    const session = await token();
    for (let time = 0; time < 2; time += 1) expect(await verify(session)).toBeDefined();
    expect(await verify(await token({ sub: 'U2' }))).toBeDefined();
    expect(paths).toEqual(['/v2/keys/P1']);
  });

  test.each([
    ['is down', { status: 503, body: '{}' }],
    ['answers nonsense', { status: 200, body: '<html>' }],
    ['answers no keys', { status: 200, body: '{}' }],
  ])(
    'are unreachable when the service %s: nobody is signed out, and they are fetched again',
    async (_case, failure) => {
      const { jwks, token } = await createTestKeys('P1');
      let down = true;
      const { baseUrl } = await serveKeys(() =>
        down ? failure : { status: 200, body: JSON.stringify(jwks) },
      );
      const verify = createTokenVerifier('P1', hostedKeys(baseUrl, 'P1'));
      const session = await token();
      await expect(verify(session)).rejects.toThrow(KeysUnreachableError);
      down = false;
      expect(await verify(session)).toBeDefined();
    },
  );

  test('do not verify a token that was signed with none of them', async () => {
    const { token } = await createTestKeys('P1');
    const { baseUrl } = await serveKeys(() => ({ status: 200, body: '{"keys":[]}' }));
    const verify = createTokenVerifier('P1', hostedKeys(baseUrl, 'P1'));
    expect(await verify(await token())).toBeUndefined();
  });

  test('are unreachable when nothing listens', async () => {
    const { token } = await createTestKeys('P1');
    const verify = createTokenVerifier('P1', hostedKeys('http://127.0.0.1:9', 'P1'));
    await expect(verify(await token())).rejects.toThrow(KeysUnreachableError);
  });
});
