import { draw } from '../../../server/testing/draw.ts';
import { anyBody } from './anyBody.ts';
import type { Junk } from './Junk.ts';
import { writeRequest } from './writeRequest.ts';

/** A request as the bytes that are sent. */
export interface AnyRequest {
  bytes: Buffer;
  isHead?: boolean;
  /** Whether the connection ends after them, so that the server waits for no more. */
  ends?: boolean;
  /** Whether the connection is broken off once they are sent, so that no answer can come. */
  breaksOff?: boolean;
  /** Whether the connection may be closed without an answer. */
  mayBeSilent?: boolean;
}

const methods = ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY', 'post', 'EGG', 'GET POST', '', 'PRI']; // prettier-ignore
const paths = ['/', '/food-log', '/user/login', '/api/', '/api?query={__typename}', '/api/x', '/API', '/health', '/assets/index-a1b2.js', '/assets/', '/assets/../.secret', '/assets/%2e%2e/.secret', '/..%2f..%2fetc/passwd', '//.secret', '/.secret', '/%00', '/%zz', '/\\.secret', '/__proto__', '*', 'http://localhost/api', 'http://.secret/', '/index.html', '/.env']; // prettier-ignore
const headers = ['Authorization: Bearer', 'Authorization: Basic', 'Cookie: DS=', 'Content-Type: ', 'Content-Encoding: gzip', 'Origin: ', 'Sec-Fetch-Site: ', 'Host: ', 'Range: bytes=', 'If-None-Match: ', 'If-Modified-Since: ', 'Accept: text/html', 'Accept-Encoding: ', 'Expect: 100-continue', 'Expect: ', 'Upgrade: ', 'X-Forwarded-For: ', 'Forwarded: ', 'X-HTTP-Method-Override: DELETE', 'Transfer-Encoding: gzip', 'Content-Length: 1', 'Content-Length: -1', 'Keep-Alive: ', 'X: ']; // prettier-ignore
const types = ['application/json', 'application/json; charset=utf-16', 'text/plain', 'multipart/form-data', 'application/graphql', 'application/x-www-form-urlencoded', '']; // prettier-ignore

/** Returns a function that makes requests with this token, nearly each of them with something wrong. */
export function createRequests(junk: Junk, token: string): () => AnyRequest {
  const write = (parts: Parameters<typeof writeRequest>[0]) =>
    writeRequest({ token: junk.below(5) > 0 ? token : undefined, ...parts });
  const plain = () => write({ body: anyBody(junk) });
  const line = () => junk.text().replaceAll(/[\r\n]/g, '');
  const many = (most: number, text: string) => text.repeat(junk.below(most));

  const kinds: (() => AnyRequest)[] = [
    () => ({ bytes: plain() }),
    () => ({ bytes: plain() }),
    () => ({ bytes: plain() }),
    () => {
      const first = Array.from({ length: 1 + junk.below(4) }, () =>
        write({ body: anyBody(junk), goesOn: true }),
      );
      return { bytes: Buffer.concat([...first, plain()]) };
    },
    () => ({ bytes: write({ method: 'GET', path: junk.pick(paths) }) }),
    () => ({ bytes: write({ method: 'HEAD', path: junk.pick(paths) }), isHead: true }),
    () => ({ bytes: write({ path: junk.pick(paths), body: anyBody(junk) }) }),
    () => ({ bytes: write({ method: 'GET', path: `/${line()}` }) }),
    () => ({ bytes: write({ method: 'GET', path: `/${many(20_000, 'a')}` }) }),
    () => ({ bytes: write({ method: junk.pick(methods), body: anyBody(junk) }) }),
    // Only a proxy would connect to somewhere else.
    () => ({ bytes: write({ method: 'CONNECT' }), mayBeSilent: true }),
    () => ({ bytes: write({ headers: [junk.pick(headers) + line()], body: anyBody(junk) }) }),
    () => ({
      bytes: write({ headers: [`Content-Type: ${junk.pick(types)}`], body: anyBody(junk) }),
    }),
    () => ({ bytes: write({ headers: [`X: ${many(40_000, 'a')}`] }) }),
    () => ({ bytes: write({ headers: [`${many(3000, 'X: a\r\n')}X: a`] }) }),
    () => ({ bytes: write({ headers: [line()], body: anyBody(junk) }) }),
    () => ({ bytes: write({ body: anyBody(junk), length: junk.below(1000) }), ends: true }),
    () => ({ bytes: write({ body: `{"query":"${many(600_000, 'a')}"}` }) }),
    () => {
      const body = Buffer.from(anyBody(junk));
      const chunk = `${body.length.toString(16)}\r\n${body.toString('latin1')}\r\n0\r\n\r\n`;
      return { bytes: write({ body: Buffer.from(chunk, 'latin1'), length: 'chunked' }) };
    },
    () => ({
      bytes: write({ body: `2\r\n{}\r\n${junk.text()}`, length: 'chunked' }),
      ends: true,
    }),
    () => ({ bytes: junk.bytes(500), ends: true }),
    () => ({ bytes: plain().subarray(0, 1 + junk.below(400)), ends: true }),
    () => ({ bytes: plain().subarray(0, junk.below(900)), breaksOff: true, mayBeSilent: true }),
    () => ({ bytes: plain(), breaksOff: true, mayBeSilent: true }),
  ];
  const deck: typeof kinds = [];
  return () => draw(deck, kinds, junk.random)();
}
