import { GraphQLError, type ASTVisitor, type ValidationContext } from 'graphql';
import { createSelectionMeasure } from './selectionSize.ts';

const maxRootFields = 8;
/** A document without fragments has at most as many, because it has at most as many words. */
const maxFields = 500;

/**
 * Refuses operations with more than 8 root fields, or more than 500 in all, and aliases of all other fields. A field of a
 * list with an alias would be answered again for each item; without one it is answered once, however often it is selected.
 * To compile an operation, though, each fragment is read as often as it is spread: without an end, where each spreads the
 * next one twice.
 */
export function fieldLimit(context: ValidationContext): ASTVisitor {
  const measure = createSelectionMeasure(context);
  const schema = context.getSchema();
  const roots = new Set<unknown>([schema.getQueryType(), schema.getMutationType()]);
  return {
    OperationDefinition(node) {
      const { fields, allFields } = measure(node.selectionSet);
      const refuse = (message: string) =>
        context.reportError(new GraphQLError(message, { nodes: node }));
      if (fields > maxRootFields)
        refuse(`The operation asks for more than ${maxRootFields} things at once.`);
      if (allFields > maxFields) {
        refuse(
          `The operation selects more than ${maxFields} fields, those of a fragment each time it is spread.`,
        );
      }
    },
    Field(node) {
      const parent = context.getParentType();
      if (!node.alias || !parent || roots.has(parent)) return;
      context.reportError(
        new GraphQLError(
          `The field ${node.name.value} cannot have an alias: only the fields of the operation itself can.`,
          { nodes: node },
        ),
      );
    },
  };
}
