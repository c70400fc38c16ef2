import { base64url } from 'jose';
import { describe, expect, test, vi } from 'vitest';
import { createTestKeys } from '../testing/testKeys.ts';
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
    ['that expired 4 seconds ago', { exp: 1_000_000 - 4 }],
  ])('%s is valid', async (_case, claims) => {
    const { keys, token } = await createTestKeys('P1');
    const verify = createTokenVerifier('P1', keys, () => new Date(1_000_000 * 1000));
    expect(await verify(await token(claims))).toEqual({ subject: 'U1', loginIds: undefined });
  });

  test('tells when it was issued, if it is valid', async () => {
    const { keys, token } = await createTestKeys('P1');
    const onIssued = vi.fn<(issuedAt: number) => void>();
    const verify = createTokenVerifier('P1', keys, undefined, onIssued);
    expect(await verify(await token({ iat: 1, drn: 'DSR' }))).toBeUndefined();
    expect(onIssued).not.toHaveBeenCalled();
    expect(await verify(await token({ iat: 1_000_000 }))).toBeDefined();
    expect(onIssued).toHaveBeenCalledExactlyOnceWith(1_000_000);
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
