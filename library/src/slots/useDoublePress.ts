import { useCallback, useRef } from 'react';
import type { MouseEvent } from 'react';

/** Two presses within this time are a double press, in milliseconds. */
const doublePress = 500;

/**
 * Returns a function that tells whether a press is the second half of a double press. Browsers count the presses of a
 * mouse. Those of a key have no count; those of a finger are counted within a shorter time, or not at all.
 */
export function useDoublePress(): (press: MouseEvent) => boolean {
  const last = useRef(-Infinity);
  return useCallback(({ detail, timeStamp, nativeEvent }: MouseEvent) => {
    if (detail > 1) return true;
    const isFinger = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
    if (detail === 1 && !isFinger) return false;
    if (timeStamp - last.current < doublePress) return true;
    last.current = timeStamp;
    return false;
  }, []);
}
