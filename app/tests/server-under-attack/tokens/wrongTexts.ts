import { sessionClaims } from '../../../server/testing/testKeys.ts';
import { asPart, type Forge } from './TokenForge.ts';

type Parts = Record<'token' | 'header' | 'payload' | 'signature', string>;

/** What is made of the text of a genuine token. `below` returns a random whole number. */
const changes: Record<string, (genuine: Parts, below: (most: number) => number) => string> = {
  'without its signature': ({ header, payload }) => `${header}.${payload}.`,
  'made unsigned, with its signature': ({ payload, signature }) =>
    `${asPart({ alg: 'none', kid: 'K1' })}.${payload}.${signature}`,
  'made unsigned, in other letters': ({ payload }) => `${asPart({ alg: 'NonE' })}.${payload}.`,
  'for another person': ({ header, signature }, below) =>
    `${header}.${asPart(sessionClaims('P1', { sub: `U1${below(1000)}` }))}.${signature}`,
  'with another header': ({ payload, signature }) =>
    `${asPart({ alg: 'RS256' })}.${payload}.${signature}`,
  // The last letter of the signature has bits that mean nothing.
  'with one letter changed': ({ token }, below) => {
    const place = below(token.length - 1);
    return token.slice(0, place) + (token[place] === 'A' ? 'B' : 'A') + token.slice(place + 1);
  },
  'cut at the end': ({ token }, below) => token.slice(0, 1 + below(token.length - 2)),
  'cut at the start': ({ token }, below) => token.slice(1 + below(token.length - 2)),
  'with one more part': ({ token }) => `${token}.a`,
  'repeated until it has 12 kB': ({ token }) => token.repeat(30).slice(0, 12_000),
  'of random letters': (_, below) =>
    String.fromCharCode(...Array.from({ length: 1 + below(300) }, () => 33 + below(94))),
  'of dots': (_, below) => '.'.repeat(1 + below(6)),
};

/** Genuine tokens with another text, and texts that are no tokens. */
export const wrongTexts: Record<string, Forge> = Object.fromEntries(
  Object.entries(changes).map(([kind, change]): [string, Forge] => [
    kind,
    async ({ service, random }) => {
      const token = await service.token();
      const [header = '', payload = '', signature = ''] = token.split('.');
      return change({ token, header, payload, signature }, (most) => Math.floor(random() * most));
    },
  ]),
);
