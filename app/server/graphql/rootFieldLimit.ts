import { GraphQLError, type ASTVisitor, type ValidationContext } from 'graphql';
import { createSelectionMeasure } from './selectionSize.ts';

const most = 8;

/** Refuses operations with more than 8 root fields, and documents with more than 8 aliases. */
export function rootFieldLimit(context: ValidationContext): ASTVisitor {
  const measure = createSelectionMeasure(context);
  let aliases = 0;
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
