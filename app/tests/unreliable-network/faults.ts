import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, Passage } from './Passage.ts';

/** What a fault needs of the network. */
interface Network {
  random: () => number;
  /** Sends a request after some later ones of the same person. */
  sendLate: (passage: Passage) => void;
  /** Sends a request several times at once. Returns one of the answers. */
  sendCopies: (passage: Passage, count: number) => Promise<Answer>;
}

const badGateway = { status: 502, type: 'text/html', body: Buffer.from('<h1>Bad gateway</h1>') };

export type Fault = (passage: Passage, network: Network) => Promise<void>;

/** Everything that can happen to a request or its answer. */
export const faults: Record<string, Fault> = {
  'cut before the request': async (passage) => passage.cut(),
  'cut within the request': async (passage) => {
    await passage.sendHalf();
    passage.cut();
  },
  'cut between a gateway and the server': async (passage) =>
    passage.answer(await passage.sendHalf()),
  'cut while the server works': async (passage) => {
    passage.cut();
    await passage.send();
  },
  'cut before the answer': async (passage) => {
    await passage.send();
    passage.cut();
  },
  'cut within the answer': async (passage) => {
    passage.answer(await passage.send(), false);
    passage.cut();
  },
  'cut after the answer': async (passage) => {
    passage.answer(await passage.send());
    passage.cut();
  },
  'arrived, but answered by a gateway': async (passage) => {
    await passage.send();
    passage.answer(badGateway);
  },
  'did not arrive, and was answered by a gateway': async (passage) => passage.answer(badGateway),
  'not answered': async (passage, { random }) => {
    await passage.send();
    await Promise.race([passage.isGivenUp(), pause(random() * 200)]);
    passage.cut();
  },
  delayed: async (passage, { random }) => {
    await pause(random() * 15);
    const answer = await passage.send();
    await pause(random() * 15);
    passage.answer(answer);
  },
  'sent twice': async (passage, { sendCopies }) => passage.answer(await sendCopies(passage, 2)),
  'sent 20 times at once': async (passage, { sendCopies }) =>
    passage.answer(await sendCopies(passage, 20)),
  'overtaken by later requests': async (passage, { sendLate }) => {
    passage.cut();
    sendLate(passage);
  },
  'sent again after later requests': async (passage, { sendLate }) => {
    passage.answer(await passage.send());
    sendLate(passage);
  },
};
