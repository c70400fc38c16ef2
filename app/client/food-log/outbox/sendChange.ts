import type { Api } from '../../api/Api.ts';
import { changedContent } from '../data/entryContent.ts';
import {
  type Answer,
  isSettingChange,
  type LogChange,
  type LoggedEntry,
  type SettingChange,
} from '../data/FoodLog.types.ts';

const asVersions = (entries: readonly LoggedEntry[]) =>
  entries.map(({ id, version }) => ({ id, version }));

/** What is sent of a change of a setting. */
const setting = <Setting extends object>({
  before,
  after,
}: {
  before: { version: number };
  after: Setting;
}) => ({ ...after, version: before.version });

/** Sends a change of a setting. @returns what the server has set. */
async function sendSetting(api: Api, change: SettingChange, signal: AbortSignal) {
  if (change.kind === 'setTargets') return api.foodLogSetTargets(setting(change), signal);
  if (change.kind === 'setMeals') return api.foodLogSetMeals(setting(change), signal);
  if (change.kind === 'setPreferences') return api.foodLogSetPreferences(setting(change), signal);
  if (change.kind === 'setDayMark') return api.foodLogSetDayMark(setting(change), signal);
  return api.foodLogSetFood(setting(change), signal);
}

/** Sends a change once under that login id. Throws ApiError when the server refuses the change or does not answer. */
export type Send = (change: LogChange, loginId: string, signal: AbortSignal) => Promise<Answer>;

/**
 * Sends one change once. The server recognises each change by its id or version, so the same change can be sent again.
 * @param userId the person's last login id when the change was made (spec §3).
 * @throws ApiError when the server refuses the change or does not answer.
 */
export async function sendChange(
  api: Api,
  change: LogChange,
  userId: string,
  signal: AbortSignal,
): Promise<Answer> {
  if (isSettingChange(change)) {
    const { version } = await sendSetting(api, change, signal);
    return { entries: [], days: [], version };
  }
  if (change.kind === 'update') {
    const { before, after } = change;
    const changed = changedContent(before, after);
    // When only the instant is sent, the server derives the time of day from it.
    const { minuteOfDay } = after;
    const content = changed.loggedAt === undefined ? changed : { ...changed, minuteOfDay };
    return api.foodLogUpdate({ ...content, id: after.id, version: before.version }, signal);
  }
  if (change.kind === 'delete') return api.foodLogDelete(asVersions(change.entries), signal);
  if (change.kind === 'restore') return api.foodLogRestore(asVersions(change.entries), signal);
  const data = change.entries.map(({ version: _version, deletedAt: _deletedAt, ...entry }) => ({
    ...entry,
    userId,
  }));
  const [typed] = data;
  if (!change.isTyped || !typed) return api.foodLogCreateMany(data, signal);
  await api.foodLogCreate(typed, signal);
  // This answer holds no totals, so the day is fetched again.
  return { entries: change.entries, days: [] };
}
