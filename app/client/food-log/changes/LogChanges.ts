import { ApiError } from '../../api/ApiError.ts';
import { describeError } from '../../api/describeError.ts';
import type { ChangeFragment } from '../../api/operations.generated.ts';
import type { Device } from '../../device/Device.ts';
import { createObjectId } from '../data/createObjectId.ts';
import type { LogChange, MadeChange } from '../data/FoodLog.types.ts';
import { ChangeQueue } from './ChangeQueue.ts';
import { invertChange } from './invertChange.ts';
import { listChanges, type LogChangesState, type RefusedChange } from './LogChangesState.ts';
import type { KeptChange } from './KeptChange.ts';
import { KeptChanges } from './KeptChanges.ts';
import { OwnVersions } from './OwnVersions.ts';
import { PendingChange } from './PendingChange.ts';
import { Turn } from './Turn.ts';
import { readUndoHistory, storeUndoHistory } from './undoHistory.ts';

/** How long a change may go unanswered before the page tells the person, who then goes on, in milliseconds. */
const patience = 5000;

/** Sends a change once under that login id. Throws ApiError when the server refuses the change or does not answer. */
export type Send = (
  change: LogChange,
  loginId: string,
  signal: AbortSignal,
) => Promise<ChangeFragment>;

const isRefused = (kept: KeptChange): kept is RefusedChange => kept.refusal !== undefined;

/**
 * One person's changes on this device. Each is kept on the device, shown at once, sent until it is answered, and can
 * be undone. Undo sends the opposite change with the version that this device left behind: the server refuses to undo
 * an entry that another device has changed since, so nothing is overwritten.
 */
export class LogChanges {
  #state: LogChangesState;
  readonly #listeners = new Set<() => void>();
  #done: readonly MadeChange[];
  #refused: readonly RefusedChange[];
  #isStuck = false;
  /** The ids of changes that wait no more, so that an earlier read does not bring them back. */
  readonly #gone = new Set<string>();
  /** Whether the last change outlives the page. */
  #lastKept = Promise.resolve(true);
  readonly #userId: string;
  readonly #loginId: string;
  readonly #isReachable: () => boolean;
  readonly #own = new OwnVersions();
  readonly #kept: KeptChanges;
  readonly #turn: Turn;
  readonly #queue: ChangeQueue<ChangeFragment>;
  readonly #answered: (answer: ChangeFragment | undefined, change: LogChange) => void;

  /**
   * @param userId the owner of the changes.
   * @param isReachable whether the server is likely to answer; else no part of the page waits for it.
   * @param answered receives every answer, or undefined for a refusal, before the change stops pending.
   */
  constructor(
    { userId, loginId }: { userId: string; loginId: string },
    device: Device,
    isReachable: () => boolean,
    send: Send,
    answered: (answer: ChangeFragment | undefined, change: LogChange) => void,
  ) {
    this.#userId = userId;
    this.#loginId = loginId;
    this.#isReachable = isReachable;
    this.#kept = new KeptChanges(device, userId);
    this.#queue = new ChangeQueue(
      async (sent, signal) => send(this.#own.applyTo(sent.change), sent.loginId, signal),
      (sent, answer) => this.#settle(sent, answer),
    );
    this.#answered = answered;
    this.#turn = new Turn(userId, (isOurs) => void this.#take(isOurs));
    const { done, entries } = readUndoHistory(userId);
    this.#done = done;
    this.#own.learn(entries);
    const { found } = this.#kept;
    this.#refused = found.filter((kept) => isRefused(kept));
    this.#queue.add(...found.filter((kept) => !isRefused(kept)).map((kept) => this.#wait(kept)));
    this.#state = this.#readState();
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly getState = () => this.#state;

  /** Sends what waits. @returns a function that stops sending; what waits then stays kept. */
  start(): () => void {
    const stopListening = this.#kept.start({
      onChange: () => void this.#read(),
      onMade: (id, answer) => this.#made(id, answer),
    });
    const stopTurn = this.#turn.start();
    return () => {
      stopTurn();
      stopListening();
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
    const made = { ...change, id: createObjectId() };
    this.#done = [...this.#done, made];
    return this.#add(made, maker);
  }

  /** Undoes the last change, once the server has made it. Resolves and throws as {@link make} does. */
  async undo(maker: symbol): Promise<void> {
    const change = this.#done.at(-1);
    if (!change) return undefined;
    this.#done = this.#done.slice(0, -1);
    return this.#add({ ...invertChange(change), id: createObjectId() }, maker);
  }

  /** Resolves when the device has kept the last change: to false when it could not. */
  readonly whenKept = async (): Promise<boolean> => this.#lastKept;

  /** Called when the maker is gone or replaced: it can no longer say what became of its changes. */
  release(maker: symbol) {
    const left = this.#queue.changes.filter((one) => one.maker === maker && !one.isReleased);
    for (const change of left) change.release();
    if (left.length > 0) this.#show();
  }

