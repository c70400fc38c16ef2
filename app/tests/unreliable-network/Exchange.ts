import { once } from 'node:events';
import { request, type Agent, type ClientRequest, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Answer {
  status: number;
  type: string;
  body: Buffer;
}

async function readAnswer(sent: ClientRequest): Promise<Answer> {
  const [answer] = await once(sent, 'response');
  const type: string = answer.headers['content-type'] ?? '';
  return { status: answer.statusCode, type, body: await buffer(answer) };
}

/** One request of a sender on its way to the server, and its answer on the way back. */
export class Passage {
  readonly #url: string;
  readonly #agent: Agent;
  /** The header that says who sends it. */
  readonly authorization: string;
  readonly #body: Buffer;
  readonly #back: ServerResponse;

  constructor(
    server: { url: string; agent: Agent },
    { authorization, body }: { authorization: string; body: Buffer },
    back: ServerResponse,
  ) {
    this.#url = server.url;
    this.#agent = server.agent;
    this.authorization = authorization;
    this.#body = body;
    this.#back = back;
  }

  /** Whether the sender no longer waits for the answer. */
  get isOver(): boolean {
    return this.#back.destroyed;
  }

  /** Sends the request to the server. It can be sent several times. */
  readonly send = async (): Promise<Answer> => {
    return readAnswer(this.#begin().end(this.#body));
  };

  /** Sends the first half of the request, and then ends the connection. Returns what the server answers to that. */
  async sendHalf(): Promise<Answer> {
    const sent = this.#begin();
    sent.write(this.#body.subarray(0, this.#body.length / 2), () => sent.socket?.end());
    return readAnswer(sent);
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

  #begin() {
    return request(this.#url, {
      method: 'POST',
      agent: this.#agent,
      headers: {
        authorization: this.authorization,
        'content-type': 'application/json',
        'content-length': this.#body.length,
      },
    });
  }
}
