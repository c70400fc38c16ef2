import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Seen, Turn } from './load.ts';

/** The clients, in a process of their own. */
export class Clients {
  readonly #process: ChildProcess = fork(fileURLToPath(new URL('load.ts', import.meta.url)));

  /** @param tokens One for each person. Every request is made by one of them. */
  constructor(tokens: readonly string[]) {
    this.#process.send({ tokens });
  }

  /**
   * Sends requests until the turn ends.
   * @throws Error if one is not answered as it should be.
   */
  async run(turn: Turn): Promise<Seen> {
    this.#process.send(turn);
    const [seen]: Seen[] = await once(this.#process, 'message');
    if (!seen || seen.errors > 0) throw new Error(`${turn.url} answered ${seen?.errors} errors.`);
    return seen;
  }

  close(): void {
    this.#process.kill();
  }
}
