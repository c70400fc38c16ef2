import { ApiError } from '../../api/ApiError.ts';
import { describeError } from '../../api/describeError.ts';
import type { ChangeFragment } from '../../api/operations.generated.ts';
import type { LogChange } from '../data/FoodLog.types.ts';
import { ChangeQueue } from './ChangeQueue.ts';
import { invertChange } from './invertChange.ts';
import { type KeptChange, KeptChanges } from './KeptChanges.ts';
import { OwnVersions } from './OwnVersions.ts';
import { PendingChange } from './PendingChange.ts';

/** How long a change may go without an answer before the person is told and goes on, in milliseconds. */
const patience = 5000;

/** A change that the server refused when nobody was there to say so. */
export type RefusedChange = Required<KeptChange>;

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

/** Sends a change once, as that login; throws ApiError when it is refused or not answered. */
export type Send = (
  change: LogChange,
  loginId: string,
  signal: AbortSignal,
) => Promise<ChangeFragment>;

/**
 * One person's changes on this device: kept there, shown at once, sent until each is answered, taken back one by one.
 * An undone change is sent with the version that this device left behind: what another device has changed since is
 * refused by the server, never overwritten.
 */
export class LogChanges {
  #state: LogChangesState;
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
   * @param userId whose changes.
   * @param answered is told of every answer, or undefined for a refusal, before the change stops pending.
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
   * Makes a change. It can be taken back from now on. Resolves when the server has it, or after some seconds without an
   * answer: then it is shown, and sent until it is answered.
   * @param maker is told of a refusal until it is released; after that the state has it.
   * @throws ApiError when the server refuses it, with everything as before.
   */
  async make(change: LogChange, maker: symbol): Promise<void> {
    this.#done = [...this.#done, change];
    return this.#add(change, maker);
  }

  /** Takes back the last change that was made, once it is made; resolves and throws as {@link make} does. */
  async undo(maker: symbol): Promise<void> {
    const change = this.#done.at(-1);
    if (!change) return undefined;
    this.#done = this.#done.slice(0, -1);
    return this.#add(invertChange(change), maker);
  }

  /** The maker is gone, or something else stands in its place: it cannot say any more what comes of its changes. */
  release(maker: symbol) {
    const left = this.#queue.changes.filter((one) => one.maker === maker && !one.isReleased);
    for (const change of left) change.release();
    if (left.length > 0) this.#show();
  }

  /** Sends again now what the server has not answered. */
  readonly sendNow = () => this.#queue.sendNow(this.#isStuck);

  /** The person has seen that it was refused, and goes on without it. */
  readonly dismiss = (refused: RefusedChange) => {
    this.#refused = this.#refused.filter((other) => other !== refused);
    this.#show();
  };

  /** Gives up all that waits or was refused, in other pages too. What was sent already may be in the log. */
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
    // Whoever still waits has been told of it by now.
    this.#isStuck &&= this.#queue.changes.some(({ failures }) => failures > 0);
    this.#answered(answer instanceof ApiError ? undefined : answer, sent.change);
    this.#show();
  }

  #refuse(sent: PendingChange, error: ApiError) {
    this.#done = this.#done.filter((change) => change !== sent.change);
    const isTold = sent.refuse(error);
    // What never came to be is deleted, too: the person has taken it back already.
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
    return {
      pending: waiting.map(({ change }) => change),
      shown: waiting.filter(({ isShown }) => isShown).map(({ change }) => change),
      done: this.#done,
      refused: this.#refused,
      isStuck: this.#isStuck,
      isKept,
    };
  }
}
