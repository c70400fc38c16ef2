type Attributes = Record<string, unknown>;

/** Where a slot has a handler of a team and one of the component, calls the team's first; likewise refs. */
export function callBoth(props: Attributes, ours: Attributes, theirs?: Attributes) {
  for (const key in theirs) {
    const [first, second] = [theirs[key], ours[key]];
    if (!first || typeof second !== 'function') continue;
    props[key] = (...values: unknown[]) => {
      if (typeof first === 'function') first(...values);
      else Object.assign(first, { current: values[0] });
      second(...values);
    };
  }
}
