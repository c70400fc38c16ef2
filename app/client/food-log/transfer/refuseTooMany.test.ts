import { addDays } from '@foodlog/ui';
import { describe, expect, it } from 'vitest';
import { refuseTooMany } from './refuseTooMany.ts';

const day = '2026-01-01';
const loggedAt = `${day}T08:00:00.000Z`;
const egg = {
  name: 'Egg',
  calories: 80,
  fats: 0,
  proteins: 0,
  carbs: 0,
  minuteOfDay: 480,
  loggedAt,
};
const eggsOn = (on: string, count: number) =>
  Array.from({ length: count }, () => Object.assign({ day: on }, egg));

describe('a file with more than the log can take', () => {
  it('is refused with the first day that would have more than 500 entries', () => {
    const eggs = [eggsOn('2026-01-02', 501), eggsOn(day, 500), eggsOn('2026-01-03', 500)].flat();
    const refuse = (logged: number) => () => refuseTooMany(eggs, new Map([[day, logged]]));
    expect(refuse(0)).toThrow('Nothing was imported: 01/02/2026 would have more than 500 entries');
    expect(refuse(1)).toThrow('Nothing was imported: 2 days, the first 01/01/2026, would have');
  });

  it('is taken when a day that is too full already gets nothing', () => {
    expect(() => refuseTooMany(eggsOn('2026-01-02', 1), new Map([[day, 501]]))).not.toThrow();
  });

  it('is refused with more than 200,000 new entries', () => {
    const days = Array.from({ length: 500 }, (_, ago) => addDays(day, -ago));
    const eggs = days.flatMap((on) => eggsOn(on, 400));
    expect(() => refuseTooMany(eggs, new Map())).not.toThrow();
    expect(() => refuseTooMany([...eggs, ...eggsOn(day, 1)], new Map())).toThrow(
      'Nothing was imported: the file has 200,001 new entries',
    );
  });
});
