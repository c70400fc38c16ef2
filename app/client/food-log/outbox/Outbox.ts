import { ApiError } from '../../api/ApiError.ts';
import type { MutationRow, ResponseRow } from '../../store/rows.ts';
import type { Write } from '../../store/Database.ts';
import type { Store } from '../../store/Store.ts';
import { createObjectId } from '../data/createObjectId.ts';
import { type Answer, isSettingChange, type LogChange } from '../data/FoodLog.types.ts';
import { Leader } from './Leader.ts';
import { isOfActionOf, type OutboxState, outboxState, undoableOf } from './outboxState.ts';
import { rejection } from './rejection.ts';
import { Sender } from './Sender.ts';
import type { Send } from './sendChange.ts';
import { tabId } from './tabId.ts';
import { behind, inverseOf, withKnownVersions, withVersion } from './versions.ts';

/** How long a mutation may go unanswered before the page tells the person, in milliseconds. */
const slowAfterMs = 5000;

/** What an answer changes in the responses; without one, they are to be asked for. */
export interface Answered {
  putResponses: ResponseRow[];
  /** Called once they are written. */
  show: () => void;
}

/** What an outbox is about. */
export interface OutboxOptions {
  /** Whose mutations they are. */
  owner: string;
  /** Undefined until it is known: nothing can be submitted before. */
  loginId: string | undefined;
  store: Store;
  /** Whether the server is likely to answer; else no part of the page waits for it. */
  isReachable: () => boolean;
  send: Send;
  /** Reads the rows first, as other tabs have them. */
  answered: (change: LogChange, answer?: Answer) => Promise<Answered>;
}

/**
 * One person's mutations on this device. Each is stored, shown at once, sent until it is answered, and can be undone. Undo
 * submits the opposite change with the version that this device has left behind: the server rejects it where another
 * device has changed the entry since, so nothing is overwritten.
 */
export class Outbox {
  #state: OutboxState;
  readonly #options: OutboxOptions;
  readonly #tab = tabId();
  readonly #listeners = new Set<() => void>();
  /** Resolves or rejects what a part of the page waits for, by the id of the mutation. */
  readonly #awaited = new Map<string, PromiseWithResolvers<void>>();
  /** The ids of the mutations whose answers are timed. */
  readonly #timed = new Set<string>();
  #isStalled = false;
  #stored = Promise.resolve(true);
  #isStarted = false;
  /** Whether this tab is the leader and has read what others have done. */
  #isLeading = false;
  readonly #leader: Leader;
  readonly #sender: Sender;

