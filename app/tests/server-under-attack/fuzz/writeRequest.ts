/** The parts of a request that differ from those of the app. */
interface Parts {
  method?: string;
  path?: string;
  headers?: string[];
  body?: string | Uint8Array;
  /** The length that it says; by default the true one. */
  length?: number | 'chunked';
  /** The token of a session. */
  token?: string | undefined;
  /** Whether another request follows over the same connection. */
  goesOn?: boolean;
}

/** Writes a request, of which no part is checked. */
export function writeRequest({
  method = 'POST',
  path = '/api',
  headers = [],
  body = '',
  length,
  token,
  goesOn = false,
}: Parts): Buffer {
  const bytes = Buffer.from(body);
  const has = (name: string) => headers.some((header) => header.startsWith(name));
  const head = [
    `${method} ${path} HTTP/1.1`,
    ...(has('Host:') ? [] : ['Host: localhost']),
    ...(has('Content-Type:') ? [] : ['Content-Type: application/json']),
    ...(token === undefined ? [] : [`Authorization: Bearer ${token}`]),
    ...(goesOn ? [] : ['Connection: close']),
    ...headers,
    length === 'chunked'
      ? 'Transfer-Encoding: chunked'
      : `Content-Length: ${length ?? bytes.length}`,
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), bytes]);
}
