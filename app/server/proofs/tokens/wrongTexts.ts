import { asPart, type Forge } from './Forger.ts';
import { sessionClaims } from './KeyServer.ts';

/** Changes the text of a genuine token. `below` returns a random whole number. */
const changed =
  (
    change: (
      token: string,
      below: (most: number) => number,
      parts: { header: string; payload: string; signature: string },
    ) => string,
  ): Forge =>
  async ({ service, random }) => {
    const token = await service.token();
    const [header = '', payload = '', signature = ''] = token.split('.');
    const below = (most: number) => Math.floor(random() * most);
    return change(token, below, { header, payload, signature });
  };

/** Genuine tokens with another text, and texts that are no tokens. */
export const wrongTexts: Record<string, Forge> = {
  'without its signature': changed((_, __, { header, payload }) => `${header}.${payload}.`),
  'made unsigned, with its signature': changed(
    (_, __, { payload, signature }) =>
      `${asPart({ alg: 'none', kid: 'K1' })}.${payload}.${signature}`,
  ),
  'made unsigned, in other letters': changed(
    (_, __, { payload }) => `${asPart({ alg: 'NonE' })}.${payload}.`,
  ),
  'for another person': changed(
    (_, below, { header, signature }) =>
      `${header}.${asPart(sessionClaims('P1', { sub: `U${below(1000)}` }))}.${signature}`,
  ),
  'with another header': changed(
    (_, __, { payload, signature }) => `${asPart({ alg: 'RS256' })}.${payload}.${signature}`,
  ),
  // The last letter of the signature has bits that mean nothing.
  'with one letter changed': changed((token, below) => {
    const place = below(token.length - 1);
    return token.slice(0, place) + (token[place] === 'A' ? 'B' : 'A') + token.slice(place + 1);
  }),
  'cut at the end': changed((token, below) => token.slice(0, 1 + below(token.length - 2))),
  'cut at the start': changed((token, below) => token.slice(1 + below(token.length - 2))),
  'with one more part': changed((token) => `${token}.a`),
  'repeated until it has 12 kB': changed((token) => token.repeat(30).slice(0, 12_000)),
  'of random letters': changed((_, below) =>
    String.fromCharCode(...Array.from({ length: 1 + below(300) }, () => 33 + below(94))),
  ),
  'of dots': changed((_, below) => '.'.repeat(1 + below(6))),
};
