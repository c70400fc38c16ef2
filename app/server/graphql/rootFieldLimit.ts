import { GraphQLError, type ASTVisitor, type ValidationContext } from 'graphql';
import { createSelectionMeasure } from './selectionSize.ts';

const most = 8;

/**
 * Refuses operations with more than 8 root fields, and aliases of all other fields. A field of a list with an alias would
 * be answered again for each item; without one it is answered once, however often it is selected.
 */
export function rootFieldLimit(context: ValidationContext): ASTVisitor {
  const measure = createSelectionMeasure(context);
  const schema = context.getSchema();
  const roots = new Set<unknown>([schema.getQueryType(), schema.getMutationType()]);
  return {
    OperationDefinition(node) {
      if (measure(node.selectionSet).fields > most) {
        context.reportError(
          new GraphQLError(`The operation asks for more than ${most} things at once.`, {
            nodes: node,
          }),
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
