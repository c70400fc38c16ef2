import { GraphQLError, type ASTVisitor, type ValidationContext } from 'graphql';

/** Refuses questions about the schema itself: in production only its own client asks. */
export function noIntrospection(context: ValidationContext): ASTVisitor {
  return {
    Field(node) {
      if (node.name.value !== '__schema' && node.name.value !== '__type') return;
      context.reportError(
        new GraphQLError('The schema is not told in production.', { nodes: node }),
      );
    },
  };
}
