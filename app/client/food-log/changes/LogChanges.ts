import { ApiError } from '../../api/ApiError.ts';
import { describeError } from '../../api/describeError.ts';
import type { ChangeFragment } from '../../api/operations.generated.ts';
import type { LogChange } from '../data/FoodLog.types.ts';
import { ChangeQueue } from './ChangeQueue.ts';
import { invertChange } from './invertChange.ts';
import type { KeptChange } from './KeptChange.ts';
import { KeptChanges } from './KeptChanges.ts';
import { OwnVersions } from './OwnVersions.ts';
import { PendingChange } from './PendingChange.ts';

/** How long a change may go unanswered before the page tells the person, who then goes on, in milliseconds. */
const patience = 5000;

/** A change that the server refused when no part of the page waited for it any more. */
export type RefusedChange = Required<KeptChange>;

/**
 * The state that {@link LogChanges} shows to React. Every change of state is a new object, in which a list that holds the
 * same changes is the same list.
 */
export interface LogChangesState {
  /** Changes without an answer, in the order in which they were made. */
  pending: readonly LogChange[];
  /** The pending changes that a day shows. */
  shown: readonly LogChange[];
  /** Changes made and not undone, in the order in which they were made: Undo undoes the last. */
  done: readonly LogChange[];
  /** The changes of `done` that the server has answered. */
  answered: readonly LogChange[];
  /** Changes that the server refused, and that the person has not dismissed yet. */
  refused: readonly RefusedChange[];
  /** Whether the server has been silent for so long that the page tells the person. */
  isStuck: boolean;
  /** Whether pending changes outlive the page. */
  isKept: boolean;
}

/** Sends a change once under that login id. Throws ApiError when the server refuses the change or does not answer. */
export type Send = (
  change: LogChange,
  loginId: string,
  signal: AbortSignal,
) => Promise<ChangeFragment>;

/** The known list where the list of now holds the same changes. */
const reuse = (known: readonly LogChange[], now: readonly LogChange[]) =>
  now.length === known.length && now.every((change, index) => change === known[index])
    ? known
    : now;

/**
 * One person's changes on this device. Each is kept on the device, shown at once, sent until it is answered, and can
 * be undone. Undo sends the opposite change with the version that this device left behind: the server refuses to undo
 * an entry that another device has changed since, so nothing is overwritten.
 */
