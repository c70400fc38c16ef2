import useEnhancedEffect from '@mui/utils/useEnhancedEffect';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { PortionValue } from './PortionField.types.ts';

interface PortionOptions {
  /** The element around the amount's input and the select. */
  root: RefObject<HTMLElement | null>;
  /** `undefined` if the field keeps its value itself. */
  value: PortionValue | undefined;
  initial: PortionValue;
  hasPortions: boolean;
  onChange: (value: PortionValue) => void;
  onReset: () => void;
  readAmount: (text: string) => number | null;
}

const portionIn = (select: HTMLSelectElement) => select.value || null;

/** Holds the value, and shows the portion in its select, which keeps its state in the DOM as the input does. */
export function usePortion({
  root,
  value,
  initial,
  hasPortions,
  onChange,
  onReset,
  readAmount,
}: PortionOptions) {
  // It is set also where the value is given, so that the fields show the value again if it stays as it is.
  const [own, setOwn] = useState(initial);
  const [hadPortions, setHadPortions] = useState(hasPortions);
  if (hasPortions && !hadPortions) setHadPortions(true);
  // A food without portions shows its unit, as nothing could choose another one. Before any portions are there, they may
  // still be loading.
  const shown = value ?? (hasPortions || !hadPortions ? own : { ...own, portion: null });
  const latest = useRef(shown);
  const isMounted = useRef(false);

  const report = (change: Partial<PortionValue>) => {
    const next = { ...latest.current, ...change };
    latest.current = next;
    setOwn(next);
    onChange(next);
  };

  useEnhancedEffect(() => {
    latest.current = shown;
    const select = root.current?.querySelector('select');
    const isFirst = !isMounted.current;
    isMounted.current = true;
    if (!select || portionIn(select) === (shown.portion || null)) return;
    // What was chosen before React took over is not lost.
    if (isFirst) report({ portion: portionIn(select) });
    else select.value = shown.portion ?? '';
  });

  useEffect(() => {
    const input = root.current?.querySelector('input');
    const form = input?.form;
    if (!input || !form) return undefined;
    // The fields change after this event, and nothing else tells that they do.
    const reset = (event: Event) =>
      void setTimeout(() => {
        if (event.defaultPrevented || !input.isConnected) return;
        const select = root.current?.querySelector('select');
        onReset();
        report({ amount: readAmount(input.value), ...(select && { portion: portionIn(select) }) });
      });
    form.addEventListener('reset', reset);
    return () => form.removeEventListener('reset', reset);
  });

  return { shown, report };
}
