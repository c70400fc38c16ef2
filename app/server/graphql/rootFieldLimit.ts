import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

const most = 8;

/** Refuses operations that ask for more than 8 root fields, fragments included, or give more than 8 aliases. */
export function rootFieldLimit(context: ValidationContext): ASTVisitor {
  const counts = new Map<string, number>();

  const countOfFragment = (name: string): number => {
    const known = counts.get(name);
    if (known !== undefined) return known;
    // A cycle counts as 0 here; another rule refuses it.
    counts.set(name, 0);
    const count = countOf(context.getFragment(name)?.selectionSet);
    counts.set(name, count);
    return count;
  };

  const countOf = (selectionSet: SelectionSetNode | undefined): number => {
    let count = 0;
    for (const node of selectionSet?.selections ?? []) {
      if (node.kind === Kind.FIELD) count += 1;
      else if (node.kind === Kind.INLINE_FRAGMENT) count += countOf(node.selectionSet);
      else count += countOfFragment(node.name.value);
    }
    return count;
  };

  let aliases = 0;
  return {
    OperationDefinition(node) {
      if (countOf(node.selectionSet) > most) {
        context.reportError(
          new GraphQLError(`The operation asks for more than ${most} things at once.`, {
            nodes: node,
          }),
        );
      }
    },
    Field(node) {
      if (!node.alias) return;
      aliases += 1;
      if (aliases === most + 1) {
        context.reportError(
          new GraphQLError(`The operation gives more than ${most} aliases.`, { nodes: node }),
        );
      }
    },
  };
}
