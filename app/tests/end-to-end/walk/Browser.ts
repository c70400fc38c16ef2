import { expect, type BrowserContext, type Request } from 'playwright/test';
import { dayAt } from './days.ts';
import type { Entry, LogModel } from './LogModel.ts';
import type { OwnEntries } from './UndoModel.ts';

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
  /** When a request last began or could have begun, in milliseconds. */
  #lastRequest = 0;

  constructor(context: BrowserContext, log: LogModel) {
    this.context = context;
    this.#log = log;
    const begin = (request: Request) => {
      this.#unanswered.add(request);
      this.#lastRequest = Date.now();
    };
    const end = (request: Request) => void this.#unanswered.delete(request);
    context.on('request', begin);
    context.on('requestfinished', end);
    context.on('requestfailed', end);
  }

  /** The present time by the clock of the device, in milliseconds since 1970. */
  get now(): number {
    return Date.now() + this.#clockError;
  }

  /** The day by the clock of the device. */
  get today(): string {
    return dayAt(this.now);
  }

  get isOffline(): boolean {
    return this.#entriesOfServer !== undefined;
  }

  /** Waits until every request is answered. */
  async settle() {
    await expect.poll(() => this.#unanswered.size).toBe(0);
  }

  /** Cuts the network once nothing is on its way: a late answer would say that there is one. */
  async loseNetwork() {
    this.#lastRequest = Date.now();
    const isQuiet = () => this.#unanswered.size === 0 && Date.now() - this.#lastRequest > 500;
    await expect.poll(isQuiet).toBe(true);
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
  miss(entry: Entry) {
    this.#missed.push(entry);
  }

  /** Whether no tab has changed the entry since the network went. */
  isAsOnServer({ id, version }: Entry): boolean {
    return this.#entriesOfServer?.get(id)?.version === version;
  }

  /** Sets the clock of the device, in minutes from the right time. */
  async setClock(minutesFast: number) {
    this.#clockError = minutesFast * 60_000;
    await this.context.clock.setSystemTime(this.now);
  }

  /** Time passes on the device, as while it sleeps. */
  async sleep(seconds: number) {
    await this.context.clock.fastForward(seconds * 1000);
    this.#clockError += seconds * 1000;
  }
}
