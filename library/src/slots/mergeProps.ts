import type { SxProps, Theme } from '@mui/material/styles';
import type { ElementType } from 'react';
import { defined } from './defined.ts';
import { mergeRefs } from './mergeRefs.ts';

/** The props of an element. */
export interface Attributes {
  [name: string]: unknown;
  className?: string;
  component?: ElementType;
  sx?: SxProps<Theme>;
}

type AnyFunction = (...values: unknown[]) => unknown;

const isFunction = (value: unknown): value is AnyFunction => typeof value === 'function';

const calledInTurn =
  (functions: AnyFunction[]) =>
  (...values: unknown[]) =>
    functions.forEach((one) => one(...values));

const inOneObject = (ours: unknown, theirs: unknown) => ({ ...Object(ours), ...Object(theirs) });

/** How props that are given twice become one. */
const merged: Record<string, (ours: unknown, theirs: unknown) => unknown> = {
  ref: (ours, theirs) => mergeRefs(Object(ours), Object(theirs)),
  inputRef: (ours, theirs) => mergeRefs(Object(ours), Object(theirs)),
  style: inOneObject,
  slots: inOneObject,
  slotProps: (ours, theirs) => mergeAll(Object(ours), Object(theirs)),
  sx: (ours, theirs) => [ours, theirs].flat(),
};

function mergeAll(ours: Record<string, Attributes>, theirs: Record<string, Attributes>) {
  const both = Object.keys(theirs).map((slot) =>
    isFunction(theirs[slot])
      ? [slot, theirs[slot]]
      : [slot, mergeProps(ours[slot] ?? {}, theirs[slot])],
  );
  return { ...ours, ...Object.fromEntries(both) };
}

/**
 * Merges the component's own props of a slot with those of `slotProps`, which win. Event handlers and refs are both
 * called, those of `slotProps` first; `style`, `sx`, `slots` and `slotProps` are merged.
 */
export function mergeProps(ours: Attributes, theirs: Attributes = {}): Attributes {
  const props = { ...ours, ...defined(theirs) };
  for (const key in theirs) {
    const both = [theirs[key], ours[key]];
    const merge = merged[key];
    if (merge && both.every(Boolean)) props[key] = merge(ours[key], theirs[key]);
    else if (/^on[A-Z]/.test(key) && both.every(isFunction)) props[key] = calledInTurn(both);
  }
  return props;
}
