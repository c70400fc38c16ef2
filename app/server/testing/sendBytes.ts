import { connect } from 'node:net';

/** An HTTP answer as it came over the connection. */
export interface RawAnswer {
  status: number;
  headers: Headers;
  body: string;
}

/**
 * Reads the answers to the requests that were sent over one connection.
 * @param bytes as latin1, so that a character is a byte.
 * @throws Error if they are not whole HTTP answers.
 */
function readAnswers(bytes: string, isHead: boolean): RawAnswer[] {
  const answers: RawAnswer[] = [];
  for (let rest = bytes; rest !== '';) {
    const end = rest.indexOf('\r\n\r\n');
    const [first = '', ...lines] = rest.slice(0, Math.max(end, 0)).split('\r\n');
    const status = /^HTTP\/1\.1 (\d{3}) [ -~]+$/.exec(first)?.[1];
    if (!status)
      throw new Error(`This is not an HTTP answer: ${JSON.stringify(rest.slice(0, 200))}`);
    const headers = new Headers(
      lines.map((line): [string, string] => {
        const [name = '', ...value] = line.split(': ');
        return [name, value.join(': ')];
      }),
    );
    rest = rest.slice(end + 4);
    const hasBody = !isHead && !/^(1..|204|304)$/.test(status);
    let body = '';
    if (hasBody && headers.get('transfer-encoding') === 'chunked') {
      // Only Node's answer with status 417 is sent in chunks: the last one, which is empty.
      const lastChunk = '0\r\n\r\n';
      if (!rest.startsWith(lastChunk))
        throw new Error(`The answer with status ${status} is in chunks.`);
      rest = rest.slice(lastChunk.length);
    } else if (hasBody) {
      const length = Number(headers.get('content-length') ?? NaN);
      if (!(rest.length >= length)) throw new Error(`The answer with status ${status} is cut.`);
      body = rest.slice(0, length);
      rest = rest.slice(length);
    }
    if (status.startsWith('1')) continue;
    answers.push({ status: Number(status), headers, body: Buffer.from(body, 'latin1').toString() });
  }
  return answers;
}

/**
 * Sends bytes over a connection of their own to this machine. Returns all answers once the server has closed it.
 * @param ends whether the connection is ended after the bytes. Otherwise they ask the server to close it.
 * @param drip what is sent repeatedly after the bytes, until the signal.
 * @param breaksOff whether the connection is broken off after the bytes, so that there is no answer.
 * @throws Error if something comes back that is not HTTP, or that is cut.
 */
export async function sendBytes(
  port: number,
  bytes: string | Uint8Array,
  {
    isHead = false,
    ends = false,
    breaksOff = false,
    drip,
  }: {
    isHead?: boolean;
    ends?: boolean;
    breaksOff?: boolean;
    drip?: { text: string; until: AbortSignal };
  } = {},
): Promise<RawAnswer[]> {
  const socket = connect({ port, host: '127.0.0.1' });
  const received: Buffer[] = [];
  socket.on('data', (chunk) => received.push(chunk));
  // The server may close the connection before it has read everything.
  socket.on('error', () => {});
  const dripping = drip && setInterval(() => socket.write(drip.text), 5);
  const stop = () => clearInterval(dripping);
  drip?.until.addEventListener('abort', stop);
  socket.on('close', stop);
  socket.write(bytes, () => {
    if (breaksOff) socket.destroy();
    else if (ends) socket.end();
  });
  await new Promise((closed) => {
    socket.on('close', closed);
  });
  return breaksOff ? [] : readAnswers(Buffer.concat(received).toString('latin1'), isHead);
}
