import * as changeOperations from '../../../server/testing/changeOperations.ts';
import {
  egg,
  foodLogCreate,
  foodLogFindById,
  foodLogStats,
} from '../../../server/testing/operations.ts';
import type { Junk } from './Junk.ts';

const operations = [
  foodLogCreate,
  foodLogStats,
  foodLogFindById,
  ...Object.values(changeOperations),
];
const fields = ['x', 'id', 'version', 'loggedAt', 'day', 'minuteOfDay', ...Object.keys(egg)];

function variables(junk: Junk, data: unknown): object {
  return {
    data,
    pagination: { filter: { startDate: junk.value(), endDate: junk.value() } },
    id: junk.value(),
    entries: [{ id: junk.value(), version: junk.value() }],
    day: junk.value(),
    minuteOfDay: junk.value(),
    limit: junk.value(),
  };
}

const nested = (open: string, close: string, depth: number) =>
  open.repeat(depth) + close.repeat(depth);

type Body = (junk: Junk) => string | Uint8Array;
const bodies: Body[] = [
  (junk) => junk.text(),
  (junk) => junk.bytes(300),
  (junk) => JSON.stringify(junk.value()),
  (junk) =>
    JSON.stringify({
      query: junk.value(),
      variables: junk.value(),
      operationName: junk.value(),
    }),
  (junk) => {
    const operation = junk.pick(operations);
    const cut = junk.below(operation.length);
    return JSON.stringify({ query: operation.slice(0, cut) + junk.text() + operation.slice(cut) });
  },
  (junk) => {
    const data = { ...egg, [junk.pick(fields)]: junk.value() };
    return JSON.stringify({ query: junk.pick(operations), variables: variables(junk, data) });
  },
  (junk) =>
    JSON.stringify({ query: junk.pick(operations), variables: variables(junk, junk.value()) }),
  (junk) => junk.cut(JSON.stringify({ query: foodLogCreate, variables: { data: egg } })),
  (junk) => nested('[', ']', junk.below(5000)),
  (junk) => `{"query":"${nested('{a', '}', junk.below(400))}"}`,
  (junk) => `{"query":"{__typename}","variables":{"a":${'9'.repeat(junk.below(2000))}}}`,
  (junk) => `{"query":"{__typename}","${junk.pick(['__proto__', 'constructor'])}":{"a":1}}`,
  // Words in an encoding that is not UTF-8.
  () => Buffer.from('{"query":"{__typename} #Crème"}', 'latin1'),
];

/** Returns the body of a request: a GraphQL request with something wrong in it, or anything else. */
export const anyBody: Body = (junk) => junk.pick(bodies)(junk);
