import { useRef, useState } from 'react';
import { fillIn } from '../../format/fillIn.ts';
import type { QuickRepeatProps } from './QuickRepeat.types.ts';

/** Tracks the names of the items that are being logged, and the last error. */
export function useRepeat(onRepeat: QuickRepeatProps['onRepeat'], failed: string) {
  const [pending, setPending] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState('');
  // A second press can arrive before the rerender of the first.
  const sending = useRef(new Set<string>());

  async function repeat(item: Parameters<typeof onRepeat>[0]) {
    if (sending.current.has(item.name)) return;
    sending.current.add(item.name);
    setPending([...sending.current]);
    setFailure('');
    try {
      await onRepeat(item);
    } catch (error) {
      setFailure((error instanceof Error && error.message) || fillIn(failed, item.name));
    }
    sending.current.delete(item.name);
    setPending([...sending.current]);
  }

  return { pending, failure, repeat };
}
