import { Kind, type ValueNode } from 'graphql';
import { badUserInput } from './badUserInput.ts';
import { isDay, parseInstant } from './dates.ts';

function text(value: unknown, expected: string): string {
  if (typeof value !== 'string') throw badUserInput(`${expected} is written as text.`);
  return value;
}

/** Returns the id in lower case. */
function readObjectId(value: unknown): string {
  const id = text(value, 'An ObjectId');
  if (!/^[0-9a-f]{24}$/i.test(id)) throw badUserInput('An ObjectId has 24 hexadecimal digits.');
  return id.toLowerCase();
}

function readDateTime(value: unknown): string {
  const instant = parseInstant(text(value, 'An instant'));
  if (!instant) {
    throw badUserInput(
      'An instant is written like 2026-03-29T09:30:00+01:00 and names a time that exists.',
    );
  }
  return instant.toISOString();
}

function readLocalDate(value: unknown): string {
  const day = text(value, 'A day');
  if (!isDay(day))
    throw badUserInput('A day is written like 2026-03-29 and exists in the calendar.');
  return day;
}

function readDayOrInstant(value: unknown): string {
  const bound = text(value, 'A day or an instant');
  return bound.includes(':') ? readDateTime(bound) : readLocalDate(bound);
}

const scalar = (read: (value: unknown) => string) => ({
  parseValue: read,
  parseLiteral: (node: ValueNode) => read(node.kind === Kind.STRING ? node.value : undefined),
});

/** Parses the scalars of the contract. An instant becomes its UTC form, to the millisecond. */
export const scalars = {
  ObjectId: scalar(readObjectId),
  DateTime: scalar(readDateTime),
  LocalDate: scalar(readLocalDate),
  DayOrInstant: scalar(readDayOrInstant),
};
