import * as fc from 'fast-check';
import { anyBody, anyBytes, anyMany, anyText } from './anyBody.ts';

/** A request as the bytes that are sent. */
export interface AnyRequest {
  bytes: Uint8Array;
  isHead?: boolean;
  /** Whether the connection ends after them, so that the server waits for no more. */
  ends?: boolean;
  /** Whether the connection is broken off once they are sent, so that no answer can come. */
  breaksOff?: boolean;
  /** Whether the connection may be closed without an answer. */
  mayBeSilent?: boolean;
}

/** The parts of a request that differ from those of the app. */
interface Parts {
  method?: string;
  path?: string;
  header?: string;
  body?: string | Uint8Array;
  /** The length that it says; by default the true one. */
  length?: number | 'chunked';
  /** Whether another request follows over the same connection. */
  goesOn?: boolean;
}

const methods = ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY', 'post', 'EGG', 'GET POST', '', 'PRI']; // prettier-ignore
const paths = ['/', '/food-log', '/user/login', '/api/', '/api?query={__typename}', '/api/x', '/API', '/health', '/assets/index-a1b2.js', '/assets/', '/assets/../.secret', '/assets/%2e%2e/.secret', '/..%2f..%2fetc/passwd', '//.secret', '/.secret', '/%00', '/%zz', '/\\.secret', '/__proto__', '*', 'http://localhost/api', 'http://.secret/', '/index.html', '/.env']; // prettier-ignore
const headers = ['Authorization: Bearer', 'Authorization: Basic', 'Cookie: DS=', 'Content-Type: ', 'Content-Encoding: gzip', 'Origin: ', 'Sec-Fetch-Site: ', 'Host: ', 'Range: bytes=', 'If-None-Match: ', 'If-Modified-Since: ', 'Accept: text/html', 'Accept-Encoding: ', 'Expect: 100-continue', 'Expect: ', 'Upgrade: ', 'X-Forwarded-For: ', 'Forwarded: ', 'X-HTTP-Method-Override: DELETE', 'Transfer-Encoding: gzip', 'Content-Length: 1', 'Content-Length: -1', 'Keep-Alive: ', 'X: ']; // prettier-ignore
const types = ['application/json', 'application/json; charset=utf-16', 'text/plain', 'multipart/form-data', 'application/graphql', 'application/x-www-form-urlencoded', '']; // prettier-ignore

/** Writes a request, of which no part is checked. */
function write(
  { method = 'POST', path = '/api', header, body = '', length, goesOn = false }: Parts,
  token: string | undefined,
): Buffer {
  const bytes = Buffer.from(body);
  const has = (name: string) => header?.startsWith(name) ?? false;
  const head = [
    `${method} ${path} HTTP/1.1`,
    ...(has('Host:') ? [] : ['Host: localhost']),
    ...(has('Content-Type:') ? [] : ['Content-Type: application/json']),
    ...(token === undefined ? [] : [`Authorization: Bearer ${token}`]),
    ...(goesOn ? [] : ['Connection: close']),
    ...(header === undefined ? [] : [header]),
    length === 'chunked'
      ? 'Transfer-Encoding: chunked'
      : `Content-Length: ${length ?? bytes.length}`,
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), bytes]);
}

function inOneChunk(body: string | Uint8Array): Parts {
  const bytes = Buffer.from(body);
  const size = Buffer.from(`${bytes.length.toString(16)}\r\n`);
  return { body: Buffer.concat([size, bytes, Buffer.from('\r\n0\r\n\r\n')]), length: 'chunked' };
}

/** Requests with this token or none, nearly each of them with something wrong. */
export function anyRequest(session: string): fc.Arbitrary<AnyRequest> {
  const token = fc.oneof(
    { weight: 4, arbitrary: fc.constant(session) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
  const written = (parts: fc.Arbitrary<Parts>) =>
    fc.tuple(parts, token).map(([some, bearer]) => write(some, bearer));
  const sent = (parts: fc.Arbitrary<Parts>, how: Omit<AnyRequest, 'bytes'> = {}) =>
    written(parts).map((bytes): AnyRequest => Object.assign({ bytes }, how));
  const plain = fc.record({ body: anyBody });
  const anyPath = fc.constantFrom(...paths);
  const anyLine = anyText.map((text) => text.replaceAll(/[\r\n]/g, ''));
  const anyHeader = fc.tuple(fc.constantFrom(...headers), anyLine).map((parts) => parts.join(''));
  /** The beginning of a request. */
  const begun = (most: number) =>
    fc
      .tuple(written(plain), fc.integer({ min: 1, max: most }))
      .map(([bytes, end]) => bytes.subarray(0, end));

  return fc.oneof(
    { weight: 3, arbitrary: sent(plain) },
    fc
      .tuple(
        fc.array(written(fc.record({ body: anyBody, goesOn: fc.constant(true) })), {
          minLength: 1,
          maxLength: 4,
        }),
        written(plain),
      )
      .map(([first, last]) => ({ bytes: Buffer.concat([...first, last]) })),
    sent(anyPath.map((path) => ({ method: 'GET', path }))),
    sent(
      anyPath.map((path) => ({ method: 'HEAD', path })),
      { isHead: true },
    ),
    sent(fc.record({ path: anyPath, body: anyBody })),
    sent(anyLine.map((line) => ({ method: 'GET', path: `/${line}` }))),
    sent(anyMany(20_000, 'a').map((text) => ({ method: 'GET', path: `/${text}` }))),
    sent(fc.record({ method: fc.constantFrom(...methods), body: anyBody })),
    // Only a proxy would connect to somewhere else.
    sent(fc.constant({ method: 'CONNECT' }), { mayBeSilent: true }),
    sent(fc.record({ header: anyHeader, body: anyBody })),
    sent(
      fc.record({
        header: fc.constantFrom(...types).map((type) => `Content-Type: ${type}`),
        body: anyBody,
      }),
    ),
    sent(anyMany(40_000, 'a').map((text) => ({ header: `X: ${text}` }))),
    sent(anyMany(3000, 'X: a\r\n').map((lines) => ({ header: `${lines}X: a` }))),
    sent(fc.record({ header: anyLine, body: anyBody })),
    // A whole request of a client that ends the connection may be left without an answer, as Node.js does.
    sent(
      fc
        .record({ body: anyBody, length: fc.nat({ max: 999 }) })
        .filter(({ body, length }) => length !== Buffer.byteLength(body)),
      { ends: true },
    ),
    sent(anyMany(600_000, 'a').map((text) => ({ body: `{"query":"${text}"}` }))),
    sent(anyBody.map(inOneChunk)),
    sent(
      anyText.map((text) => ({ body: `2\r\n{}\r\n${text}`, length: 'chunked' as const })),
      { ends: true },
    ),
    // Line breaks alone are no request yet.
    anyBytes(500).map((bytes) => ({
      bytes,
      ends: true,
      mayBeSilent: bytes.every((byte) => byte === 10 || byte === 13),
    })),
    begun(400).map((bytes) => ({ bytes, ends: true })),
    begun(900).map((bytes) => ({ bytes, breaksOff: true, mayBeSilent: true })),
    sent(plain, { breaksOff: true, mayBeSilent: true }),
  );
}
