import { expect, test } from 'vitest';
import { maxChangedEntries, maxListedItems } from '../../../server/graphql/OperationLimits.ts';
import { maxEntriesPerDay, maxSummedEntries } from '../../../server/storage/Allowance.ts';
import {
  foodBytes,
  foodName,
  largestFood,
  lastDays,
  mostMeals,
  mutationFields,
  perDay,
  queryFields,
  selection,
  startHeavyServer,
  week,
} from '../../../server/testing/heavyLog.ts';
import { noPreferences } from '../../../server/storage/settings/kinds.ts';
import { egg, importedEgg } from '../../../server/testing/operations.ts';
import { seeded } from '../../../server/testing/seeded.ts';
import { idOf } from '../../../server/testing/writeDays.ts';
import { isLong, report, seed } from '../../randomised.ts';

const [days, requests] = isLong ? [lastDays(200), 400] : [lastDays(4), 40];
/** The rows that a changed entry costs at most: two days and foods, if it moves, and what is written. */
const rowsPerChange = 2 * (500 + 1 + 257 + 12);
/** The most fields of an operation below. A field that lists a page of a day reads all of the day. */
const maxFields = 8;
const maxBytes = maxListedItems * foodBytes + 2000;

const random = seeded(seed);
const below = (most: number) => Math.floor(random() * most);
const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)]!;

/** Makes an operation of the fields of the contract, with arguments and fragments near to what is allowed. */
function anyOperation(): { query: string; variables: object } {
  const isQuery = random() < 0.6;
  const count = pick([1, 1, 2, 3, maxFields]);
  const day = pick(days);
  const chosen = days.slice(0, 1 + below(days.length));
  const instants = random() < 0.5;
  const bound = (date: string, time: string) => (instants ? `${date}T${time}Z` : date);
  const name = (index: number) => foodName(random() < 0.8 ? index % 200 : index % 2);
  const variables = {
    id: idOf(day, below(perDay)),
    day,
    first: pick([1, 300, 500]),
    after: random() < 0.5 ? idOf(day, below(perDay)) : undefined,
    minuteOfDay: below(1440),
    limit: pick([1, 20, 125, 500, 1000]),
    pagination: {
      filter: {
        startDate: bound(chosen.at(-1) ?? day, '00:00:00'),
        endDate: bound(days[0] ?? day, '23:59:59'),
      },
    },
    entries: chosen.map((one, index) => ({ id: idOf(one, index), version: 1 + below(3) })),
    many: chosen.map((one, index) => Object.assign({}, egg, { name: name(index), day: one })),
    one: { ...egg, name: name(below(200)), day },
    targets: { startDay: pick(lastDays(600)), ...week, version: below(3) },
    meals: { meals: mostMeals.meals.slice(below(20)), version: 1 + below(3) },
    food: { ...largestFood(below(500)), isPinned: random() < 0.5, version: below(2) },
    preferences: { ...noPreferences, firstDayOfWeek: below(7), version: below(3) },
    mark: { day: pick(lastDays(600)), isPartial: random() < 0.5, version: below(3) },
    importId: `${below(2)}`.padStart(16, '0'),
    name: 'Year',
    userId: egg.userId,
    start: below(2) * chosen.length,
    staged: chosen.map((one, index) =>
      Object.assign({}, importedEgg, { name: name(index), day: one }),
    ),
    count: pick([chosen.length, 2 * chosen.length]),
    // Nobody's: to erase all is tried elsewhere.
    subject: 'U2',
    update: {
      id: idOf(day, below(perDay)),
      version: 1,
      day: pick(days),
      name: name(below(200)),
    },
  };
  const sources: Record<string, keyof typeof variables> = {
    foodLogSetTargets: 'targets',
    foodLogSetMeals: 'meals',
    foodLogSetFood: 'food',
    foodLogSetPreferences: 'preferences',
    foodLogSetDayMark: 'mark',
    foodLogCreate: 'one',
    foodLogCreateMany: 'many',
    foodLogUpdate: 'update',
  };
  /** Those of imports have the names of others. */
  const ofImports: Record<string, Record<string, keyof typeof variables>> = {
    foodLogStageImport: { id: 'importId', entries: 'staged' },
    foodLogCommitImport: { id: 'importId', entries: 'count' },
    foodLogUndoImport: { id: 'importId' },
  };
  const used = new Map<string, string>();
  const fields = Array.from({ length: count }, (_, index) => {
    const field = pick(isQuery ? queryFields : mutationFields);
    const args = field.args.map((arg) => {
      const variable =
        arg.name === 'data'
          ? (sources[field.name] ?? 'one')
          : (ofImports[field.name]?.[arg.name] ?? arg.name);
      // Two lists have a limit, of which one may be absent.
      used.set(variable, arg.type.toString());
      return `${arg.name}: $${variable}`;
    });
    const list = args.length > 0 ? `(${args.join(' ')})` : '';
    return `${count > 1 ? `f${index}: ` : ''}${field.name}${list}${selection(field)}`;
  });
  const declared = [...used].map(([variable, type]) => `$${variable}: ${type}`).join(' ');
  const head = `${isQuery ? 'query' : 'mutation'} Any${declared ? `(${declared})` : ''}`;
  const type = isQuery ? 'Query' : 'Mutation';
  const query =
    random() < 0.3
      ? `${head} { ...all } fragment all on ${type} { ${fields.join(' ')} }`
      : `${head} { ${fields.join(' ')} }`;
  return {
    query,
    variables: Object.fromEntries(Object.entries(variables).filter(([key]) => used.has(key))),
  };
}

/** Names an operation by its fields and the size of its largest list. */
function nameOf({ query, variables }: ReturnType<typeof anyOperation>): string {
  const fields = query.match(/foodLog\w+(?=[ (])/g) ?? [];
  const counts = Object.entries(Object.groupBy(fields, (field) => field)).map(
    ([field, all]) => `${field} × ${all?.length}`,
  );
  const lists = Object.values(variables).filter((value) => Array.isArray(value));
  const items = Math.max(0, ...lists.map((list) => list.length));
  return counts.join(' + ') + (items > 0 ? ` of ${items}` : '');
}

test('§7 no operation reads more rows, or answers more bytes, than is allowed, whatever is combined', async () => {
  const ask = await startHeavyServer(days);
  let most = { rows: 0, bytes: 0 };
  let costliest = { rows: '', bytes: '' };
  let allowed = 0;
  for (let count = 0; count < requests; count += 1) {
    const operation = anyOperation();
    const { answer, rows, bytes } = await ask(operation.query, operation.variables);
    const isChange = operation.query.startsWith('mutation');
    const maxRows = isChange
      ? maxChangedEntries * rowsPerChange
      : maxSummedEntries + maxListedItems + maxFields * (maxEntriesPerDay + 1);
    const of = nameOf(operation);
    const isWithin = rows <= maxRows && bytes <= maxBytes;
    expect({ of, rows, bytes, isWithin }).toEqual({ of, rows, bytes, isWithin: true });
    if (answer.errors === undefined) allowed += 1;
    if (rows > most.rows)
      [most, costliest] = [
        { ...most, rows },
        { ...costliest, rows: nameOf(operation) },
      ];
    if (bytes > most.bytes)
      [most, costliest] = [
        { ...most, bytes },
        { ...costliest, bytes: nameOf(operation) },
      ];
  }
  expect(allowed).toBeGreaterThan(requests / 10);
  report({
    operations: requests,
    allowed,
    [`rows read by ${costliest.rows}`]: most.rows,
    [`bytes answered to ${costliest.bytes}`]: most.bytes,
  });
});
