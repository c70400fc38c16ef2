import * as fc from 'fast-check';
import * as changeOperations from '../../../server/testing/changeOperations.ts';
import {
  egg,
  foodLogCreate,
  foodLogFindById,
  foodLogStats,
  importedEgg,
} from '../../../server/testing/operations.ts';

const letters = ['{', '}', '"', '(', ':', '$', '\\', '\u0000', '\ud800', 'é', '🥚', 'a', '0', ' ', '\n', '[', '...', '@skip', '#', "'", '\u202e', '\ufeff', '&', '%', ';', '/', '=']; // prettier-ignore
const wrongValues: unknown[] = [null, true, -1, 0, 1.5, 1e308, 2 ** 31, '', 'x', '1', [], [[]], {}, { a: 1 }, '2026-11-20', '9'.repeat(300), '\ud800', 'a'.repeat(24)]; // prettier-ignore

/** Any text of characters that mean something somewhere. */
export const anyText = fc
  .array(fc.constantFrom(...letters), { maxLength: 40 })
  .map((parts) => parts.join(''));
const anyValue = fc.oneof(
  { weight: 3, arbitrary: anyText },
  { weight: 7, arbitrary: fc.constantFrom(...wrongValues) },
);
export const anyBytes = (maxLength: number) => fc.uint8Array({ minLength: 1, maxLength });
/** Up to so many repetitions of a text. */
export const anyMany = (most: number, text: string) =>
  fc.nat({ max: most - 1 }).map((count) => text.repeat(count));

const anyOperation = fc.constantFrom(
  foodLogCreate,
  foodLogStats,
  foodLogFindById,
  ...Object.values(changeOperations),
);
const fields = ['x', 'id', 'version', 'loggedAt', 'day', 'minuteOfDay', 'meal', 'amount', 'unit', ...Object.keys(egg)]; // prettier-ignore
const { userId: _, ...figures } = egg;
const anyList = (item: fc.Arbitrary<unknown>) =>
  fc.oneof(fc.array(item, { maxLength: 21 }), anyValue);
/** An egg or a setting of which one field has a wrong value, or something else. */
const anyData = fc.oneof(
  fc.record({
    startDay: fc.oneof(anyValue, fc.constant('2026-11-20')),
    targets: anyList(fc.record({ calories: anyValue })),
    version: fc.constantFrom(0, 1, -1, 2 ** 31),
  }),
  fc.record({
    meals: anyList(fc.record({ name: anyText, startMinute: fc.constantFrom(null, 0, -1, 1440) })),
    version: fc.constantFrom(0, 1, 1.5),
  }),
  fc.record({
    loggedAs: anyText,
    figures: fc.oneof(
      anyValue,
      fc
        .record({ amount: anyValue, unit: anyValue })
        .map((sent) => Object.assign({}, figures, sent)),
    ),
    isPinned: fc.constantFrom(true, false, 1),
    isHidden: fc.boolean(),
    deletedAt: fc.constantFrom(null, '0001-01-01T00:00:00Z', '9999-12-31T23:59:59+01:00', ''),
    version: fc.constantFrom(0, 1, 2),
  }),
  fc.record({
    theme: fc.constantFrom('DARK', 'dark', 0),
    density: fc.constantFrom('COMPACT', null),
    firstDayOfWeek: fc.constantFrom(null, 0, 7, -1),
    hourCycle: fc.constantFrom(null, 12, 23, 24),
    energyUnit: fc.constantFrom('KJ', 'kJ'),
    language: fc.constantFrom(null, 'de', '', 'de_DE', 'x'.repeat(36)),
    keyShortcuts: fc.boolean(),
    version: fc.constantFrom(0, 1, 2),
  }),
  fc.record({
    day: fc.oneof(anyValue, fc.constant('2026-11-20')),
    isPartial: fc.constantFrom(true, false, null),
    version: fc.constantFrom(0, 1, -1),
  }),
  fc
    .tuple(fc.constantFrom(...fields), anyValue)
    .map(([field, value]) => Object.assign({}, egg, { [field]: value })),
  anyValue,
);
const anyVariables = fc.record({
  data: anyData,
  pagination: fc.record({ filter: fc.record({ startDate: anyValue, endDate: anyValue }) }),
  id: fc.oneof(anyValue, fc.constant('a'.repeat(16))),
  entries: fc.oneof(
    fc.tuple(fc.record({ id: anyValue, version: anyValue })),
    fc.tuple(
      fc
        .tuple(fc.constantFrom(...fields), anyValue)
        .map(([field, value]) => Object.assign({}, importedEgg, { [field]: value })),
    ),
    anyValue,
  ),
  name: fc.oneof(anyText, anyValue),
  userId: fc.oneof(anyText, anyValue),
  start: fc.oneof(anyValue, fc.constant(0)),
  first: anyValue,
  after: anyValue,
  subject: fc.oneof(anyText, anyValue),
  day: anyValue,
  startDate: anyValue,
  endDate: anyValue,
  minuteOfDay: anyValue,
  limit: anyValue,
});

const toJson = (value: unknown) => JSON.stringify(value);
const create = toJson({ query: foodLogCreate, variables: { data: egg } });
const nested = (open: string, close: string, most: number) =>
  fc.nat({ max: most - 1 }).map((depth) => open.repeat(depth) + close.repeat(depth));

/** The body of a request: a GraphQL request with something wrong in it, or anything else. */
export const anyBody: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  anyText,
  anyBytes(300),
  anyValue.map(toJson),
  fc.record({ query: anyValue, variables: anyValue, operationName: anyValue }).map(toJson),
  fc.tuple(anyOperation, fc.nat(), anyText).map(([operation, place, text]) => {
    const cut = place % operation.length;
    return toJson({ query: operation.slice(0, cut) + text + operation.slice(cut) });
  }),
  fc.record({ query: anyOperation, variables: anyVariables }).map(toJson),
  fc.nat({ max: create.length - 1 }).map((length) => create.slice(0, length)),
  nested('[', ']', 5000),
  nested('{a', '}', 400).map((query) => `{"query":"${query}"}`),
  anyMany(2000, '9').map((number) => `{"query":"{__typename}","variables":{"a":${number}}}`),
  fc
    .constantFrom('__proto__', 'constructor')
    .map((name) => `{"query":"{__typename}","${name}":{"a":1}}`),
  // Words in an encoding that is not UTF-8.
  fc.constant(Buffer.from('{"query":"{__typename} #Crème"}', 'latin1')),
);
