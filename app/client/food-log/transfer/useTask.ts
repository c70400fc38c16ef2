import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import { describeError } from '../../api/describeError.ts';
import { FileError, type Task } from './TransferFile.types.ts';

/** After how long a person sees how far something has come, and can stop it, in milliseconds. */
const slowAfterMs = 1000;

/** How far something has come. */
export interface Progress {
  words: string;
  /** From 0 to 1; undefined where it is not known. */
  value: number | undefined;
}

/** The reason of a signal that the person has aborted. */
export const stopped = new DOMException('Stopped by the person.', 'AbortError');

/** The signal of what goes on when the page is left. */
export const neverStops = new AbortController().signal;

/** Runs one long thing at a time, which ends with the page. */
export function useTask() {
  const [progress, setProgress] = useState<Progress>();
  const [isSlow, setIsSlow] = useState(false);
  const [isRunning, setIsRunning] = useState(false);
  const [problem, setProblem] = useState<string>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  /** Does nothing while something else runs. What `work` throws becomes the problem, unless the person has stopped it. */
  const run = async (words: string, work: (task: Task) => Promise<void>) => {
    if (controller.current) return;
    const { signal } = (controller.current = new AbortController());
    setProblem(undefined);
    setProgress({ words, value: undefined });
    setIsRunning(true);
    const timer = setTimeout(setIsSlow, slowAfterMs, true);
    try {
      await work({ signal, report: (now, value) => setProgress({ words: now, value }) });
    } catch (error) {
      if (!signal.aborted) {
        const isFile = error instanceof FileError;
        // Anything but no answer is a mistake of ours.
        if (!isFile && !(error instanceof ApiError || error instanceof DOMException))
          reportError(error);
        setProblem(isFile ? error.message : describeError(error));
      }
    } finally {
      clearTimeout(timer);
      controller.current = undefined;
      setIsRunning(false);
      setIsSlow(false);
    }
  };

  return {
    run,
    stop: () => controller.current?.abort(stopped),
    isRunning,
    /** Undefined for the first second. */
    progress: isSlow ? progress : undefined,
    problem,
    setProblem,
  };
}
