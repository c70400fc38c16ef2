/** The properties of an object that are not `undefined`: to pass `undefined` is to pass nothing. */
export const defined = (props: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined));

/** `defined` of the props of a component and of what they say about its slots. */
export function definedProps(props: object): Record<string, unknown> {
  const given = defined(props);
  for (const key of ['slots', 'slotProps', 'classes'])
    if (given[key]) given[key] = defined(given[key]);
  return given;
}
