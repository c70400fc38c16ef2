import { readFile } from 'node:fs/promises';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import {
  foodLogCreateMany,
  foodLogDelete,
  foodLogErase,
} from '../../../server/testing/changeOperations.ts';
import { engines } from '../../../server/testing/engines.ts';
import { isLong, report, seed } from '../../randomised.ts';
import { seeded } from '../../../server/testing/seeded.ts';
import { createTestServer } from '../../../server/testing/testServer.ts';
import { attempts } from './attempts.ts';
import { now, Person, sharedDay, sharedDeletedId, sharedId } from './Person.ts';

const [count, rounds] = isLong ? [200, 6] : [16, 1];
/** People whose names a careless comparison could mix up. */
const lookalikes = [
  'U',
  'u',
  'U ',
  ' U',
  '%',
  'U%',
  '_',
  'É',
  'E\u0301',
  "U' or ''='",
  '0',
  '00',
  '-0',
];

/** Logs entries of the person: one under an id that everybody uses, own ones, and deleted ones. */
async function logEntries(person: Person): Promise<void> {
  // More own ones than another person can take the ids of.
  const own = Array.from({ length: 6 }, () => person.newEntry());
  const kept = [person.newEntry({ id: sharedId, day: sharedDay }), ...own];
  const deleted = [person.newEntry({ id: sharedDeletedId }), person.newEntry(), person.newEntry()];
  const data = [...kept, ...deleted].map((entry) => person.creating(entry));
  const created = person.changed(...kept, ...deleted);
  await person.try([foodLogCreateMany, { data }], { foodLogCreateMany: created });
  const entries = deleted.map(({ id, version }) => ({ id, version }));
  const after = { version: 2, deletedAt: now };
  const gone = person.changed(...deleted.map((entry) => Object.assign({}, entry, after)));
  await person.try([foodLogDelete, { entries }], { foodLogDelete: gone });
}

const schema = buildSchema(
  await readFile(new URL('../../../schema.graphql', import.meta.url), 'utf8'),
);

/** Reads the whole log of a person, as nobody else may have changed it. */
async function readLog(person: Person): Promise<void> {
  const reads = Object.keys(schema.getQueryType()?.getFields() ?? {});
  // The one of an entry takes the id of another person's.
  for (const read of reads.filter((name) => name !== 'foodLogFindById')) {
    await attempts[read]?.(person, person);
  }
}

test('every operation of the contract is tried with the entries and settings of others', async () => {
  const operations = [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ];
  const names = operations.flatMap((type) => Object.keys(type?.getFields() ?? {}));
  expect(Object.keys(attempts).toSorted()).toEqual(names.toSorted());
});

test.each(Object.entries(engines))(
  'on %s, nobody reads, changes or counts an entry or a setting of somebody else',
  async (_engine, openStore) => {
    const store = await openStore();
    const { ask, token } = await createTestServer({}, { now: () => now, store });
    const random = seeded(seed);
    const people = await Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const loginIds = index % 2 === 0 ? [`${index}@example.com`] : undefined;
        const subject = lookalikes[index] ?? `U${index}`;
        const bearer = await token({ sub: subject, loginIds });
        const person = new Person(
          index,
          subject,
          async (query, variables) => ask(query, variables, bearer),
          seeded(seed * 1000 + index),
        );
        await logEntries(person);
        return person;
      }),
    );
    for (let round = 0; round < rounds; round += 1) {
      await Promise.all(
        people.map(async (person, index) => {
          const other = people[(index + 1 + Math.floor(random() * (count - 1))) % count];
          if (!other) return;
          for (const attempt of Object.values(attempts)) await attempt(person, other);
        }),
      );
    }
    for (const person of people) await readLog(person);
    const [erased, ...left] = people;
    await erased?.try([foodLogErase, { subject: erased.subject }], { foodLogErase: true });
    for (const person of left) await readLog(person);

    const wrong = people.flatMap((person) => person.wrong);
    const tried = people.reduce((sum, person) => sum + person.tried, 0);
    report({ attempts: tried, 'answered otherwise than if nobody else existed': wrong.length });
    expect(wrong.slice(0, 3)).toEqual([]);
  },
);