  /** The server has been silent for too long: whoever waits for it goes on, and what waits is kept. */
  stopWaiting() {
    if (this.#queue.changes.length === 0) return;
    this.#isStuck = true;
    for (const waiting of this.#queue.changes) waiting.release();
    this.#show();
  }

  /** Sends every unanswered change again now. */
  readonly sendNow = () => {
    this.#turn.take();
    this.#queue.sendNow(this.#isStuck);
  };

  /** Removes a refused change that the person has seen. */
  readonly dismiss = (refused: RefusedChange) => {
    this.#refused = this.#refused.filter((other) => other !== refused);
    this.#gone.add(refused.change.id);
    this.#kept.remove(refused.change.id);
    this.#show();
  };

  /** Discards every change that waits or was refused. What was sent already may be in the log. */
  discard() {
    const ids = [...this.#queue.changes, ...this.#refused].map(({ change }) => change.id);
    for (const id of ids) this.#gone.add(id);
    this.#drop(this.#queue.changes);
    this.#refused = [];
    this.#queue.clear();
    this.#kept.remove(...ids);
    this.#show();
  }

  async #add(change: MadeChange, maker: symbol): Promise<void> {
    const added = new PendingChange(change, this.#loginId, maker);
    if (this.#isStuck || !this.#isReachable()) added.release();
    this.#lastKept = this.#kept.add({ change: this.#own.applyTo(change), loginId: this.#loginId });
    void this.#lastKept.then((isKept) => isKept || this.#show());
    this.#queue.add(added);
    this.#turn.take();
    this.#show();
    this.#storeHistory();
    this.#watch(added);
    await added.answer;
  }

  /** A change that waits already, made by another page or before the app was opened. */
  #wait({ change, loginId }: KeptChange): PendingChange {
    const waiting = new PendingChange(change, loginId);
    waiting.release();
    this.#watch(waiting);
    return waiting;
  }

  #watch(waiting: PendingChange) {
    setTimeout(() => {
      if (this.#queue.changes.includes(waiting)) this.stopWaiting();
    }, patience);
  }

  async #take(isOurs: boolean) {
    if (!isOurs) {
      this.#queue.stop();
      return;
    }
    // What another page has sent or discarded meanwhile is not sent again.
    await this.#read();
    if (this.#turn.isOurs) this.#queue.start();
  }

  /** Takes over what other pages have made, sent or discarded, or what was refused there. */
  async #read() {
    const before = this.#queue.changes;
    const read = await this.#kept.read();
    if (!read) return;
    const kept = read.filter(({ change }) => !this.#gone.has(change.id));
    const here = new Set(this.#queue.changes.map(({ change }) => change.id));
    const waiting = new Set<string>();
    for (const one of kept) if (!isRefused(one)) waiting.add(one.change.id);
    const missing = before.filter(
      ({ change: { id } }) => here.has(id) && !waiting.has(id) && this.#kept.isKept(id),
    );
    this.#refused = kept.filter((one) => isRefused(one));
    this.#drop(missing);
    for (const { change } of missing) this.#answered(undefined, change);
    const added = kept.filter(
      ({ change, refusal }) => refusal === undefined && !here.has(change.id),
    );
    this.#queue.add(...added.map((one) => this.#wait(one)));
    this.#show();
  }

  /** Removes changes that no longer wait, and that cannot be undone. */
  #drop(dropped: readonly PendingChange[]) {
    if (dropped.length === 0) return;
    const ids = new Set(dropped.map(({ change }) => change.id));
    for (const id of ids) this.#gone.add(id);
    for (const one of dropped) one.release();
    this.#done = this.#done.filter(({ id }) => !ids.has(id));
    this.#storeHistory();
    this.#queue.remove(...dropped);
    this.#isStuck &&= this.#queue.changes.some(({ failures }) => failures > 0);
  }

  #settle(sent: PendingChange, answer: ChangeFragment | ApiError) {
    if (answer instanceof ApiError) {
      this.#refuse(sent, answer);
      this.#answered(undefined, sent.change);
    } else {
      this.#accept(sent, answer);
      const behind = this.#queue.changes.filter(({ ids }) =>
        ids.some((id) => sent.ids.includes(id)),
      );
      this.#kept.made(
        sent.change.id,
        answer,
        behind.map(({ change, loginId }) => ({ change: this.#own.applyTo(change), loginId })),
      );
    }
    // Every maker that still waits has been told by now.
    this.#isStuck &&= this.#queue.changes.some(({ failures }) => failures > 0);
    this.#show();
  }

  /** Another page has sent the change. */
  #made(id: string, answer: ChangeFragment) {
    const sent = this.#queue.changes.find(({ change }) => change.id === id);
    if (!sent) return;
    this.#queue.remove(sent);
    this.#accept(sent, answer);
    this.#show();
  }

  #accept(sent: PendingChange, answer: ChangeFragment) {
    this.#gone.add(sent.change.id);
    this.#own.learn(answer.entries);
    sent.accept();
    this.#storeHistory();
    this.#answered(answer, sent.change);
  }

  #refuse(sent: PendingChange, error: ApiError) {
    const { change, loginId, ids } = sent;
    this.#done = this.#done.filter(({ id }) => id !== change.id);
    this.#storeHistory();
    const isTold = sent.refuse(error);
    // The person has already undone what the server refused, so its delete has nothing left to do.
    const undone =
      change.kind === 'create'
        ? this.#queue.changes.filter(
            (one) => one.change.kind === 'delete' && one.ids.every((id) => ids.includes(id)),
          )
        : [];
    for (const deleted of undone) deleted.accept();
    this.#queue.remove(...undone);
    if (isTold || undone.length > 0) {
      const settled = [change.id, ...undone.map((one) => one.change.id)];
      for (const id of settled) this.#gone.add(id);
      this.#kept.remove(...settled);
      return;
    }
    const refused = { change, loginId, refusal: describeError(error) };
    this.#refused = [...this.#refused, refused];
    this.#kept.refused(refused);
  }

  #storeHistory() {
    storeUndoHistory(this.#userId, { done: this.#done, entries: this.#own.all });
  }

  #show() {
    this.#state = this.#readState(this.#state);
    for (const listener of this.#listeners) listener();
  }

  #readState(known?: LogChangesState): LogChangesState {
    const lists = listChanges(this.#queue.changes, this.#done, known);
    const { areAllKept: isKept } = this.#kept;
    return { ...lists, done: this.#done, refused: this.#refused, isStuck: this.#isStuck, isKept };
  }
}
