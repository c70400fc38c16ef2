/**
 * Whether this tab sends one person's mutations. Of all open tabs, the leader is the one that a person looked at or used
 * last; when it closes, another is. Where there are no locks, every tab is a leader: all send the same mutations, and the
 * server applies each once.
 */
export class Leader {
  // Browsers offer locks only over https or from this device.
  readonly #locks: LockManager | undefined = navigator.locks;
  readonly #name: string;
  readonly #onChange: (isLeader: boolean) => void;
  #stop = new AbortController();
  /** Ends the wait for another tab to close. */
  #wait = new AbortController();
  #isLeader = false;

  /** @param onChange called whenever this tab becomes the leader, or another does. */
  constructor(owner: string, onChange: (isLeader: boolean) => void) {
    this.#name = `foodlog leader ${owner}`;
    this.#onChange = onChange;
  }

  get isLeader(): boolean {
    return this.#isLeader;
  }

  /** Becomes the leader, or waits for that if nobody sees this tab. @returns a function that ends this. */
  start(): () => void {
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    const whenSeen = () => {
      if (document.visibilityState === 'visible') this.steal();
    };
    document.addEventListener('visibilitychange', whenSeen, { signal });
    addEventListener('focus', whenSeen, { signal });
    if (document.visibilityState === 'visible') this.steal();
    else void this.#request({});
    return () => {
      this.#stop.abort();
      this.#set(false);
    };
  }

  /** Becomes the leader in place of another tab. */
  steal() {
    if (!this.#isLeader && !this.#stop.signal.aborted) void this.#request({ steal: true });
  }

  #set(isLeader: boolean) {
    if (this.#isLeader === isLeader) return;
    this.#isLeader = isLeader;
    this.#onChange(isLeader);
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
    // At once: the browser may answer after the next press.
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
        // Another tab is the leader now.
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
