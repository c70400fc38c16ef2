import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { depthLimit } from './depthLimit.ts';

const schema = buildSchema('type Query { deeper: Query, end: Int }');
const problems = (query: string) =>
  validate(schema, parse(query), [depthLimit]).map(({ message }) => message);
const tooDeep = ['The operation is more than 6 fields deep.'];

test('six fields deep is answered, seven is not', () => {
  expect(problems('{ deeper { deeper { deeper { deeper { deeper { end } } } } } }')).toEqual([]);
  expect(
    problems('{ deeper { deeper { deeper { deeper { deeper { deeper { end } } } } } } }'),
  ).toEqual(tooDeep);
});

test('depth is counted through fragments', () => {
  const fragments =
    'fragment A on Query { deeper { deeper { ...B } } } fragment B on Query { deeper { ... { deeper { end } } } }';
  expect(problems(`{ deeper { ...A } } ${fragments}`)).toEqual([]);
  expect(problems(`{ deeper { deeper { ...A } } } ${fragments}`)).toEqual(tooDeep);
});
