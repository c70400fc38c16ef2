import { expect, type BrowserContext, type Request, type Route } from 'playwright/test';
import { morning } from '../support/morning.ts';
import type { ServerEntry } from '../support/server.ts';
import type { Entry, LogModel } from './LogModel.ts';
import type { OwnEntries } from './UndoModel.ts';

const passOn = async (route: Route) => route.fallback();

/** What the tabs of one browser share. While it has no network, the model is the log as this browser knows it. */
export class Browser {
  readonly context: BrowserContext;
  readonly #log: LogModel;
  /** The entries as the tabs of this browser left them. */
  readonly own: OwnEntries = new Map();
  /** The entries of the server, as they were when the network went. */
  #entriesOfServer: Map<string, Entry> | undefined;
  /** What other devices have logged since. */
  #missed: Entry[] = [];
  /** How far the clock of the device is ahead, in milliseconds. */
  #clockError = 0;
  readonly #unanswered = new Set<Request>();
  /** Takes the requests to the API, in place of the network. */
  intercept: ((route: Route) => Promise<void>) | undefined;

  private constructor(context: BrowserContext, log: LogModel) {
    this.context = context;
    this.#log = log;
    const end = (request: Request) => void this.#unanswered.delete(request);
    context.on('request', (request) => void this.#unanswered.add(request));
    context.on('requestfinished', end);
    context.on('requestfailed', end);
    // The requests of a closed page do not end.
    context.on('page', (page) => page.on('close', () => this.#unanswered.clear()));
  }

  static async create(context: BrowserContext, log: LogModel): Promise<Browser> {
    const browser = new Browser(context, log);
    await context.clock.install();
    // It stays: a request that is sent while its route is removed can hang.
    await context.route('**/api', async (route) => (browser.intercept ?? passOn)(route));
    return browser;
  }

  /** How far the clock of the device is ahead, in minutes. */
  get minutesFast(): number {
    return this.#clockError / 60_000;
  }

  /** The day by the clock of the device. */
  get today(): string {
    return morning.dayOf(Date.now() + this.#clockError);
  }

  get isOffline(): boolean {
    return this.#entriesOfServer !== undefined;
  }

  get isAnswered(): boolean {
    return this.#unanswered.size === 0;
  }

  /** Nothing waits for the answer of that request. */
  giveUp(request: Request) {
    this.#unanswered.delete(request);
  }

  async loseNetwork() {
    await expect.poll(() => this.isAnswered).toBe(true);
    this.#entriesOfServer = new Map(this.#log.entries);
    await this.context.setOffline(true);
  }

  /** After this, the model is the log of all devices again. */
  async findNetwork() {
    this.#entriesOfServer = undefined;
    for (const entry of this.#missed.splice(0)) this.#log.set(entry);
    await this.context.setOffline(false);
  }

  /** The person discards what waits for the network, in every tab. */
  discardWaiting() {
    if (this.#entriesOfServer) this.#log.reset(this.#entriesOfServer);
    this.own.clear();
  }

  /** Another device logs an entry while this browser has no network. */
  miss(entry: ServerEntry) {
    this.#missed.push({ ...entry, isDeleted: false });
  }

  /** Whether no tab has changed the entry since the network went. */
  isAsOnServer({ id, version }: Entry): boolean {
    return this.#entriesOfServer?.get(id)?.version === version;
  }

  /** Sets the clock of the device, in minutes from the right time. */
  async setClock(minutesFast: number) {
    this.#clockError = minutesFast * 60_000;
    await this.context.clock.setSystemTime(Date.now() + this.#clockError);
  }

  /** Time passes on the device, as while it sleeps. */
  async sleep(seconds: number) {
    await this.context.clock.fastForward(seconds * 1000);
    this.#clockError += seconds * 1000;
  }

  /** Lets the timers of the pages pass so many seconds. The clock is then as right or wrong as before. */
  async passTimers(seconds: number) {
    const { minutesFast } = this;
    await this.sleep(seconds);
    await this.setClock(minutesFast);
  }
}
