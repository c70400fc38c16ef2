import { base64url, CompactSign } from 'jose';
import { sessionClaims } from '../../../server/testing/testKeys.ts';
import { asPart, type Forge } from './TokenForge.ts';

const now = () => Math.floor(Date.now() / 1000);
const bytes = (text: string) => new TextEncoder().encode(text);

/** What is wrong in the claims of a token that the service has signed. */
const claims: Record<string, () => object> = {
  'of another project': () => ({ iss: 'P2' }),
  'of another project at an address that has ours in it': () => ({
    iss: 'https://api.descope.com/P1/apps/P2',
  }),
  'of no project': () => ({ iss: undefined }),
  'of a project that is a number': () => ({ iss: 1 }),
  'for refreshing': () => ({ drn: 'DSR' }),
  'that does not say what for': () => ({ drn: undefined }),
  expired: () => ({ exp: now() - 10 }),
  'that expired long ago': () => ({ exp: 1 }),
  'without an end': () => ({ exp: undefined }),
  'with an end in words': () => ({ exp: 'tomorrow' }),
  'not valid yet': () => ({ nbf: now() + 60 }),
  'without a subject': () => ({ sub: undefined }),
  'of nobody': () => ({ sub: '' }),
  'of a number': () => ({ sub: 1 }),
  'of 12 kB, without a subject': () => ({ sub: undefined, more: 'a'.repeat(8500) }),
};

/** Tokens that the service has signed, but that are not a session of this project, or not now. */
export const wrongClaims: Record<string, Forge> = {
  ...Object.fromEntries(
    Object.entries(claims).map(([kind, wrong]): [string, Forge] => [
      kind,
      ({ service }) => service.token({ ...wrong() }),
    ]),
  ),
  'with claims that are a list': ({ service }) => {
    const { privateKey, jwk } = service.newest;
    return new CompactSign(bytes(JSON.stringify([sessionClaims(service.projectId)])))
      .setProtectedHeader({ alg: 'RS256', kid: jwk.kid })
      .sign(privateKey);
  },
  'with an unknown critical header': async ({ service }) => {
    const { privateKey, jwk } = service.newest;
    const header = asPart({ alg: 'RS256', kid: jwk.kid, crit: ['x'], x: 1 });
    const text = `${header}.${asPart(sessionClaims(service.projectId))}`;
    const signature = await crypto.subtle.sign('RSASSA-PKCS1-v1_5', privateKey, bytes(text));
    return `${text}.${base64url.encode(new Uint8Array(signature))}`;
  },
};
