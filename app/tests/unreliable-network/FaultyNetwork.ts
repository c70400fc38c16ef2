import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { draw } from '../../server/testing/draw.ts';
import { listen } from '../../server/testing/listen.ts';
import { faults, type Fault } from './faults.ts';
import { Exchange, type Answer } from './Exchange.ts';

/** A server that cannot answer for now has done nothing, and is asked again. */
const isRefused = ({ status, body }: Answer) =>
  status < 500 && status !== 429 && body.includes('"errors"');

/** A network to a server that fails at random: something happens to every second request or its answer. */
export class FaultyNetwork {
  /** How often each fault has happened. */
  readonly happened: Record<string, number> = {};
  /** Failures that no fault explains. */
  readonly unexplained: string[] = [];
  readonly #url: string;
  readonly #random: () => number;
  readonly #proxy = createServer((request, response) => {
    const running = this.#take(request, response);
    this.#running.add(running);
    void running.then(() => this.#running.delete(running));
  });
  readonly #running = new Set<Promise<void>>();
  /** Requests that will arrive after so many later ones of the same person. */
  #late: { exchange: Exchange; overtakenBy: number }[] = [];
  readonly #deck: [string, Fault][] = [];
  #isCalm = false;

  constructor(url: string, random: () => number) {
    this.#url = url;
    this.#random = random;
  }

  /** Returns the address at which the network takes requests to the server. */
  async open(): Promise<string> {
    return `http://127.0.0.1:${await listen(this.#proxy)}/api`;
  }

  /** Ends the faults. Every request arrives that is still on its way. */
  async calm(): Promise<void> {
    this.#isCalm = true;
    await Promise.all(this.#running);
    await Promise.all(this.#late.map(async ({ exchange }) => exchange.send()));
  }

  close(): void {
    this.#proxy.closeAllConnections();
    this.#proxy.close();
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const { authorization = '' } = request.headers;
      const body = await buffer(request);
      const exchange = new Exchange(this.#url, authorization, body, response);
      await Promise.all([this.#meetFault(exchange), this.#sendDue(authorization)]);
    } catch (error) {
      // The sender can give up while it sends.
      if (!response.destroyed) this.unexplained.push(String(error));
    }
  }

  async #meetFault(exchange: Exchange): Promise<void> {
    if (this.#isCalm || this.#random() < 0.5) return exchange.answer(await exchange.send());
    const [name, fault] = draw(this.#deck, Object.entries(faults), this.#random);
    this.happened[name] = (this.happened[name] ?? 0) + 1;
    return fault(exchange, {
      random: this.#random,
      sendLate: (late) => {
        this.#late.push({ exchange: late, overtakenBy: 1 + Math.floor(this.#random() * 12) });
      },
      sendCopies: async (copied, count) => this.#sendCopies(copied, count),
    });
  }

  async #sendCopies(exchange: Exchange, count: number): Promise<Answer> {
    const answers = await Promise.all(Array.from({ length: count }, exchange.send));
    // Once the sender has given up, a later change can arrive before a copy, which is then refused.
    if (!exchange.isOver) {
      this.unexplained.push(...answers.filter(isRefused).map(({ body }) => body.toString()));
    }
    return answers[Math.floor(this.#random() * count)]!;
  }

  async #sendDue(authorization: string): Promise<void> {
    const later = this.#late.filter(({ exchange }) => exchange.authorization === authorization);
    for (const one of later) one.overtakenBy -= 1;
    const due = later.filter(({ overtakenBy }) => overtakenBy === 0);
    this.#late = this.#late.filter((one) => !due.includes(one));
    await Promise.all(due.map(async ({ exchange }) => exchange.send()));
  }
}
