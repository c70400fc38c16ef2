import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import { HttpError } from './HttpError.ts';

/** How many operations of one person run at once. */
export const maxRunning = 4;
/** How many requests of one person run, wait, or have an answer that is still being sent. */
export const maxUnderWay = 50;
/** Of the operations that may run together, so many are left for people who have used little time lately. */
const leftForOthers = 2;
/** How much that is, in milliseconds. */
const littleUse = 2000;
/** After so many milliseconds, the time that a person has used counts half. */
const halfLife = 10_000;
/** Smaller differences do not count, in milliseconds: then those who have waited longer come first. */
const step = 100;
/** How many new connections are accepted between two operations. */
const maxAccepted = 100;

let accepted = 0;
subscribe('net.server.socket', () => (accepted += 1));

const givenUp = new HttpError(
  408,
  'REQUEST_TIMEOUT',
  'The connection was closed before the request could be answered. Nothing was done; please try again.',
);

interface Person {
  underWay: number;
  running: number;
  waiting: (() => void)[];
  /** For how long the operations of the person ran lately, in milliseconds, and when that was counted. */
  used: number;
  countedAt: number;
}

const decayed = ({ used, countedAt }: Person, now: number) =>
  used * 2 ** ((countedAt - now) / halfLife);
/** How much time a person has used lately, in steps. */
const usedBy = (person: Person, now: number) => Math.floor(decayed(person, now) / step) * step;

/**
 * Limits what each person may have under way, and lets the operations of all people begin in a fair order: next is that
 * of the person who has the fewest running and, of several, of the one who has used the least time lately. One begins at a
 * time, and before the next the server reads the requests that have arrived. So people who ask for little seldom wait for
 * more than the operation that runs, however many others ask for much.
 */
export class ConcurrencyLimit {
  readonly #maxTogether: number;
  readonly #elapsed: () => number;
  readonly #people = new Map<string, Person>();
  /** The people who have an operation that waits, in the order in which they came, or had their last turn. */
  readonly #waiting = new Set<Person>();
  #running = 0;
  /** Whether an operation has just begun, and what has arrived is read before the next begins. */
  #isPausing = false;
  /** With so many people, those who need not be remembered are forgotten. */
  #tooManyPeople = 100;

  /**
   * @param maxTogether How many operations of all people run at once.
   * @param elapsed Counts milliseconds.
   */
  constructor(maxTogether: number, elapsed = () => performance.now()) {
    this.#maxTogether = maxTogether;
    this.#elapsed = elapsed;
  }

  /** How many people it remembers. */
  get people(): number {
    return this.#people.size;
  }

  /**
   * Runs an operation when it is its turn.
   * @param response The answer to it. The request is under way until that is sent, or its connection is closed.
   * @throws HttpError 429 if the person has too many requests under way, 408 if the connection was closed before the
   * operation began. Then it does not begin.
   */
  async run<Result>(
    subject: string,
    response: ServerResponse,
    operation: () => Promise<Result>,
  ): Promise<Result> {
    const person = this.#people.get(subject) ?? this.#remember(subject);
    if (person.underWay >= maxUnderWay) {
      throw new HttpError(
        429,
        'TOO_MANY_REQUESTS',
        'Too many requests at once. Nothing was done; try again in 1 second.',
        { retryAfter: 1 },
      );
    }
    person.underWay += 1;
    const { promise: closed, resolve: close } = Promise.withResolvers<void>();
    // The connection may have been closed while the session was checked: then that is not told again.
    if (response.closed || response.destroyed) close();
    else response.once('close', close);
    try {
      await this.#begin(person);
      return await this.#measure(person, async () => {
        if (response.destroyed) throw givenUp;
        return operation();
      });
    } finally {
      void closed.then(() => (person.underWay -= 1));
    }
  }

  #remember(subject: string): Person {
    const now = this.#elapsed();
    if (this.#people.size >= this.#tooManyPeople) {
      for (const [other, person] of this.#people) {
        if (person.underWay === 0 && usedBy(person, now) === 0) this.#people.delete(other);
      }
      this.#tooManyPeople = Math.max(100, 2 * this.#people.size);
    }
    const person = { underWay: 0, running: 0, waiting: [], used: 0, countedAt: now };
    this.#people.set(subject, person);
    return person;
  }

  #begin(person: Person): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    person.waiting.push(resolve);
    this.#waiting.add(person);
    this.#next();
    return promise;
  }

  async #measure<Result>(person: Person, operation: () => Promise<Result>): Promise<Result> {
    const begun = this.#elapsed();
    try {
      return await operation();
    } finally {
      const now = this.#elapsed();
      person.used = decayed(person, now) + now - begun;
      person.countedAt = now;
      person.running -= 1;
      this.#running -= 1;
      this.#moveToEnd(person);
      this.#next();
    }
  }

  #moveToEnd(person: Person): void {
    this.#waiting.delete(person);
    if (person.waiting.length > 0) this.#waiting.add(person);
  }

  #next(): void {
    if (this.#isPausing || this.#running >= this.#maxTogether) return;
    const person = this.#first();
    const begin = person?.waiting.shift();
    if (!person || !begin) return;
    this.#moveToEnd(person);
    person.running += 1;
    this.#running += 1;
    this.#isPausing = true;
    this.#pause(maxAccepted);
    begin();
  }

  /** Each time around, the event loop reads all that came over known connections, but accepts only one new connection. */
  #pause(most: number): void {
    const before = accepted;
    setImmediate(() => {
      if (accepted > before && most > 1) return this.#pause(most - 1);
      this.#isPausing = false;
      this.#next();
    });
  }

  #first(): Person | undefined {
    const now = this.#elapsed();
    const isForAll = this.#running < this.#maxTogether - leftForOthers;
    let first: Person | undefined;
    for (const person of this.#waiting) {
      const used = usedBy(person, now);
      if (person.running >= maxRunning || !(isForAll || used < littleUse)) continue;
      const isFirst =
        !first ||
        person.running < first.running ||
        (person.running === first.running && used < usedBy(first, now));
      if (isFirst) first = person;
    }
    return first;
  }
}
