import { readStateFile, writeStateFile } from './stateFile.ts';
import type { State } from './State.ts';

/** Holds the state in memory and, with a file, on disk. Changes happen one after the other. */
export class StateStore {
  readonly #path: string | undefined;
  #state: State;
  #lastChange: Promise<unknown> = Promise.resolve();

  private constructor(path: string | undefined, state: State) {
    this.#path = path;
    this.#state = state;
  }

  /**
   * Opens the state file, or starts with `createState()` where there is none.
   * Throws when the file is there and cannot be used; it is never overwritten then.
   */
  static async open(
    path: string | undefined,
    createState: () => Promise<State>,
  ): Promise<StateStore> {
    const stored = path === undefined ? undefined : await readStateFile(path);
    if (stored) return new StateStore(path, stored);
    const state = await createState();
    if (path !== undefined) await writeStateFile(path, state);
    return new StateStore(path, state);
  }

  get current(): Readonly<State> {
    return this.#state;
  }

  /**
   * Changes a copy of the state and keeps it once it is safely written.
   * Rejects, with the state as it was before, when `change` throws or the disk refuses.
   */
  update<Result>(change: (draft: State) => Result): Promise<Result> {
    const run = this.#lastChange.then(async () => {
      const draft = structuredClone(this.#state);
      const result = change(draft);
      if (this.#path !== undefined) await writeStateFile(this.#path, draft);
      this.#state = draft;
      return result;
    });
    this.#lastChange = run.catch(() => undefined);
    return run;
  }

  /** Resolves when every change asked for so far has ended. */
  async close(): Promise<void> {
    await this.#lastChange;
  }
}
