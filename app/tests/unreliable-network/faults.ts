import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, Exchange } from './Exchange.ts';

/** What a fault needs of the network. */
interface Network {
  random: () => number;
  /** Sends a request after some later ones of the same person. */
  sendLate: (exchange: Exchange) => void;
  /** Sends a request several times at once. Returns one of the answers. */
  sendCopies: (exchange: Exchange, count: number) => Promise<Answer>;
}

const badGateway = { status: 502, type: 'text/html', body: Buffer.from('<h1>Bad gateway</h1>') };

export type Fault = (exchange: Exchange, network: Network) => Promise<void>;

/** Everything that can happen to a request or its answer. */
export const faults: Record<string, Fault> = {
  'cut before the request': async (exchange) => exchange.cut(),
  'cut within the request': async (exchange) => {
    await exchange.sendHalf();
    exchange.cut();
  },
  'cut between a gateway and the server': async (exchange) =>
    exchange.answer(await exchange.sendHalf()),
  'cut while the server works': async (exchange) => {
    exchange.cut();
    await exchange.send();
  },
  'cut before the answer': async (exchange) => {
    await exchange.send();
    exchange.cut();
  },
  'cut within the answer': async (exchange) => {
    exchange.answer(await exchange.send(), false);
    exchange.cut();
  },
  'cut after the answer': async (exchange) => {
    exchange.answer(await exchange.send());
    exchange.cut();
  },
  'arrived, but answered by a gateway': async (exchange) => {
    await exchange.send();
    exchange.answer(badGateway);
  },
  'did not arrive, and was answered by a gateway': async (exchange) => exchange.answer(badGateway),
  'not answered': async (exchange, { random }) => {
    await exchange.send();
    await Promise.race([exchange.isGivenUp(), pause(random() * 200)]);
    exchange.cut();
  },
  delayed: async (exchange, { random }) => {
    await pause(random() * 15);
    const answer = await exchange.send();
    await pause(random() * 15);
    exchange.answer(answer);
  },
  'sent twice': async (exchange, { sendCopies }) => exchange.answer(await sendCopies(exchange, 2)),
  'sent 20 times at once': async (exchange, { sendCopies }) =>
    exchange.answer(await sendCopies(exchange, 20)),
  'overtaken by later requests': async (exchange, { sendLate }) => {
    exchange.cut();
    sendLate(exchange);
  },
  'sent again after later requests': async (exchange, { sendLate }) => {
    exchange.answer(await exchange.send());
    sendLate(exchange);
  },
};