export class LogChanges {
  #state: LogChangesState = {
    pending: [],
    shown: [],
    done: [],
    answered: [],
    refused: [],
    isStuck: false,
    isKept: true,
  };
  readonly #listeners = new Set<() => void>();
  #done: readonly LogChange[] = [];
  #refused: readonly RefusedChange[] = [];
  #isStuck = false;
  readonly #loginId: string;
  readonly #own = new OwnVersions();
  readonly #kept: KeptChanges;
  readonly #queue: ChangeQueue<ChangeFragment>;
  readonly #answered: (answer: ChangeFragment | undefined, change: LogChange) => void;

  /**
   * @param userId the owner of the changes.
   * @param answered receives every answer, or undefined for a refusal, before the change stops pending.
   */
  constructor(
    { userId, loginId }: { userId: string; loginId: string },
    send: Send,
    answered: (answer: ChangeFragment | undefined, change: LogChange) => void,
  ) {
    this.#loginId = loginId;
    this.#kept = new KeptChanges(userId);
    this.#queue = new ChangeQueue(
      async (sent, signal) => send(this.#own.applyTo(sent.change), sent.loginId, signal),
      (sent, answer) => this.#settle(sent, answer),
    );
    this.#answered = answered;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly getState = () => this.#state;

  /** The number of changes that wait in other pages of this person, or that a closed page has left. */
  readonly countElsewhere = () => this.#kept.countElsewhere();

  /**
   * Sends what waits, including the changes of closed pages. @returns a function that stops sending; what waits then
   * stays kept.
   */
  start(): () => void {
    this.#queue.start();
    const stopKeeping = this.#kept.start({
      take: (changes) => this.#take(changes),
      onDiscarded: () => this.#drop(),
    });
    return () => {
      stopKeeping();
      this.#queue.stop();
    };
  }

  /**
   * Makes a change, which can be undone from now on. Resolves when the server has the change, or after some seconds
   * without an answer: from then on the change is shown, and sent until it is answered.
   * @param maker receives a refusal until it is released; after that the refusal is in the state.
   * @throws ApiError when the server refuses the change; the log is as before then.
   */
  async make(change: LogChange, maker: symbol): Promise<void> {
    this.#done = [...this.#done, change];
    return this.#add(change, maker);
  }

  /** Undoes the last change, once the server has made it. Resolves and throws as {@link make} does. */
  async undo(maker: symbol): Promise<void> {
    const change = this.#done.at(-1);
    if (!change) return undefined;
    this.#done = this.#done.slice(0, -1);
    return this.#add(invertChange(change), maker);
  }

  /** Called when the maker is gone or replaced: it can no longer say what became of its changes. */
  release(maker: symbol) {
    const left = this.#queue.changes.filter((one) => one.maker === maker && !one.isReleased);
    for (const change of left) change.release();
    if (left.length > 0) this.#show();
  }

  /** Sends every unanswered change again now. */
  readonly sendNow = () => this.#queue.sendNow(this.#isStuck);

  /** Removes a refused change that the person has seen. */
  readonly dismiss = (refused: RefusedChange) => {
    this.#refused = this.#refused.filter((other) => other !== refused);
    this.#show();
  };

  /** Discards every change that waits or was refused, in other pages too. What was sent already may be in the log. */
  discard() {
    this.#drop();
    this.#kept.discard();
  }

  async #add(change: LogChange, maker: symbol): Promise<void> {
    const added = new PendingChange(change, this.#loginId, maker);
    if (this.#isStuck) added.release();
    this.#queue.add(added);
    this.#show();
    const timer = setTimeout(() => this.#getStuck(), patience);
    try {
      await added.answer;
    } finally {
      clearTimeout(timer);
    }
  }

  #take(changes: readonly KeptChange[]): boolean {
    for (const { change, loginId, refusal } of changes) {
      if (refusal === undefined) {
        const taken = new PendingChange(change, loginId);
        taken.release();
        this.#queue.add(taken);
        setTimeout(() => {
          if (this.#queue.changes.includes(taken)) this.#getStuck();
        }, patience);
      } else this.#refused = [...this.#refused, { change, loginId, refusal }];
    }
    if (changes.length > 0) this.#show();
    return this.#state.isKept;
  }

  #drop() {
    for (const waiting of this.#queue.changes) waiting.release();
    this.#done = this.#done.filter((change) => !this.#state.pending.includes(change));
    this.#queue.clear();
    this.#refused = [];
    this.#isStuck = false;
    this.#show();
  }

  #settle(sent: PendingChange, answer: ChangeFragment | ApiError) {
    if (answer instanceof ApiError) this.#refuse(sent, answer);
    else {
      this.#own.learn(answer.entries);
      sent.accept();
    }
    // Every maker that still waits has been told by now.
    this.#isStuck &&= this.#queue.changes.some(({ failures }) => failures > 0);
    this.#answered(answer instanceof ApiError ? undefined : answer, sent.change);
    this.#show();
  }

  #refuse(sent: PendingChange, error: ApiError) {
    this.#done = this.#done.filter((change) => change !== sent.change);
    const isTold = sent.refuse(error);
    // The person has already undone what the server refused, so its delete has nothing left to do.
    const undone =
      sent.change.kind === 'create'
        ? this.#queue.changes.filter(
            ({ change, ids }) =>
              change.kind === 'delete' && ids.every((id) => sent.ids.includes(id)),
          )
        : [];
    for (const deleted of undone) deleted.accept();
    this.#queue.remove(...undone);
    if (isTold || undone.length > 0) return;
    const { change, loginId } = sent;
    this.#refused = [...this.#refused, { change, loginId, refusal: describeError(error) }];
  }

  #getStuck() {
    this.#isStuck = true;
    for (const waiting of this.#queue.changes) waiting.release();
    this.#show();
  }

  #show() {
    const isKept = this.#kept.keep([
      ...this.#queue.changes.map(({ change, loginId }) => ({
        change: this.#own.applyTo(change),
        loginId,
      })),
      ...this.#refused,
    ]);
    this.#state = this.#readState(isKept);
    for (const listener of this.#listeners) listener();
  }

  #readState(isKept: boolean): LogChangesState {
    const waiting = this.#queue.changes;
    const { pending, shown, answered } = this.#state;
    const nowPending = waiting.map(({ change }) => change);
    const nowShown = waiting.filter(({ isShown }) => isShown).map(({ change }) => change);
    const nowAnswered = this.#done.filter((change) => !nowPending.includes(change));
    return {
      pending: reuse(pending, nowPending),
      shown: reuse(shown, nowShown),
      done: this.#done,
      answered: reuse(answered, nowAnswered),
      refused: this.#refused,
      isStuck: this.#isStuck,
      isKept,
    };
  }
}
