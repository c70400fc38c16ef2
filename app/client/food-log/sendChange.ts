import { ApiError } from '../api/ApiError.ts';
import type { Api } from '../api/createApi.ts';
import type { ChangeFragment } from '../api/operations.generated.ts';
import { changedContent } from './content.ts';
import type { LogChange, LoggedEntry } from './DayLog.types.ts';

/** How long to wait before sending again, in milliseconds (spec §9). */
const delays = [1000, 2000, 4000];

const asVersions = (entries: readonly LoggedEntry[]) =>
  entries.map(({ id, version }) => ({ id, version }));

async function send(api: Api, userId: string, change: LogChange): Promise<ChangeFragment> {
  if (change.kind === 'update') {
    const { before, after } = change;
    const changed = changedContent(before, after);
    // The server lets the time of day move along with an instant that comes alone.
    const { minuteOfDay } = after;
    const content = changed.loggedAt === undefined ? changed : { ...changed, minuteOfDay };
    return api.foodLogUpdate({ ...content, id: after.id, version: before.version });
  }
  if (change.kind === 'delete') return api.foodLogDelete(asVersions(change.entries));
  if (change.kind === 'restore') return api.foodLogRestore(asVersions(change.entries));
  return api.foodLogCreateMany(
    change.entries.map(({ version: _version, deletedAt: _deletedAt, ...entry }) => ({
      ...entry,
      userId,
    })),
  );
}

/**
 * Sends one change, and sends it again when no answer comes: the server knows each by its id or version and
 * makes it once.
 * @throws ApiError when the server refuses it, or does not answer for seven seconds.
 */
export async function sendChange(
  api: Api,
  userId: string,
  change: LogChange,
): Promise<ChangeFragment> {
  for (const delay of delays) {
    try {
      return await send(api, userId, change);
    } catch (error) {
      if (error instanceof ApiError && error.isRefusal) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, delay);
      });
    }
  }
  return send(api, userId, change);
}
