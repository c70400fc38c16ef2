import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Account } from '../end-to-end/support/accounts.ts';
import { startFoodlog, type Foodlog } from '../end-to-end/support/startFoodlog.ts';

const query = `query day($day: LocalDate!, $bound: DayOrInstant!) {
  entries: foodLogEntries(day: $day) { name calories }
  totals: foodLogStats(pagination: { filter: { startDate: $bound, endDate: $bound } }) { calories }
}`;

/** What the server has of a day. */
interface ServerDay {
  entries: { name: string; calories: number }[];
  totals: { calories: number };
}

/** A Foodlog that can be stopped and started again at the same address with the same data. */
export class Server {
  readonly #dataDir: string;
  #running: Foodlog;
  readonly url: string;

  private constructor(dataDir: string, running: Foodlog) {
    this.#dataDir = dataDir;
    this.#running = running;
    this.url = running.url;
  }

  static async create(): Promise<Server> {
    const dataDir = await mkdtemp(join(tmpdir(), 'foodlog-browsers-'));
    return new Server(dataDir, await startFoodlog({ DATA_DIR: dataDir }));
  }

  /** Stops it as an operator would; a browser then has no Foodlog. */
  async stop() {
    await this.#running.stop();
  }

  /** Starts it again after {@link stop}. */
  async startAgain() {
    const { port } = new URL(this.url);
    this.#running = await startFoodlog({ DATA_DIR: this.#dataDir, PORT: port });
  }

  /** Stops it, if it runs, and deletes its data. */
  async delete() {
    await this.stop();
    await rm(this.#dataDir, { recursive: true, force: true });
  }

  /** Today as the server answers it to another device of the person. */
  async askToday({ email, password }: Account): Promise<ServerDay> {
    const credentials = { loginId: email, password };
    const signIn = await this.#post('/v1/auth/password/signin', 'local', credentials);
    const { sessionJwt }: { sessionJwt: string } = await signIn.json();
    const day = new Date().toLocaleDateString('sv');
    const answer = await this.#post('/api', sessionJwt, { query, variables: { day, bound: day } });
    const { data }: { data: ServerDay } = await answer.json();
    return data;
  }

  async #post(path: string, token: string, body: object) {
    return fetch(this.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  }
}
