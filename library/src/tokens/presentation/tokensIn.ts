import tokens from '../tokens.json';

/** A token as Foundations shows it. */
export interface ShownToken {
  name: string;
  /** The value with its unit. */
  value: string;
  description: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The token that an alias such as `{color.light.card}` stands for. */
const aliased = (alias: string) =>
  alias
    .slice(1, -1)
    .split('.')
    .reduce<unknown>((group, name) => (isObject(group) ? group[name] : undefined), tokens);

function shown(value: unknown): string {
  if (typeof value === 'string' && value.startsWith('{')) {
    return shown(Object(aliased(value)).$value);
  }
  if (!isObject(value)) return String(value);
  return 'hex' in value
    ? String(value['hex'])
    : `${String(value['value'])} ${String(value['unit'])}`;
}

/** The tokens of a group in tokens.json, in the order of the file. */
export function tokensIn(group: object): ShownToken[] {
  return Object.entries(group)
    .filter(([name]) => !name.startsWith('$'))
    .map(([name, token]) => ({
      name,
      value: shown(token.$value),
      description: token.$description ?? '',
    }));
}
