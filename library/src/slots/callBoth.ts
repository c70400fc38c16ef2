type Attributes = Record<string, unknown>;

const isFunction = (value: unknown) => typeof value === 'function';

/** Merges the event handlers and refs of `slotProps` with the component's own. Those of `slotProps` are called first. */
export function callBoth(props: Attributes, ours: Attributes, theirs?: Attributes) {
  for (const key in theirs) {
    const both = [theirs[key], ours[key]];
    if (!both.every(key === 'ref' ? Boolean : isFunction)) continue;
    props[key] = (...values: unknown[]) => {
      for (const one of both) {
        if (typeof one === 'function') one(...values);
        else Object.assign(Object(one), { current: values[0] });
      }
    };
  }
}
