import { Kind, parse, ValidationContext, buildSchema, TypeInfo } from 'graphql';
import { expect, test } from 'vitest';
import { createSelectionMeasure } from './selectionSize.ts';

const schema = buildSchema('type Query { a: Query, b: Query }');

function measure(query: string) {
  const document = parse(query);
  const context = new ValidationContext(schema, document, new TypeInfo(schema), () => {});
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('There is no operation.');
  return createSelectionMeasure(context)(operation.selectionSet);
}

test.each([
  ['fields beside each other', '{ a b }', { fields: 2, allFields: 2, depth: 1 }],
  ['a field in a field', '{ a { b { a b } } b }', { fields: 2, allFields: 5, depth: 3 }],
  [
    'introspection, which is not counted as deep',
    '{ __schema { a } a }',
    { fields: 2, allFields: 3, depth: 1 },
  ],
  ['inline fragments', '{ ... { a ... { b { a } } } }', { fields: 2, allFields: 3, depth: 2 }],
  [
    'a fragment spread twice',
    '{ ...A ...A } fragment A on Query { a b }',
    { fields: 4, allFields: 4, depth: 1 },
  ],
  [
    'a fragment in a fragment',
    '{ a { ...A } } fragment A on Query { b { ...B } } fragment B on Query { a }',
    { fields: 1, allFields: 3, depth: 3 },
  ],
  ['an unknown fragment', '{ a { ...Unknown } }', { fields: 1, allFields: 1, depth: 1 }],
  [
    'fragments that spread each other',
    '{ ...A } fragment A on Query { a { ...B } } fragment B on Query { b { ...A } }',
    { fields: 1, allFields: 2, depth: 2 },
  ],
])('measures %s', (_case, query, size) => {
  expect(measure(query)).toEqual(size);
});

test('measures each fragment once', () => {
  const fragments = Array.from(
    { length: 40 },
    (_, count) => `fragment F${count} on Query { ...F${count + 1} ...F${count + 1} }`,
  );
  expect(measure(`{ ...F0 } ${fragments.join(' ')} fragment F40 on Query { a }`)).toEqual({
    fields: 2 ** 40,
    allFields: 2 ** 40,
    depth: 1,
  });
});
