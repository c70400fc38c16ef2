import { newEntry } from '../food-log/add/newEntry.ts';
import type { MutationRow, ResponseRow } from '../store/rows.ts';

const day = '2026-11-21';
const soup = { name: 'Soup', calories: 200, fats: 4, proteins: 8, carbs: 30 };

/** A change of a person's log as a device stores it. */
export const mutationRow = (
  id: string,
  sequence: number,
  values: Partial<MutationRow> = {},
): MutationRow => ({
  id,
  sequence,
  owner: 'U1',
  tab: 'T1',
  loginId: 'demo@example.com',
  change: { kind: 'create', entries: [newEntry(soup, day)] },
  status: 'pending',
  ...values,
});

/** A response of the server as a device stores it. */
export const responseRow = (
  key: string,
  data: unknown,
  values: Partial<ResponseRow> = {},
): ResponseRow => ({ key, owner: 'U1', data, fetchedAt: 1000, ...values });

export const idsOfRows = (rows: readonly MutationRow[]) => rows.map(({ id }) => id);
