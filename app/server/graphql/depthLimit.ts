import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

const deepest = 6;

/** Refuses operations more than 6 fields deep, through fragments too. Introspection is deep by nature and not counted. */
export function depthLimit(context: ValidationContext): ASTVisitor {
  const depths = new Map<string, number>();

  const depthOfFragment = (name: string): number => {
    const known = depths.get(name);
    if (known !== undefined) return known;
    // A cycle counts as 0 here; another rule refuses it.
    depths.set(name, 0);
    const depth = depthOf(context.getFragment(name)?.selectionSet);
    depths.set(name, depth);
    return depth;
  };

  const depthOf = (selectionSet: SelectionSetNode | undefined): number => {
    const depthsBelow = selectionSet?.selections.map((node) => {
      if (node.kind === Kind.FRAGMENT_SPREAD) return depthOfFragment(node.name.value);
      if (node.kind === Kind.INLINE_FRAGMENT) return depthOf(node.selectionSet);
      return node.name.value.startsWith('__') ? 0 : 1 + depthOf(node.selectionSet);
    });
    return Math.max(0, ...(depthsBelow ?? []));
  };

  return {
    OperationDefinition(node) {
      if (depthOf(node.selectionSet) > deepest) {
        context.reportError(
          new GraphQLError(`The operation is more than ${deepest} fields deep.`, { nodes: node }),
        );
      }
    },
  };
}
