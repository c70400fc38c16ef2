/**
 * The properties of an object that are not `undefined`: to pass `undefined` is to pass nothing. It is the same object if
 * all are, so that parts which compare their props do not render again.
 */
export function defined(props: object): object {
  const entries = Object.entries(props);
  const given = entries.filter(([, value]) => value !== undefined);
  return given.length < entries.length ? Object.fromEntries(given) : props;
}

/** `defined` of the props of a component and of what they say about its slots. */
export function definedProps(props: object): Record<string, unknown> {
  const given: Record<string, unknown> = { ...defined(props) };
  for (const key of ['slots', 'slotProps', 'classes'])
    if (given[key] instanceof Object) given[key] = defined(given[key]);
  return given;
}
