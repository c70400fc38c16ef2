import { idOf } from '../../server/testing/writeDays.ts';
import { lastDay } from './fillLog.ts';

/** The days of the person who asks, each with so many entries, of so many foods. */
export const heavyDays = Array.from({ length: 400 }, (_, ago) =>
  new Date(Date.parse(lastDay) - ago * 86_400_000).toISOString().slice(0, 10),
);
export const heavyPerDay = 500;
export const heavyFoods = 200;

const list = `foodLogItems(limit: 1000) { __typename name calories fats proteins carbs timesLogged lastLoggedAt }`;
const range = `{ startDate: "${heavyDays.at(-1)}T00:00:00Z", endDate: "${lastDay}T00:00:00Z" }`;
const sum = `foodLogStats(pagination: { filter: ${range} }) { calories fats proteins carbs }`;
const versionsOf = (count: number, stream: number) =>
  heavyDays
    .slice(0, 200)
    .map((day, index) => ({ id: idOf(day, index + stream), version: count + 1 }));
const change = 'entries { id name version } days { day stats { calories } }';
const fragments = Array.from({ length: 45 }, (_, index) => `f${index}`);
const document = `{ foodLogItems(limit: 1) { ${fragments.map((name) => `...${name}`).join(' ')} } }
  ${fragments.map((name) => `fragment ${name} on FoodLogSuggestion { name }`).join(' ')}`;

/** The most expensive requests that are allowed. Each makes a body from how many its stream has sent, and the stream's number. */
export const heavyRequests: Record<string, (count: number, stream: number) => object> = {
  'lists 1,000 foods with long names': () => ({ query: `{ ${list} }` }),
  'sums 200,000 entries': () => ({ query: `{ ${sum} }` }),
  both: () => ({ query: `{ ${sum} ${list} }` }),
  'deletes or restores 200 entries of 200 days and foods': (count, stream) => ({
    query: `mutation ($entries: [FoodLogVersionDtoInput!]!) { ${count % 2 === 0 ? 'foodLogDelete' : 'foodLogRestore'}(entries: $entries) { ${change} } }`,
    variables: { entries: versionsOf(count, stream) },
  }),
  'a new document of 500 tokens': (count, stream) => ({
    query: `${document} # ${stream} ${count}`,
  }),
};
