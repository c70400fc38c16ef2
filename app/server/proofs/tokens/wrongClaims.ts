import { base64url, CompactSign, type JWTPayload } from 'jose';
import { asPart, type Forge } from './Forger.ts';
import { sessionClaims } from './KeyServer.ts';

const now = () => Math.floor(Date.now() / 1000);
const bytes = (text: string) => new TextEncoder().encode(text);

const claiming =
  (claims: () => JWTPayload | object): Forge =>
  async ({ service }) =>
    service.token({ ...claims() });

/** Tokens that the service has signed, but that are not a session of this project, or not now. */
export const wrongClaims: Record<string, Forge> = {
  'of another project': claiming(() => ({ iss: 'P2' })),
  'of another project at an address that has ours in it': claiming(() => ({
    iss: 'https://api.descope.com/P1/apps/P2',
  })),
  'of no project': claiming(() => ({ iss: undefined })),
  'of a project that is a number': claiming(() => ({ iss: 1 })),
  'for refreshing': claiming(() => ({ drn: 'DSR' })),
  'that does not say what for': claiming(() => ({ drn: undefined })),
  expired: claiming(() => ({ exp: now() - 10 })),
  'that expired long ago': claiming(() => ({ exp: 1 })),
  'without an end': claiming(() => ({ exp: undefined })),
  'with an end in words': claiming(() => ({ exp: 'tomorrow' })),
  'not valid yet': claiming(() => ({ nbf: now() + 60 })),
  'without a subject': claiming(() => ({ sub: undefined })),
  'of nobody': claiming(() => ({ sub: '' })),
  'of a number': claiming(() => ({ sub: 1 })),
  'of 12 kB, without a subject': claiming(() => ({ sub: undefined, more: 'a'.repeat(8500) })),
  'with claims that are a list': async ({ service }) => {
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
