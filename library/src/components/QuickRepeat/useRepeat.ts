import { useEffect, useRef, useState } from 'react';
import { caughtMessage } from '../../format/errorMessage.ts';
import { fillIn } from '../../format/fillIn.ts';
import type { QuickRepeatProgress } from './QuickRepeat.types.ts';

/** A second press within this time belongs to a double tap, in milliseconds. */
const doubleTap = 500;
/** How long an item shows that it was logged, in milliseconds. */
const shownFor = 2000;

/** Tracks the progress of each item by its name, and the last error. */
export function useRepeat<Item extends { name: string }>(
  onRepeat: (item: Item) => unknown,
  failed: string,
) {
  const [progress, setProgress] = useState<ReadonlyMap<string, QuickRepeatProgress | undefined>>(
    new Map(),
  );
  const [failure, setFailure] = useState('');
  // A second press can arrive before the rerender of the first.
  const pressed = useRef(new Map<string, number>());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const { current } = timers;
    return () => {
      current.forEach((timer) => clearTimeout(timer));
      // What is hidden, and not removed, shows nothing when it comes back that the timers would have ended.
      setProgress((all) => new Map([...all].filter(([, shown]) => shown === 'logging')));
    };
  }, []);

  async function repeat(item: Item) {
    const { name } = item;
    const now = performance.now();
    if (now - (pressed.current.get(name) ?? -Infinity) < doubleTap) return;
    // Until the promise settles, every press counts as the same.
    pressed.current.set(name, Infinity);
    clearTimeout(timers.current.get(name));
    const show = (next: QuickRepeatProgress | undefined) =>
      setProgress((all) => new Map(all).set(name, next));
    show('logging');
    setFailure('');
    try {
      await onRepeat(item);
      show('logged');
      timers.current.set(
        name,
        setTimeout(() => show(undefined), shownFor),
      );
    } catch (error) {
      show(undefined);
      setFailure(caughtMessage(error, fillIn(failed, name)));
    }
    pressed.current.set(name, now);
  }

  return { progressOf: (name: string) => progress.get(name), failure, repeat };
}
