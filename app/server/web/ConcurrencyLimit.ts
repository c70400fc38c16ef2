import type { ServerResponse } from 'node:http';
import { HttpError } from './HttpError.ts';

/** How many operations of one person run at once. */
export const maxRunning = 4;
/** How many requests of one person run, wait, or have an answer that is still being sent. */
export const maxUnderWay = 50;

interface Person {
  underWay: number;
  running: number;
  waiting: (() => void)[];
  /** Whether one has just begun, and requests of others are served before the next begins. */
  isPausing: boolean;
}

/**
 * Limits what each person may have under way. The operations of a person begin one after the other, and between two of
 * them the server turns to what has arrived from others, however many requests the person sends at once.
 */
export class ConcurrencyLimit {
  readonly #people = new Map<string, Person>();

  /**
   * Runs an operation when it is its turn.
   * @param response The answer to it. The request is under way until that is sent, or its connection is closed.
   * @throws HttpError 429 if the person has too many requests under way.
   */
  async run<Result>(
    subject: string,
    response: ServerResponse,
    operation: () => Promise<Result>,
  ): Promise<Result> {
    const person = this.#people.get(subject) ?? {
      underWay: 0,
      running: 0,
      waiting: [],
      isPausing: false,
    };
    if (person.underWay >= maxUnderWay) {
      throw new HttpError(
        429,
        'TOO_MANY_REQUESTS',
        'Too many requests at once. Nothing was done; try again in 1 second.',
        { retryAfter: 1 },
      );
    }
    person.underWay += 1;
    this.#people.set(subject, person);
    const { promise: closed, resolve: close } = Promise.withResolvers<void>();
    // The connection may have been closed while the session was checked: then that is not told again.
    if (response.closed || response.destroyed) close();
    else response.once('close', close);
    const result = this.#begin(subject, person).then(operation);
    const ended = result.then(
      () => this.#end(subject, person),
      () => this.#end(subject, person),
    );
    void this.#leave(subject, person, Promise.all([ended, closed]));
    return result;
  }

  async #leave(subject: string, person: Person, isOver: Promise<unknown>): Promise<void> {
    await isOver;
    person.underWay -= 1;
    this.#forget(subject, person);
  }

  #forget(subject: string, person: Person): void {
    // A person who has just begun one pauses, also if it has ended already.
    if (person.underWay === 0 && !person.isPausing) this.#people.delete(subject);
  }

  #begin(subject: string, person: Person): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    person.waiting.push(resolve);
    this.#next(subject, person);
    return promise;
  }

  #end(subject: string, person: Person): void {
    person.running -= 1;
    this.#next(subject, person);
  }

  #next(subject: string, person: Person): void {
    if (person.isPausing || person.running >= maxRunning) return;
    const begin = person.waiting.shift();
    if (!begin) return;
    person.running += 1;
    person.isPausing = true;
    setImmediate(() => {
      person.isPausing = false;
      this.#next(subject, person);
      this.#forget(subject, person);
    });
    begin();
  }
}
