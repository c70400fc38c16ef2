import { Kind, type SelectionNode, type SelectionSetNode, type ValidationContext } from 'graphql';

interface SelectionSize {
  /** How many fields are selected at the top, those of fragments included. */
  fields: number;
  /** How many are selected in all, those of a fragment each time it is spread. */
  allFields: number;
  /** How many fields deep the selection is. Introspection is deep by nature and counts as 0. */
  depth: number;
}

/**
 * Measures selection sets of one document, through fragments too. Each fragment is measured once, so that a document is
 * measured in linear time however often it spreads its fragments.
 */
export function createSelectionMeasure(
  context: ValidationContext,
): (selectionSet: SelectionSetNode | undefined) => SelectionSize {
  const fragments = new Map<string, SelectionSize>();

  const measureFragment = (name: string): SelectionSize => {
    const known = fragments.get(name);
    if (known) return known;
    // A cycle and an unknown fragment count as nothing here; other rules refuse them.
    fragments.set(name, { fields: 0, allFields: 0, depth: 0 });
    const size = measure(context.getFragment(name)?.selectionSet);
    fragments.set(name, size);
    return size;
  };

  const measureNode = (node: SelectionNode): SelectionSize => {
    if (node.kind === Kind.FRAGMENT_SPREAD) return measureFragment(node.name.value);
    if (node.kind === Kind.INLINE_FRAGMENT) return measure(node.selectionSet);
    const introspection = node.name.value.startsWith('__');
    const { allFields, depth } = measure(node.selectionSet);
    return { fields: 1, allFields: 1 + allFields, depth: introspection ? 0 : 1 + depth };
  };

  const measure = (selectionSet: SelectionSetNode | undefined): SelectionSize => {
    const size = { fields: 0, allFields: 0, depth: 0 };
    for (const { fields, allFields, depth } of selectionSet?.selections.map(measureNode) ?? []) {
      size.fields += fields;
      size.allFields += allFields;
      size.depth = Math.max(size.depth, depth);
    }
    return size;
  };

  return measure;
}
