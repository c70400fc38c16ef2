/** A design token with its value as text. A colour is `#rrggbb`. */
export interface Token {
  name: string;
  value: string;
  isColour: boolean;
}

/** A token whose value changed. */
export interface TokenChange {
  name: string;
  from: string;
  to: string;
  isColour: boolean;
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The tokens of a file in the Design Tokens format. Aliases are left out: they change with what they name. */
export function readTokens(text: string | undefined): Token[] {
  const tokens: Token[] = [];
  const walk = (group: Record<string, unknown>, path: string[]) => {
    const value = group['$value'];
    if (value !== undefined) {
      const isColour = isGroup(value) && typeof value['hex'] === 'string';
      const isAlias = typeof value === 'string' && value.startsWith('{');
      const shown = isColour ? String(value['hex']).toLowerCase() : JSON.stringify(value);
      if (!isAlias) tokens.push({ name: path.join('.'), value: shown, isColour });
      return;
    }
    for (const [name, child] of Object.entries(group)) {
      if (!name.startsWith('$') && isGroup(child)) walk(child, [...path, name]);
    }
  };
  try {
    const root: unknown = JSON.parse(text ?? '{}');
    if (isGroup(root)) walk(root, []);
  } catch {
    // A token file that cannot be read names no cause; its own test says what is wrong.
  }
  return tokens;
}

/** The tokens that both files have with different values. */
export function changedTokens(before: readonly Token[], after: readonly Token[]): TokenChange[] {
  const old = new Map(before.map(({ name, value }) => [name, value]));
  return after.flatMap(({ name, value, isColour }) => {
    const from = old.get(name);
    return from === undefined || from === value ? [] : [{ name, from, to: value, isColour }];
  });
}
