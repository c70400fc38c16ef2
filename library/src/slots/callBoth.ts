type Attributes = Record<string, unknown>;

const isFunction = (value: unknown) => typeof value === 'function';

/** Where a slot has a handler of a team and one of the component, calls the team's first; likewise refs. */
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
