/**
 * Replaces what graphql-request imports from `graphql`, without its parser. Our operations are strings that codegen has
 * checked against the schema; only their kind and name are read again here, for `operationName`.
 */
export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' };

export function parse(source: string) {
  const [, operation, name] = /^\s*(query|mutation)\s+(\w+)/.exec(source) ?? [];
  return {
    kind: 'Document',
    definitions: [{ kind: Kind.OPERATION_DEFINITION, operation, name: { value: name } }],
  };
}

export function print(): never {
  throw new Error('Operations are sent as the strings they were generated as.');
}
