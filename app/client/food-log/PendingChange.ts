import type { ApiError } from '../api/ApiError.ts';
import type { LogChange } from './DayLog.types.ts';

/** The part of the page that makes a change, as a React ref: whether it is still there to say what came of it. */
export interface ChangeMaker {
  readonly current: boolean;
}

/** A change without an answer, and the part of the page that waits for one. */
export class PendingChange {
  readonly change: LogChange;
  readonly #maker: ChangeMaker;
  readonly #onRefused: (() => void) | undefined;
  readonly #answer = Promise.withResolvers<void>();
  #isReleased = false;

  constructor(change: LogChange, maker: ChangeMaker, onRefused?: () => void) {
    this.change = change;
    this.#maker = maker;
    this.#onRefused = onRefused;
  }

  /** Settles with the answer, or once the maker is released. */
  get answer(): Promise<void> {
    return this.#answer.promise;
  }

  /** Whether a day shows it. An edit is not shown as long as its editor stands in its place. */
  get isShown(): boolean {
    return this.change.kind !== 'update' || this.#isReleased;
  }

  /** The maker need not wait any longer: the change is kept, and will be sent. */
  release() {
    this.#isReleased = true;
    this.#answer.resolve();
  }

  accept() {
    this.#answer.resolve();
  }

  /** @returns whether the maker is told; otherwise it waits no longer, or is not there any more. */
  refuse(error: ApiError): boolean {
    this.#onRefused?.();
    const isTold = this.#maker.current && !this.#isReleased;
    if (isTold) this.#answer.reject(error);
    else this.#answer.resolve();
    return isTold;
  }
}
