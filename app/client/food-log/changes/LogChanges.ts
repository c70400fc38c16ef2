import { ApiError } from '../../api/ApiError.ts';
import { describeError } from '../../api/describeError.ts';
import type { ChangeFragment } from '../../api/operations.generated.ts';
import type { Device } from '../../device/Device.ts';
import { createObjectId } from '../data/createObjectId.ts';
import type { LogChange } from '../data/FoodLog.types.ts';
import { ChangeQueue } from './ChangeQueue.ts';
import { compareWithKept } from './compareWithKept.ts';
import { invertChange } from './invertChange.ts';
import {
  type Answered,
  idsOf,
  isRefused,
  listChanges,
  type LogChangesState,
  type RefusedChange,
} from './LogChangesState.ts';
import type { KeptChange } from './KeptChange.ts';
import { KeptChanges, type MadeElsewhere } from './KeptChanges.ts';
import { PendingChange } from './PendingChange.ts';
import type { Send } from './sendChange.ts';
import { Turn } from './Turn.ts';
import { UndoHistory } from './UndoHistory.ts';
import { withLaterChanges } from './withLaterChanges.ts';

/** How long a change may go unanswered before the page tells the person, in milliseconds. */
const patience = 5000;

/**
 * One person's changes on this device. Each is kept on the device, shown at once, sent until it is answered, and can
 * be undone. Undo sends the opposite change with the version that this device left behind: the server refuses to undo
 * an entry that another device has changed since, so nothing is overwritten.
 */
export class LogChanges {
  #state: LogChangesState;
  readonly #listeners = new Set<() => void>();
  #refused: readonly RefusedChange[];
  #isStuck = false;
  #isStarted = false;
  /** The ids of changes that wait no more, so that an earlier read does not bring them back. */
  readonly #gone = new Set<string>();
  /** The ids of those that another page has sent or discarded, and of which it has not told yet. */
  readonly #untold = new Set<string>();
  /** Whether the last change outlives the page. */
  #lastKept = Promise.resolve(true);
  readonly #loginId: string | undefined;
  readonly #isReachable: () => boolean;
  readonly #history: UndoHistory;
  readonly #kept: KeptChanges;
  readonly #turn: Turn;
  readonly #queue: ChangeQueue<ChangeFragment>;
  readonly #answered: Answered;

