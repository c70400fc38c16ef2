import useEnhancedEffect from '@mui/utils/useEnhancedEffect';
import useForkRef from '@mui/utils/useForkRef';
import { useReducer, useRef } from 'react';
import type { ChangeEvent, ForwardedRef, InputEvent, Ref } from 'react';
import { completeChange } from './completeChange.ts';

interface OwnFieldOptions<Value> {
  ref: ForwardedRef<HTMLDivElement>;
  /** `undefined` if the field keeps its text itself. */
  value: Value | undefined;
  onChange: ((value: Value) => void) | undefined;
  onInput: ((event: InputEvent<HTMLDivElement>) => void) | undefined;
  read: (text: string) => Value;
  /** Called after each render and each key. `value` is `undefined` if only what belongs to the text is to be shown. */
  show: (
    input: HTMLInputElement,
    value: Value | undefined,
    before: { value: Value | undefined; isTyped: boolean },
  ) => void;
}

/** Props of the root. */
interface OwnField {
  ref: Ref<HTMLDivElement>;
  onInput: (event: InputEvent<HTMLDivElement>) => void;
  onChange: (event: ChangeEvent<HTMLDivElement>) => void;
}

/** The root of a component that is a field. Its text stays in the DOM, whether it is controlled or not. */
export function useOwnField<Value>(options: OwnFieldOptions<Value>): OwnField {
  const { value, onChange, onInput, read, show } = options;
  const root = useRef<HTMLDivElement>(null);
  const ref = useForkRef(root, options.ref);
  const before = useRef({ value, isTyped: false, isMounted: false });
  // If the value stays as it is, the field has to show it again.
  const [, rerender] = useReducer((count: number) => count + 1, 0);

  const report = (input: HTMLInputElement) => {
    onChange?.(read(input.value));
    before.current.isTyped = true;
    if (value !== undefined) rerender();
  };

  useEnhancedEffect(() => {
    const last = before.current;
    before.current = { value, isTyped: false, isMounted: true };
    const input = root.current?.querySelector('input');
    if (!input) return;
    // What was typed before React took over is not lost.
    if (!last.isMounted && input.value !== input.defaultValue) report(input);
    else show(input, value, last);
  });

  return {
    ref,
    onChange: completeChange,
    onInput: (event: InputEvent<HTMLDivElement>) => {
      onInput?.(event);
      const input = root.current?.querySelector('input');
      if (!input || event.target !== input) return;
      show(input, undefined, before.current);
      report(input);
    },
  };
}
