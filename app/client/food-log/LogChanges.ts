import { ApiError } from '../api/ApiError.ts';
import { errorWords } from '../api/errorWords.ts';
import type { ChangeFragment } from '../api/operations.generated.ts';
import { ChangeSender } from './ChangeSender.ts';
import type { LogChange } from './DayLog.types.ts';
import { inverseOf } from './inverseOf.ts';
import { type KeptChange, KeptChanges } from './KeptChanges.ts';
import { OwnVersions } from './OwnVersions.ts';
import { type ChangeMaker, PendingChange } from './PendingChange.ts';

/** How long the server may take before a person is told and goes on, in milliseconds. */
const patience = 5000;

/** A change that the server refused when nobody was there to say so. */
export interface RefusedChange {
  change: LogChange;
  /** Why, for a person to read. */
  refusal: string;
}

/** What {@link LogChanges} shows to React. Replaced whole, so that it can be compared. */
export interface LogChangesState {
  /** Not yet answered, in the order made. */
  pending: readonly LogChange[];
  /** Those of them that a day shows. */
  shown: readonly LogChange[];
  /** Made and not taken back, in the order made: Undo takes back the last. */
  done: readonly LogChange[];
  /** Not in the log, and not yet dismissed by the person. */
  refused: readonly RefusedChange[];
  /** Whether the server has not answered for so long that the person is told. */
  isStuck: boolean;
  /** Whether what waits outlives the page. */
  isKept: boolean;
}

/** Sends a change once; throws ApiError when it is refused or not answered. */
export type Send = (change: LogChange, signal: AbortSignal) => Promise<ChangeFragment>;

const gone: ChangeMaker = { current: false };

/**
 * One person's changes on this device: kept there, shown at once, sent one after the other until each is answered,
 * taken back one by one. An undone change is sent with the version that this device left behind: what another device
 * has changed since is refused by the server, never overwritten.
 */
export class LogChanges {
  #state: LogChangesState;
  readonly #listeners = new Set<() => void>();
  #queue: readonly PendingChange[] = [];
  #done: readonly LogChange[] = [];
  #refused: readonly RefusedChange[] = [];
  #isStuck = false;
  #isStarted = false;
  #isSending = false;
  readonly #own = new OwnVersions();
  readonly #kept: KeptChanges;
  readonly #send: Send;
  readonly #answered: (answer: ChangeFragment | undefined, change: LogChange) => void;
  readonly #sender = new ChangeSender();

  /**
   * @param userId whose changes.
   * @param answered is told of every answer, or undefined for a refusal, before the change stops pending.
   */
  constructor(
    userId: string,
    send: Send,
    answered: (answer: ChangeFragment | undefined, change: LogChange) => void,
  ) {
    this.#kept = new KeptChanges(userId);
    this.#send = send;
    this.#answered = answered;
    this.#state = this.#readState(true);
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly getState = () => this.#state;

  /** How many changes wait in other pages of this person, or were left by a page that is gone. */
  readonly countElsewhere = () => this.#kept.countElsewhere();

  /** Sends what waits, that of pages that are gone included. @returns what stops it: what waits then stays kept. */
  start(): () => void {
    this.#isStarted = true;
    const stopTaking = this.#kept.takeOver((changes) => this.#takeOver(changes));
    void this.#sendAll();
    return () => {
      this.#isStarted = false;
      stopTaking();
      this.#sender.stop();
    };
  }

  /**
   * Makes a change. It can be taken back from now on. Resolves when the server has it, or after some seconds without an
   * answer: then it is shown, and sent until it is answered.
   * @param maker is told of a refusal as long as it is there and waits; otherwise the state has it.
   * @throws ApiError when the server refuses it, with everything as before.
   */
  async make(change: LogChange, maker: ChangeMaker): Promise<void> {
    this.#done = [...this.#done, change];
    return this.#add(
      new PendingChange(change, maker, () => {
        this.#done = this.#done.filter((other) => other !== change);
      }),
    );
  }

  /** Takes back the last change that was made, once it is made; resolves and throws as {@link make} does. */
  async undo(maker: ChangeMaker): Promise<void> {
    const change = this.#done.at(-1);
    if (!change) return undefined;
    this.#done = this.#done.slice(0, -1);
    return this.#add(new PendingChange(inverseOf(change), maker));
  }

  /** Sends again now what the server has not answered for long. */
  readonly sendNow = () => {
    if (this.#isStuck) this.#sender.sendAgain();
  };

  /** The person has seen that it was refused, and goes on without it. */
  readonly dismiss = (refused: RefusedChange) => {
    this.#refused = this.#refused.filter((other) => other !== refused);
    this.#show();
  };

  /** Gives up all that waits or was refused, in other pages too. What was sent already may be in the log. */
  discard() {
    this.#queue = [];
    this.#refused = [];
    this.#isStuck = false;
    this.#sender.stop();
    this.#show();
    this.#kept.discard();
  }

  async #add(added: PendingChange): Promise<void> {
    this.#queue = [...this.#queue, added];
    if (this.#isStuck) added.release();
    this.#show();
    void this.#sendAll();
    return added.answer;
  }

  #takeOver(changes: readonly KeptChange[]): boolean {
    for (const { change, refusal } of changes) {
      if (refusal === undefined) {
        const taken = new PendingChange(change, gone);
        taken.release();
        this.#queue = [...this.#queue, taken];
      } else this.#refused = [...this.#refused, { change, refusal }];
    }
    if (changes.length > 0) this.#show();
    void this.#sendAll();
    return this.#state.isKept;
  }

  async #sendAll() {
    if (this.#isSending) return;
    this.#isSending = true;
    for (let next = this.#next; next; next = this.#next) await this.#sendUntilAnswered(next);
    this.#isSending = false;
  }

  get #next(): PendingChange | undefined {
    return this.#isStarted ? this.#queue[0] : undefined;
  }

  async #sendUntilAnswered(sent: PendingChange) {
    const timer = setTimeout(this.#getStuck, patience);
    let answer: ChangeFragment | undefined;
    try {
      answer = await this.#sender.send(async (signal) =>
        this.#send(this.#own.applyTo(sent.change), signal),
      );
      this.#own.learn(answer.entries);
      sent.accept();
    } catch (error) {
      // Anything else is that it was stopped, and is still waiting.
      if (!(error instanceof ApiError)) return;
      if (!sent.refuse(error)) {
        this.#refused = [...this.#refused, { change: sent.change, refusal: errorWords(error) }];
      }
    } finally {
      clearTimeout(timer);
    }
    this.#queue = this.#queue.filter((other) => other !== sent);
    this.#isStuck = false;
    this.#answered(answer, sent.change);
    this.#show();
  }

  readonly #getStuck = () => {
    this.#isStuck = true;
    for (const waiting of this.#queue) waiting.release();
    this.#show();
  };

  #show() {
    const isKept = this.#kept.keep([
      ...this.#queue.map(({ change }) => ({ change: this.#own.applyTo(change) })),
      ...this.#refused,
    ]);
    this.#state = this.#readState(isKept);
    for (const listener of this.#listeners) listener();
  }

  #readState(isKept: boolean): LogChangesState {
    return {
      pending: this.#queue.map(({ change }) => change),
      shown: this.#queue.filter(({ isShown }) => isShown).map(({ change }) => change),
      done: this.#done,
      refused: this.#refused,
      isStuck: this.#isStuck,
      isKept,
    };
  }
}
