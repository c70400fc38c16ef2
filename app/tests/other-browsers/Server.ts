import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'playwright';
import { askForToken, demoAccount } from '../end-to-end/support/accounts.ts';
import { ask, type Day } from '../end-to-end/support/server.ts';
import { startFoodlog, type Foodlog } from '../end-to-end/support/startFoodlog.ts';

/** A Foodlog that can be stopped and started again at the same address with the same data. */
export class Server {
  readonly #dataDir = mkdtempSync(join(tmpdir(), 'foodlog-browsers-'));
  #running: Foodlog | undefined;
  url = 'http://127.0.0.1:0';

  async start() {
    const { port } = new URL(this.url);
    this.#running = await startFoodlog({ DATA_DIR: this.#dataDir, PORT: port });
    this.url = this.#running.url;
  }

  /** Stops it as an operator would; a browser then has no Foodlog. */
  async stop() {
    await this.#running?.stop();
  }

  /** Stops it, if it runs, and deletes its data. */
  async delete() {
    await this.stop();
    await rm(this.#dataDir, { recursive: true, force: true });
  }

  /** Today as the server answers it to another device of the person. */
  async askToday(): Promise<Day> {
    const device = await request.newContext({ baseURL: this.url });
    const token = await askForToken(device, this.url, 'signin', demoAccount);
    const day = new Date().toLocaleDateString('sv');
    const answer = await ask<Day>(device, token, 'day', { day, bound: day });
    await device.dispose();
    return answer;
  }
}