  constructor(options: OutboxOptions) {
    this.#options = options;
    this.#leader = new Leader(options.owner, (isLeader) => void this.#lead(isLeader));
    this.#sender = new Sender({
      pending: () => this.#outgoing,
      send: async ({ change, loginId }, signal) =>
        options.send(withKnownVersions(change, this.#rows), loginId, signal),
      settle: async (row, answer) => this.#settle(row, answer),
    });
    this.#state = this.#readState();
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly getState = () => this.#state;

  /** Sends what is pending. @returns a function that stops this; what is pending then stays stored. */
  start(): () => void {
    this.#isStarted = true;
    const stopListening = this.#options.store.subscribe(() => this.#update());
    const stopLeading = this.#leader.start();
    this.#update();
    return () => {
      this.#isStarted = false;
      stopLeading();
      stopListening();
      this.#sender.abort();
    };
  }

  /**
   * Makes a change, which can be undone from now on. Resolves once the server has applied it, or after some seconds
   * without an answer: it is sent until it is answered.
   * @param signal aborts the wait: nobody is there any more to be told.
   * @param links the mutation that it undoes, or the action of which it is a part.
   * @throws ApiError when the server rejects it and `signal` is not aborted, Error without a login id. The log is then as
   * before. Without anyone to be told, the rejected mutation is in the state.
   */
  async submit(
    change: LogChange,
    signal?: AbortSignal,
    links?: Pick<MutationRow, 'undoes' | 'action'>,
  ): Promise<void> {
    const { owner, loginId, store, isReachable } = this.#options;
    if (loginId === undefined) throw new Error('The login id is not known yet.');
    const id = createObjectId();
    // A clock may be set back, and a database that is late may have mutations that are not known yet.
    const sequence = Math.max((store.mutations.at(-1)?.sequence ?? 0) + 1, Date.now());
    const row = { id, sequence, owner, tab: this.#tab, loginId, change, ...links };
    const awaited = Promise.withResolvers<void>();
    if (!this.#isStalled && isReachable() && !signal?.aborted) this.#awaited.set(id, awaited);
    else awaited.resolve();
    signal?.addEventListener('abort', () => this.#release(id));
    this.#stored = store.write({ putMutations: [{ ...row, status: 'pending' }] });
    this.#leader.steal();
    await awaited.promise;
  }

  /** Undoes the last action of this tab. Resolves and throws as {@link submit} does. */
  async undo(signal?: AbortSignal): Promise<void> {
    const rows = undoableOf(this.#rows, this.#tab).toReversed();
    const last = rows.filter(isOfActionOf(rows[0]));
    await Promise.all(
      last.map(async (row) => this.submit(inverseOf(row), signal, { undoes: row.id })),
    );
  }

  /** Resolves when the device has stored the last mutation: to false when it could not. */
  readonly whenStored = async (): Promise<boolean> => this.#stored;

  /** The server is silent, or out of reach: no part of the page waits for it any more. */
  stall() {
    if (this.#state.pending.length === 0) return;
    this.#isStalled = true;
    this.#release(...this.#awaited.keys());
    this.#update();
  }

  /** Sends every mutation without an answer again now. */
  readonly retry = () => {
    if (!this.#isStarted) return; // Another instance sends, once the person is named.
    this.#leader.steal();
    if (this.#isStalled) this.#sender.abort();
    this.#sender.retry();
  };

  /** Discards mutations that are pending or rejected, by id. What was sent already may be in the log. */
  readonly discard = (...ids: string[]) => {
    const found = this.#rows.filter(({ id, status }) => status !== 'applied' && ids.includes(id));
    if (found.length === 0) return;
    void this.#options.store.write({ deleteMutations: found.map(({ id }) => id) });
    this.#sender.abort();
    void this.#sender.start();
  };

  get #rows(): MutationRow[] {
    return this.#options.store.mutations.filter(({ owner }) => owner === this.#options.owner);
  }

  /** What this tab sends: what no other tab has, it sends also while another is the leader. */
  get #outgoing(): MutationRow[] {
    if (!this.#isStarted) return [];
    const { unstored } = this.#options.store;
    const pending = this.#rows.filter(({ status }) => status === 'pending');
    return this.#isLeading ? pending : pending.filter(({ id }) => unstored.has(id));
  }

  async #lead(isLeader: boolean) {
    this.#isLeading = false;
    if (isLeader) await this.#options.store.read();
    else this.#sender.abort();
    // What another tab has sent or discarded meanwhile is not sent again.
    this.#isLeading = this.#leader.isLeader;
    void this.#sender.start();
  }

  #release(...ids: string[]) {
    for (const id of ids) {
      this.#awaited.get(id)?.resolve();
      this.#awaited.delete(id);
    }
    this.#show();
  }

  /** Takes in that rows have changed, here or in another tab. */
  #update() {
    const pending = this.#rows.filter(({ status }) => status === 'pending');
    const ids = new Set(pending.map(({ id }) => id));
    this.#release(...[...this.#awaited.keys()].filter((id) => !ids.has(id)));
    this.#isStalled &&= pending.length > 0;
    for (const id of this.#timed) if (!ids.has(id)) this.#timed.delete(id);
    for (const id of ids) if (!this.#timed.has(id)) this.#time(id);
    void this.#sender.start();
  }

  #time(id: string) {
    this.#timed.add(id);
    setTimeout(() => {
      if (this.#timed.has(id)) this.stall();
    }, slowAfterMs);
  }

  async #settle(row: MutationRow, answer: Answer | ApiError) {
    const isRejected = answer instanceof ApiError;
    const { putResponses, show } = await this.#options.answered(
      row.change,
      isRejected ? undefined : answer,
    );
    const now = this.#rows.find(({ id }) => id === row.id);
    // Another tab was answered, or the person has discarded it, since this attempt began. An answer needs a page.
    if (now?.status !== 'pending' || !this.#isStarted) return;
    const rows = isRejected ? this.#reject(now, answer) : this.#apply(now, answer);
    const stored = this.#options.store.write({ ...rows, putResponses });
    // The server answers again, except perhaps about mutations whose attempts have failed.
    this.#isStalled &&= this.#sender.hasFailed;
    show();
    this.#show();
    // A tab that is reloaded before would send it again, behind the next one.
    await stored;
  }

  #apply(row: MutationRow, { entries, version = 0 }: Answer): Write {
    const { change } = row;
    const applied: MutationRow = isSettingChange(change)
      ? { ...row, status: 'applied', change: withVersion(change, version) }
      : { ...row, status: 'applied', result: entries };
    return { putMutations: [applied, ...behind(applied, this.#rows)] };
  }

  #reject(row: MutationRow, error: ApiError): Write {
    const isTold = this.#awaited.has(row.id);
    const { write, dropped } = rejection(this.#rows, row, error, isTold);
    this.#fail(row.id, error);
    // The form has the food as it was added. An editor keeps what was edited since.
    if (isTold)
      for (const { id, change } of dropped) if (change.kind === 'update') this.#fail(id, error);
    return write;
  }

  #fail(id: string, error: ApiError) {
    this.#awaited.get(id)?.reject(error);
    this.#awaited.delete(id);
  }

  #show() {
    this.#state = this.#readState(this.#state);
    for (const listener of this.#listeners) listener();
  }

  #readState(known?: OutboxState): OutboxState {
    const { unstored } = this.#options.store;
    const now = { tab: this.#tab, awaited: this.#awaited, unstored, isStalled: this.#isStalled };
    return outboxState(this.#rows, now, known);
  }
}
