/**
 * Whether it is this page's turn to send one person's changes. Of all open pages, it is the turn of the one that a
 * person looked at or used last; when that page closes, it is another's. Where there are no locks, it is the turn of
 * every page: all send the same changes, and the server makes each once.
 */
export class Turn {
  // Browsers offer locks only over https or from this device.
  readonly #locks: LockManager | undefined = navigator.locks;
  readonly #name: string;
  readonly #onChange: (isOurs: boolean) => void;
  #stop = new AbortController();
  /** Ends the wait for another page to close. */
  #wait = new AbortController();
  #isOurs = false;

  /** @param onChange called whenever the turn comes or goes. */
  constructor(userId: string, onChange: (isOurs: boolean) => void) {
    this.#name = `food-log changes ${userId}`;
    this.#onChange = onChange;
  }

  get isOurs(): boolean {
    return this.#isOurs;
  }

  /** Takes the turn, or waits for it if nobody sees this page. @returns a function that ends this. */
  start(): () => void {
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    const whenSeen = () => {
      if (document.visibilityState === 'visible') this.take();
    };
    document.addEventListener('visibilitychange', whenSeen, { signal });
    addEventListener('focus', whenSeen, { signal });
    if (document.visibilityState === 'visible') this.take();
    else void this.#request({});
    return () => {
      this.#stop.abort();
      this.#set(false);
    };
  }

  /** Takes the turn from the page that has it. */
  take() {
    if (!this.#isOurs && !this.#stop.signal.aborted) void this.#request({ steal: true });
  }

  #set(isOurs: boolean) {
    if (this.#isOurs === isOurs) return;
    this.#isOurs = isOurs;
    this.#onChange(isOurs);
  }

  async #request({ steal = false }) {
    const stop = this.#stop.signal;
    this.#wait.abort();
    this.#wait = new AbortController();
    const signal = AbortSignal.any([stop, this.#wait.signal]);
    const untilStopped = async () => {
      if (stop.aborted) return;
      this.#set(true);
      await aborted(stop);
    };
    // Taken at once: the browser may answer after the next press.
    if (steal) this.#set(true);
    try {
      if (this.#locks)
        await this.#locks.request(this.#name, steal ? { steal } : { signal }, untilStopped);
      else await untilStopped();
    } catch (error) {
      const isAborted = error instanceof DOMException && error.name === 'AbortError';
      if (!isAborted) {
        // Browsers refuse locks where storage is blocked.
        await untilStopped();
      } else if (signal.aborted) {
        return;
      } else if (!stop.aborted) {
        // Another page has taken the turn.
        this.#set(false);
        await this.#request({});
      }
    }
  }
}

const aborted = async (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve());
  });
