import { expect, it } from 'vitest';
import { createObjectId } from './createObjectId.ts';

it('an entry gets a unique ObjectId of 24 hexadecimal digits that begin with the time', () => {
  const now = new Date('2026-11-21T09:30:00Z');
  const ids = Array.from({ length: 1000 }, () => createObjectId(now));
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{24}$/);
  expect(Number.parseInt(ids[0]?.slice(0, 8) ?? '', 16)).toBe(now.getTime() / 1000);
});
