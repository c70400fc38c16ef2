import type { fakeServer } from './fakeServer.ts';

/** Logs two foods on 21 November 2026, deletes one of the day before, and offers three to log again. */
export function putBreakfast(server: ReturnType<typeof fakeServer>) {
  server.put({
    id: '1',
    day: '2026-11-21',
    name: 'Porridge with berries',
    loggedAt: '2026-11-21T07:40:00',
    minuteOfDay: 460,
    calories: 410,
    fats: 9,
    proteins: 15,
    carbs: 66,
  });
  server.put({
    id: '2',
    day: '2026-11-21',
    name: 'Lentil soup',
    loggedAt: '2026-11-21T09:10:00',
    minuteOfDay: 550,
    calories: 830,
    fats: 33,
    proteins: 46,
    carbs: 82,
  });
  server.put({ id: '0', day: '2026-11-20', deletedAt: '2026-11-20T20:00:00.000Z' });
  server.foods = [
    { name: 'Porridge with berries', calories: 410, fats: 9, proteins: 15, carbs: 66 },
    { name: 'Coffee', calories: 20, fats: 1, proteins: 1, carbs: 2 },
    { name: 'Apple', calories: 95, fats: 0, proteins: 0, carbs: 25 },
  ];
}
