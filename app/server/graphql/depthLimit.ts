import { GraphQLError, type ASTVisitor, type ValidationContext } from 'graphql';
import { createSelectionMeasure } from './selectionSize.ts';

const maxDepth = 6;

/** Refuses operations that are more than 6 fields deep. */
export function depthLimit(context: ValidationContext): ASTVisitor {
  const measure = createSelectionMeasure(context);
  return {
    OperationDefinition(node) {
      if (measure(node.selectionSet).depth > maxDepth) {
        context.reportError(
          new GraphQLError(`The operation is more than ${maxDepth} fields deep.`, { nodes: node }),
        );
      }
    },
  };
}
