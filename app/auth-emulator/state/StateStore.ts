import { readStateFile, writeStateFile } from './stateFile.ts';
import type { State } from './State.ts';

/** Holds the state in memory and, with a file, on disk. Changes are made one after the other. */
export class StateStore {
  readonly #path: string | undefined;
  #state: State;
  #lastChange: Promise<unknown> = Promise.resolve();

  private constructor(path: string | undefined, state: State) {
    this.#path = path;
    this.#state = state;
  }

  /**
   * Opens the state file, or starts with `createState()` if there is none.
   * @throws Error if the file exists but cannot be used. It is not overwritten then.
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
   * Changes a copy of the state, which replaces the state once it is written to the file. The copy is read from the file,
   * because another server may use the same folder.
   * Rejects and leaves the state unchanged if `change` throws or the file cannot be written.
   */
  update<Result>(change: (draft: State) => Result): Promise<Result> {
    const run = this.#lastChange.then(async () => {
      const stored = this.#path === undefined ? undefined : await readStateFile(this.#path);
      const draft = stored ?? structuredClone(this.#state);
      const result = change(draft);
      if (this.#path !== undefined) await writeStateFile(this.#path, draft);
      this.#state = draft;
      return result;
    });
    this.#lastChange = run.catch(() => undefined);
    return run;
  }

  /** Resolves when all pending changes have ended. */
  async close(): Promise<void> {
    await this.#lastChange;
  }
}
