/** A token, or a group of tokens, of a file in the Design Tokens format. */
interface Tree {
  $type?: string;
  $value?: unknown;
  $description?: string;
  [name: string]: unknown;
}

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const members = (tree: Tree) =>
  Object.entries(tree).filter(
    (entry): entry is [string, Tree] => !entry[0].startsWith('$') && isTree(entry[1]),
  );

/** Groups whose groups are the modes of one collection of variables. */
const modal = ['color', 'density'];

/** What an alias such as `{color.dark.paper}` stands for. */
function resolve(value: unknown, all: Tree): unknown {
  if (typeof value !== 'string' || !value.startsWith('{')) return value;
  const found = value
    .slice(1, -1)
    .split('.')
    .reduce<unknown>((tree, name) => (isTree(tree) ? tree[name] : undefined), all);
  return isTree(found) ? resolve(found.$value, all) : value;
}

/** The same tree with another value of each token. */
function withValues(tree: Tree, convert: (token: Tree, type?: string) => object, type?: string) {
  const own = tree.$type ?? type;
  if (tree.$value !== undefined) return { ...tree, ...convert(tree, own) };
  const { $type, $description } = tree;
  const converted: Tree = { ...($type && { $type }), ...($description && { $description }) };
  for (const [name, member] of members(tree)) converted[name] = withValues(member, convert, own);
  return converted;
}

/** The tokens of one mode, named without it: an alias to `color.light.card` becomes one to `color.card`. */
function modeOf(group: string, mode: string, all: Tree): Tree {
  const { $type, ...modes } = Object(all[group]);
  const first = members(modes)[0]?.[1];
  const tokens = members(modes[mode]).map(([name, { $value, $description }]) => [
    name,
    {
      $value:
        typeof $value === 'string' ? $value.replace(`{${group}.${mode}.`, `{${group}.`) : $value,
      // Only the first mode repeats what a token is for.
      $description: $description ?? Object(first?.[name]).$description,
    },
  ]);
  return { [group]: { $type, ...Object.fromEntries(tokens) } };
}

/** A value of the format of 2025.10 as the text that Tokens Studio reads. */
function asText(value: unknown): unknown {
  if (Array.isArray(value)) return value.join(', ');
  if (!isTree(value)) return value;
  if ('offsetX' in value) {
    const { offsetX, offsetY, ...others } = value;
    const shadow = Object.entries({ x: offsetX, y: offsetY, ...others });
    return {
      ...Object.fromEntries(shadow.map(([name, part]) => [name, asText(part)])),
      type: 'dropShadow',
    };
  }
  if (!('hex' in value)) return `${String(value['value'])}${String(value['unit'])}`;
  const alpha = Math.round(Number(value['alpha'] ?? 1) * 255);
  return alpha === 255
    ? value['hex']
    : `${String(value['hex'])}${alpha.toString(16).padStart(2, '0')}`;
}

/**
 * The design tokens as files that design tools import, by the path of the file. `figma/<mode>.tokens.json` has the
 * variables of one mode, and `figma/shared.tokens.json` those that have no modes, in the format of 2025.10.
 * `tokens-studio.json` has the same as token sets and themes, with values as text: Tokens Studio does not read the objects of 2025.10.
 * @param all The content of tokens.json.
 */
export function designToolFiles(all: Tree): Record<string, object> {
  const modes = modal.flatMap((group) =>
    members(Object(all[group])).map(([mode]) => ({
      group,
      mode,
      tokens: modeOf(group, mode, all),
    })),
  );
  const others = Object.fromEntries(members(all).filter(([name]) => !modal.includes(name)));
  const shared = withValues(others, ({ $value }) => ({ $value: resolve($value, all) }));
  const sets = [...modes, { mode: 'shared', tokens: shared }];
  return {
    ...Object.fromEntries(
      sets.map(({ mode, tokens }) => [
        `figma/${mode}.tokens.json`,
        { ...tokens, $extensions: { 'com.figma.modeName': mode } },
      ]),
    ),
    'tokens-studio.json': {
      ...Object.fromEntries(
        sets.map(({ mode, tokens }) => [
          mode,
          withValues(tokens, ({ $value }, $type) => ({ $type, $value: asText($value) })),
        ]),
      ),
      $themes: modes.map(({ group, mode }) => ({
        id: mode,
        name: mode,
        group,
        selectedTokenSets: { [mode]: 'enabled', shared: 'source' },
      })),
      $metadata: { tokenSetOrder: sets.map(({ mode }) => mode) },
    },
  };
}
