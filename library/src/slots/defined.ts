/**
 * The properties of an object that are not `undefined`: to pass `undefined` is to pass nothing. It is the same object if
 * all are, so that parts which compare their props do not render again.
 */
export function defined<Props extends object>(props: Props): Partial<Props> {
  const given: Partial<Props> = {};
  let result: Partial<Props> = props;
  for (const name in props)
    if (props[name] === undefined) result = given;
    else given[name] = props[name];
  return result;
}

/** `defined` of the props of a component and of what they say about its slots. */
export function definedProps(props: object): Record<string, unknown> {
  const given: Record<string, unknown> = { ...defined(props) };
  for (const key of ['slotProps', 'slots', 'classes']) given[key] &&= defined(given[key]);
  return given;
}
