import { onTestFinished } from 'vitest';

type Callback = (lock: { name: string } | null) => unknown;

interface Waiting {
  callback: Callback;
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
}

/** Web Locks of all pages of one browser, as far as the app uses them: one holder, a queue behind it, and `steal`. */
export class FakeLocks {
  readonly #holders = new Map<string, Waiting>();
  readonly #queues = new Map<string, Waiting[]>();

  readonly request = async (
    name: string,
    { steal = false, signal }: { steal?: boolean; signal?: AbortSignal },
    callback: Callback,
  ): Promise<unknown> => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const asked = { callback, resolve, reject };
    signal?.throwIfAborted();
    if (steal) {
      this.#holders.get(name)?.reject(new DOMException('Stolen.', 'AbortError'));
      this.#hold(name, asked);
    } else if (this.#holders.has(name)) {
      this.#queues.set(name, [...(this.#queues.get(name) ?? []), asked]);
      signal?.addEventListener('abort', () => {
        this.#queues.set(
          name,
          (this.#queues.get(name) ?? []).filter((other) => other !== asked),
        );
        reject(signal.reason);
      });
    } else this.#hold(name, asked);
    return promise;
  };

  #hold(name: string, asked: Waiting) {
    this.#holders.set(name, asked);
    const release = () => {
      if (this.#holders.get(name) !== asked) return;
      this.#holders.delete(name);
      const [next, ...others] = this.#queues.get(name) ?? [];
      this.#queues.set(name, others);
      if (next) this.#hold(name, next);
    };
    void (async () => {
      try {
        asked.resolve(await asked.callback({ name }));
      } catch (error) {
        asked.reject(error);
      }
      release();
    })();
  }
}

/** Gives the browser Web Locks until the test ends. jsdom has none. */
export function giveLocks(locks: object = new FakeLocks()) {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
}
