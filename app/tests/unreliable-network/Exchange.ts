import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { sendBytes } from '../../server/testing/sendBytes.ts';

export interface Answer {
  status: number;
  type: string;
  body: Buffer;
}

/** One request of a sender on its way to the server, and its answer on the way back. */
export class Exchange {
  readonly #url: string;
  /** The header that says who sends it. */
  readonly authorization: string;
  readonly #body: Buffer;
  readonly #back: ServerResponse;

  constructor(url: string, authorization: string, body: Buffer, back: ServerResponse) {
    this.#url = url;
    this.authorization = authorization;
    this.#body = body;
    this.#back = back;
  }

  /** Whether the sender no longer waits for the answer. */
  get isOver(): boolean {
    return this.#back.destroyed;
  }

  get #headers() {
    return { authorization: this.authorization, 'content-type': 'application/json' };
  }

  /** Sends the request to the server. It can be sent several times. */
  readonly send = async (): Promise<Answer> => {
    const body = new Uint8Array(this.#body);
    const answer = await fetch(this.#url, { method: 'POST', headers: this.#headers, body });
    const type = answer.headers.get('content-type') ?? '';
    return { status: answer.status, type, body: Buffer.from(await answer.arrayBuffer()) };
  };

  /** Sends the first half of the request, and then ends the connection. Returns what the server answers to that. */
  async sendHalf(): Promise<Answer> {
    const { pathname, host, port } = new URL(this.#url);
    const headers = { host, ...this.#headers, 'content-length': this.#body.length };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const head = Buffer.from(`POST ${pathname} HTTP/1.1\r\n${lines.join('')}\r\n`);
    const half = this.#body.subarray(0, this.#body.length / 2);
    const [answer] = await sendBytes(Number(port), Buffer.concat([head, half]), { ends: true });
    if (!answer) throw new Error('The server does not answer half a request.');
    const type = answer.headers.get('content-type') ?? '';
    return { status: answer.status, type, body: Buffer.from(answer.body) };
  }

  /** Gives the sender the answer. */
  answer({ status, type, body }: Answer, whole = true): void {
    this.#back.writeHead(status, { 'content-type': type, 'content-length': body.length });
    if (whole) this.#back.end(body);
    else this.#back.write(body.subarray(0, body.length / 2));
  }

  /** Closes the connection to the sender, once what it was given is sent. */
  cut(): void {
    const { socket } = this.#back;
    if (this.#back.headersSent) setImmediate(() => socket?.destroy());
    else socket?.destroy();
  }

  /** Waits until the sender gives up. */
  async isGivenUp(): Promise<void> {
    if (!this.isOver) await once(this.#back, 'close');
  }
}
