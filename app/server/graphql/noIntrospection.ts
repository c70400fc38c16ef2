import { GraphQLError, type ASTVisitor, type ValidationContext } from 'graphql';

/** Refuses introspection. In production only this product's client uses the API. */
export function noIntrospection(context: ValidationContext): ASTVisitor {
  return {
    Field(node) {
      if (node.name.value !== '__schema' && node.name.value !== '__type') return;
      context.reportError(new GraphQLError('Introspection is off in production.', { nodes: node }));
    },
  };
}