  /**
   * @param userId the owner of the changes. Without their login id, none can be made.
   * @param isReachable whether the server is likely to answer; else no part of the page waits for it.
   */
  constructor(
    { userId, loginId }: { userId: string; loginId: string | undefined },
    device: Device,
    isReachable: () => boolean,
    send: Send,
    answered: Answered,
  ) {
    this.#loginId = loginId;
    this.#isReachable = isReachable;
    this.#kept = new KeptChanges(device, userId);
    this.#queue = new ChangeQueue(
      async (sent, signal) =>
        send(this.#history.withOwnVersions(sent.change), sent.loginId, signal),
      (sent, answer) => this.#settle(sent, answer),
    );
    this.#answered = answered;
    this.#turn = new Turn(userId, (isOurs) => void this.#take(isOurs));
    this.#history = new UndoHistory(userId);
    const { found } = this.#kept;
    this.#refused = found.filter((kept) => isRefused(kept));
    this.#history.forget(idsOf(this.#refused));
    this.#queue.add(...found.filter((kept) => !isRefused(kept)).map((kept) => this.#wait(kept)));
    this.#state = this.#readState();
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly getState = () => this.#state;

  /** Sends what waits. @returns a function that stops sending; what waits then stays kept. */
  start(): () => void {
    this.#isStarted = true;
    const stopListening = this.#kept.start({
      onChange: () => void this.#read(),
      onMade: (made) => this.#made(made),
      onRemoved: (ids) => this.#history.forget(ids),
    });
    const stopTurn = this.#turn.start();
    return () => {
      this.#isStarted = false;
      stopTurn();
      stopListening();
      this.#queue.stop();
    };
  }

  /**
   * Makes a change, which can be undone from now on. Resolves when the server has the change, or after some seconds
   * without an answer: from then on the change is shown, and sent until it is answered.
   * @param maker receives a refusal until it is released; after that the refusal is in the state.
   * @throws ApiError when the server refuses the change, Error without a login id; the log is as before then.
   */
  async make(change: LogChange, maker: symbol): Promise<void> {
    return this.#add(change, maker, { isUndo: false });
  }

  /** Undoes the last change, once the server has made it. Resolves and throws as {@link make} does. */
  async undo(maker: symbol): Promise<void> {
    const last = this.#history.takeLast();
    return last && this.#add(invertChange(last), maker, { isUndo: true });
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
    if (!this.#isStarted) return; // Another instance sends, once the person is named.
    this.#turn.take();
    this.#queue.sendNow(this.#isStuck);
  };

  /** Discards changes that wait or were refused, by id. What was sent already may be in the log. */
  readonly discard = (...ids: string[]) => {
    const dropped = this.#queue.changes.filter(({ change }) => ids.includes(change.id));
    const refused = this.#refused.filter(({ change }) => ids.includes(change.id));
    const found = idsOf([...dropped, ...refused]);
    if (found.length === 0) return;
    for (const id of found) this.#gone.add(id);
    this.#drop(dropped);
    this.#queue.cancel(...dropped);
    this.#history.forget(found);
    this.#refused = this.#refused.filter((one) => !refused.includes(one));
    void this.#kept.remove(found);
    this.#show();
  };

  async #add(made: LogChange, maker: symbol, { isUndo }: { isUndo: boolean }): Promise<void> {
    const loginId = this.#loginId;
    if (loginId === undefined) throw new Error('The login id is not known yet.');
    const change = { ...made, id: createObjectId() };
    this.#history.add(change, { isUndo });
    const added = new PendingChange(change, loginId, { maker, isUndo });
    if (this.#isStuck || !this.#isReachable()) added.release();
    this.#lastKept = this.#kept.add({ change: this.#history.withOwnVersions(change), loginId });
    void this.#sendUnless(this.#lastKept);
    this.#queue.add(added);
    this.#turn.take();
    this.#show();
    this.#watch(added);
    await added.answer;
  }

  /** What is not kept is known to no other page. With a change, those before it may be kept after all. */
  async #sendUnless(kept: Promise<boolean>) {
    const isKept = await kept;
    if (!isKept && this.#isStarted) this.#queue.start();
    this.#show();
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
      // What only this page has, no other page sends. The server makes what is sent twice once.
      if (this.#kept.areAllKept) this.#queue.stop();
      return;
    }
    // What another page has sent or discarded meanwhile is not sent again.
    await this.#read();
    if (this.#turn.isOurs && this.#isStarted) this.#queue.start();
  }

  /** Takes over what other pages have made, sent or discarded, or what was refused there. */
  async #read() {
    const before = this.#queue.changes;
    const { unanswered } = this.#history;
    const read = await this.#kept.read();
    if (!read || !this.#isStarted) return; // An answer needs a page that shows it.
    const refusedHere = new Map(this.#refused.map((one) => [one.change.id, one]));
    const kept = read
      .filter(({ change }) => !this.#gone.has(change.id))
      // In an earlier read, what was refused here meanwhile still waits.
      .map((one) => refusedHere.get(one.change.id) ?? one);
    const { waiting, refused, missing, gone, added } = compareWithKept(
      kept,
      before,
      this.#queue.changes,
    );
    this.#refused = refused;
    this.#history.forget(idsOf(refused));
    this.#drop(missing);
    for (const id of gone) {
      this.#gone.add(id);
      this.#untold.add(id);
    }
    for (const { change } of missing) this.#answered(change);
    this.#queue.add(...added.map((one) => this.#wait(one)));
    const left = new Set(idsOf(this.#queue.changes));
    // Another page was answered, unless it says that it has discarded them.
    this.#history.learnMade(unanswered.filter(({ id }) => !left.has(id)));
    this.#history.learnBefore(waiting.map(({ change }) => change));
    this.#show();
  }

  /** Removes changes that wait no more. */
  #drop(dropped: readonly PendingChange[]) {
    for (const one of dropped) one.release();
    this.#queue.remove(...dropped);
    this.#isStuck &&= this.#queue.changes.length > 0;
  }

  async #settle(sent: PendingChange, answer: ChangeFragment | ApiError) {
    let stored: Promise<void>;
    if (answer instanceof ApiError) {
      const { id } = sent.change;
      // Another page has been answered, or has discarded the change, since this attempt began.
      if (this.#gone.has(id) || idsOf(this.#refused).includes(id)) return;
      stored = this.#refuse(sent, answer);
      this.#answered(sent.change);
    } else {
      const at = Date.now();
      this.#accept(sent, answer, at);
      stored = this.#kept.made(
        { id: sent.change.id, answer, at },
        this.#queue.ofSameEntries(sent).map(({ change, loginId }) => ({
          change: this.#history.withOwnVersions(change),
          loginId,
        })),
      );
    }
    // The server answers again, except perhaps about changes whose attempts have failed.
    this.#isStuck &&= this.#queue.changes.some(({ failures }) => failures > 0);
    this.#show();
    // In a reload, a change that the server has already answered would else be sent again behind the next one.
    await stored;
  }

  /** Another page has sent the change. */
  #made({ id, answer, at }: MadeElsewhere) {
    const sent = this.#queue.changes.find(({ change }) => change.id === id);
    if (!sent) {
      this.#history.learn(id, answer.entries);
      // Where the device cannot keep it, only the page that made the change had it.
      if (this.#untold.delete(id) || !this.#gone.has(id))
        this.#answered({ kind: 'create', entries: answer.entries }, answer, at);
      this.#gone.add(id);
      return;
    }
    this.#queue.remove(sent);
    this.#accept(sent, answer, at);
    this.#show();
  }

  #accept(sent: PendingChange, answer: ChangeFragment, at: number) {
    this.#gone.add(sent.change.id);
    this.#history.learn(sent.change.id, answer.entries);
    sent.accept();
    this.#answered(sent.change, answer, at);
  }

  async #refuse(sent: PendingChange, error: ApiError) {
    const isTold = sent.refuse(error);
    // Nothing can be done any more to entries that are not in the log.
    const isVoid = ({ ids }: PendingChange) => ids.every((id) => sent.ids.includes(id));
    const later = sent.change.kind === 'create' ? this.#queue.changes.filter(isVoid) : [];
    // The form has the food as it was added. An editor keeps what was edited since.
    if (isTold) for (const one of later) if (one.change.kind === 'update') one.refuse(error);
    this.#drop(later);
    this.#history.forget(idsOf([sent, ...later]));
    const change = isTold ? undefined : withLaterChanges(sent.change, later);
    const removed = idsOf(change ? later : [sent, ...later]);
    for (const id of removed) this.#gone.add(id);
    const refused = change && { change, loginId: sent.loginId, refusal: describeError(error) };
    if (refused) this.#refused = [...this.#refused, refused];
    await this.#kept.remove(removed, refused);
  }

  #show() {
    this.#state = this.#readState(this.#state);
    for (const listener of this.#listeners) listener();
  }

  #readState(known?: LogChangesState): LogChangesState {
    const lists = listChanges(this.#queue.changes, this.#history.done, known);
    const { areAllKept: isKept } = this.#kept;
    return { ...lists, refused: this.#refused, isStuck: this.#isStuck, isKept };
  }
}
